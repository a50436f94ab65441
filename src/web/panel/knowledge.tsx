import type { JSX } from 'preact';
import type { Scene } from '../../boards/scene.ts';
import type { Match } from '../match.ts';
import { nameIn, say } from '../speech.ts';
import { hiddenOf, markOf, type Army, type Unit } from './forces.ts';
import { mark } from './mark.ts';
import { Eye, Pips } from './symbol.tsx';
import { sightingWords } from './words.ts';

interface KnowledgeProps {
  readonly match: Match;
  readonly scene: Scene;
  readonly armies: readonly Army[];
}

const isOpen = ({ entry, piece }: Unit): boolean => entry.fate === 'known' && piece?.open === true;

/** Seen earlier in the game, and not since. */
const wasSeen = (unit: Unit): boolean =>
  unit.entry.fate !== 'lost' && !isOpen(unit) && (unit.entry.seen?.when ?? -1) >= 0;

const unitsIn = ({ corps }: Army): readonly Unit[] => corps.flatMap(({ units }) => units);

/** The strength that others know it to have. */
const Known = ({ unit }: { unit: Unit }): JSX.Element => {
  const { face, seen } = unit.entry;
  const value = isOpen(unit) ? face.value : (seen?.value ?? 0);
  return (
    <span>
      <span class="sr-only">, {say('strengthThen', value)}, </span>
      <Pips value={value} full={face.full} />
    </span>
  );
};

/** Units of one army that others see or have seen. */
const Seen = ({ match, scene, army }: Omit<KnowledgeProps, 'armies'> & { army: Army }) => {
  const words = match.words.value;
  const units = unitsIn(army);
  const shown = [...units.filter(isOpen), ...units.filter(wasSeen)];
  return (
    <>
      {shown.length === 0 && <p class="faint">{say('noneSeen')}</p>}
      <ul class="sightings">
        {shown.map((unit) => (
          <li key={unit.entry.thing}>
            <button type="button" onClick={() => mark(match, markOf(scene, unit))}>
              <Eye isNow={isOpen(unit)} title={say(isOpen(unit) ? 'seenNow' : 'seenOnce')} />
              <b>{nameIn(words, unit.entry.face.name)}</b>
              <Known unit={unit} />
              <small>{isOpen(unit) ? say('seenNow') : sightingWords(scene, words, unit)}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

/** Where the backs of an army stand. */
const Hidden = ({ match, scene, army }: Omit<KnowledgeProps, 'armies'> & { army: Army }) => {
  const words = match.words.value;
  const places = hiddenOf(scene, army.name);
  const total = places.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return null;
  return (
    <p class="hidden-blocks">
      {say('hiddenBlocks', total)}{' '}
      {places.map(([spot, count]) => (
        <button key={spot.thing} type="button" onClick={() => mark(match, spot.thing)}>
          {nameIn(words, spot.name)} {count}
        </button>
      ))}
    </p>
  );
};

/** What the others know of the viewer's blocks, and what he knows of theirs. */
export const Knowledge = ({ match, scene, armies }: KnowledgeProps): JSX.Element => {
  const words = match.words.value;
  return (
    <details class="section">
      <summary>{say('knowledge')}</summary>
      {armies.map((army) => (
        <section key={army.name}>
          <h2>{say(army.isOwn ? 'enemyKnows' : 'youKnow', nameIn(words, army.name))}</h2>
          <Seen match={match} scene={scene} army={army} />
          {!army.isOwn && <Hidden match={match} scene={scene} army={army} />}
        </section>
      ))}
    </details>
  );
};
