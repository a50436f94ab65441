import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Measure, Scene } from '../../boards/scene.ts';
import type { GameWords } from '../../boards/words.ts';
import type { Match } from '../match.ts';
import { nameIn, say } from '../speech.ts';
import { Fallen } from './fallen.tsx';
import {
  armiesOf,
  bodyId,
  hasSecrets,
  innerBodies,
  markOf,
  type Body,
  type Unit,
} from './forces.ts';
import { Knowledge } from './knowledge.tsx';
import { mark } from './mark.ts';
import { ArmSymbol, Eye, Pips } from './symbol.tsx';
import { Tree, type TreeNode } from './tree.tsx';
import { faceWords, sightingWords, whereabouts } from './words.ts';

/** Lines that somebody has folded or unfolded; at first armies of others are folded, and formations within others. */
const turned = signal<ReadonlySet<string>>(new Set());

interface Telling {
  readonly match: Match;
  readonly scene: Scene;
  readonly words: GameWords;
  /** Whether there is anything that not everybody sees. */
  readonly isSecret: boolean;
}

/** What others have seen of a unit, or null when there is nothing to say. */
const eyeOf = ({ scene, words, isSecret }: Telling, unit: Unit): JSX.Element | null => {
  if (!isSecret) return null;
  const { fate, seen } = unit.entry;
  if (fate === 'known' && unit.piece?.open === true) return <Eye isNow title={say('seenNow')} />;
  if (fate === 'lost' || seen === null || seen.when < 0) return null;
  const title = `${sightingWords(scene, words, unit)}, ${say('strengthThen', seen.value)}`;
  return <Eye isNow={false} title={title} />;
};

const Condition = ({
  words,
  measures,
}: {
  words: GameWords;
  measures: readonly Measure[];
}): JSX.Element | null =>
  measures.length === 0 ? null : (
    <span class="condition">
      {measures.map(({ name, value }, i) => (
        <span key={name}>
          {i > 0 && ' · '}
          {nameIn(words, name)} <b class="figures">{value}</b>
        </span>
      ))}
    </span>
  );

const UnitRow = ({ telling, unit }: { telling: Telling; unit: Unit }): JSX.Element => {
  const { entry, piece } = unit;
  const { scene, words } = telling;
  const signs = entry.fate === 'known' ? (piece?.signs ?? []) : [];
  return (
    <div class={`unit is-${entry.fate}`}>
      <ArmSymbol symbol={entry.face.symbol} army={entry.army} />
      <span class="unit-name">
        {nameIn(words, entry.face.name)} <small aria-hidden="true">{entry.face.label}</small>
        <span class="sr-only">, {faceWords(words, entry.army, entry.face, signs)};</span>
      </span>
      <Pips {...entry.face} />
      {entry.fate === 'known' && <Condition words={words} measures={entry.condition ?? []} />}
      <span class={unit.spots.length === 1 ? 'unit-where' : 'unit-where is-long'}>
        {whereabouts(scene, words, unit)}
        {eyeOf(telling, unit)}
      </span>
      {signs.length > 0 && (
        <span class="unit-signs" aria-hidden="true">
          {signs.map((sign) => (
            <span key={sign} class="sign-word">
              {nameIn(words, sign)}
            </span>
          ))}
        </span>
      )}
    </div>
  );
};

const unitNode = (telling: Telling, unit: Unit): TreeNode => {
  const { match, scene } = telling;
  return {
    id: unit.entry.thing,
    row: <UnitRow telling={telling} unit={unit} />,
    onChoose: () => mark(match, markOf(scene, unit)),
  };
};

const sumsWords = ({ standing, count, value, full, isGuess }: Body['sums']): string =>
  [
    say('sumUnits', standing, count),
    ...(full === 0 ? [] : [say(isGuess ? 'sumAbout' : 'sumStrength', value, full)]),
  ].join(' · ');

const bodyNode = (telling: Telling, body: Body, above = ''): TreeNode => {
  const { name, sums, condition, bodies, units } = body;
  const id = bodyId(above, body);
  return {
    id,
    row: (
      <div class={sums.standing === 0 ? 'body is-lost' : 'body'}>
        <span class="body-name">{nameIn(telling.words, name)}</span>
        <span class="figures">{sumsWords(sums)}</span>
        <Condition words={telling.words} measures={condition} />
      </div>
    ),
    children: [
      ...bodies.map((each) => bodyNode(telling, each, id)),
      ...units.map((unit) => unitNode(telling, unit)),
    ],
  };
};

/** The order of battle, the fallen, and who knows what. */
export const Forces = ({ match, scene }: { match: Match; scene: Scene }): JSX.Element => {
  const words = match.words.value;
  const armies = armiesOf(scene);
  const others = armies.filter(({ isOwn }) => !isOwn).map(({ name }) => name);
  const folded = turned.value.symmetricDifference(new Set([...others, ...innerBodies(armies)]));
  const isSecret = hasSecrets(scene);
  const telling = { match, scene, words, isSecret };
  return (
    <div class="forces">
      <Tree
        name={say('forces')}
        nodes={armies.map((army) => bodyNode(telling, army))}
        folded={folded}
        onFold={(id) => (turned.value = turned.value.symmetricDifference(new Set([id])))}
      />
      {isSecret && <Knowledge match={match} scene={scene} armies={armies} />}
      <Fallen scene={scene} armies={armies} words={words} />
    </div>
  );
};
