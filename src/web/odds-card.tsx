import type { JSX } from 'preact';
import type { Scene } from '../boards/scene.ts';
import type { GameWords } from '../boards/words.ts';
import type { Choice } from '../kernel/choice.ts';
import type { Match } from './match.ts';
import type { Chance } from './odds.ts';
import { RuleChip } from './rule-chip.tsx';
import { nameIn, say, tellChoice, tellOdds } from './speech.ts';

const percent = (chance: number): string =>
  chance > 0 && chance < 0.01 ? '< 1 %' : `${Math.round(chance * 100)} %`;

/** Who does it, and what: 'Foy: Fire at the line'; or only what, to which place: 'Target: 14,8'. */
const titleOf = (words: GameWords, scene: Scene | null, choice: Choice): string => {
  const [verb, who, ...rest] = choice;
  const isSomebody = scene?.boards.some(({ pieces }) =>
    pieces.some(({ thing }) => thing?.slice(thing.indexOf(':') + 1) === who),
  );
  return isSomebody === true && who !== undefined
    ? `${nameIn(words, who)}: ${tellChoice(words, [verb, ...rest])}`
    : tellChoice(words, choice);
};

const ChanceView = ({
  chance: { choice, odds },
  match,
  onRule,
}: {
  chance: Chance;
  match: Match;
  onRule(rule: string): void;
}): JSX.Element => {
  const words = match.words.value;
  return (
    <section>
      <h2>
        {titleOf(words, match.scene.value, choice)}
        <RuleChip rule={odds.rule} onRule={onRule} />
      </h2>
      <p class="factors">{odds.factors.map((factor) => tellOdds(words, factor)).join(' · ')}</p>
      <table>
        <tbody>
          {odds.outcomes.map(({ what, chance, rule }) => (
            <tr key={what}>
              <th scope="row">
                {tellOdds(words, what)}
                {rule !== undefined && <RuleChip rule={rule} onRule={onRule} />}
              </th>
              <td class="figures">{percent(chance)}</td>
              <td>
                <meter min="0" max="1" value={chance} aria-label={tellOdds(words, what)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {odds.expected !== undefined && <p>{say('expected', odds.expected.toFixed(2))}</p>}
      {odds.notes?.map((note) => (
        <p key={note} class="factors">
          {tellOdds(words, note)}
        </p>
      ))}
    </section>
  );
};

/** The chances of what is pointed at, before the dice. */
export const OddsCard = ({
  match,
  onRule,
}: {
  match: Match;
  onRule(rule: string): void;
}): JSX.Element | null =>
  match.chances.value.length === 0 ? null : (
    <aside class="odds" aria-label={say('odds')}>
      {match.chances.value.map((chance) => (
        <ChanceView key={chance.choice.join(' ')} {...{ chance, match, onRule }} />
      ))}
    </aside>
  );
