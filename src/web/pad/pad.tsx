import type { JSX } from 'preact';
import type { Bank, Control } from '../../boards/handling.ts';
import type { Choice } from '../../kernel/choice.ts';
import type { Match } from '../match.ts';
import { nameIn, say, tellChoice } from '../speech.ts';
import { weighing } from '../weighing.ts';
import './pad.css';

interface ControlProps {
  readonly match: Match;
  readonly control: Control;
  /** What it shows instead of its name. */
  readonly children?: JSX.Element | undefined;
}

/** For the piece alone: as a choice, or a task to which a place has to be pointed at. */
const isForOne = ({ choice, aim }: Control): boolean => choice !== undefined || aim !== undefined;
const isForMany = ({ task, aim }: Control): boolean => task !== undefined || aim !== undefined;

const isSame = (a: Choice, b: Choice): boolean =>
  a.length === b.length && a.every((word, i) => word === b[i]);

/** An order is always to be had: its plan says who is barred. */
const isLegal = (match: Match, { choice }: Control): boolean =>
  choice === undefined ||
  match.orders.isWide.value ||
  match.legal.value.some((each) => isSame(each, choice));

/** Does what a button stands for: for the piece in the hand, or for all who get the order. */
const press = (match: Match, control: Control): void => {
  const { choice, task, aim } = control;
  const { orders } = match;
  if (choice !== undefined && !orders.isWide.value)
    void (isLegal(match, control) ? match.choose(choice) : match.askWhy(choice));
  else if (task !== undefined) void orders.propose(task);
  else if (aim !== undefined) orders.takeAim(aim);
};

/** A button that keeps its place: where it is not legal now it says why not. */
const ControlButton = ({ match, control, children }: ControlProps): JSX.Element => {
  const words = match.words.value;
  const { choice, name, key, aim } = control;
  const isAimed = aim !== undefined && match.orders.aim.value === aim;
  const isOn = isAimed || (match.orders.isWide.value ? undefined : control.isOn);
  const isBarred = !isLegal(match, control);
  return (
    <button
      type="button"
      class={isBarred ? 'control is-barred' : 'control'}
      aria-pressed={isOn}
      aria-disabled={isBarred && isOn !== true}
      aria-keyshortcuts={key}
      title={choice === undefined ? nameIn(words, name) : tellChoice(words, choice)}
      onClick={() => press(match, control)}
      {...weighing(match, choice)}
    >
      {children ?? nameIn(words, name)}
      {key !== undefined && <kbd aria-hidden="true">{key.toUpperCase()}</kbd>}
    </button>
  );
};

/** An arrow of the compass, so many eighths of a turn from north. */
const Arrow = ({ eighths }: { readonly eighths: number }): JSX.Element => (
  <svg class="rose-arrow" viewBox="-10 -10 20 20" aria-hidden="true">
    <path d="M0 -8L5 5 0 2-5 5Z" transform={`rotate(${eighths * 45})`} />
  </svg>
);

/** Where a direction stands in a grid of three by three, its numbers going row by row. */
const PLACES = ['1 / 2', '1 / 3', '2 / 3', '3 / 3', '3 / 2', '3 / 1', '2 / 1', '1 / 1'];

/** Digits choose by number within a bank: 1 is the first. */
const byDigit = (controls: readonly Control[], { key }: KeyboardEvent): Control | undefined =>
  /^[1-9]$/.test(key) ? controls[Number(key) - 1] : undefined;

interface PadProps {
  readonly match: Match;
  onRule(rule: string): void;
}

/** What buttons are for: the name leads to the rule, the key to the buttons. */
const BankName = ({
  name,
  rule,
  bankKey,
  onRule,
}: {
  readonly name: string;
  readonly rule: string;
  readonly bankKey: string | undefined;
  onRule(rule: string): void;
}): JSX.Element => (
  <span class="bank-name">
    <button type="button" class="fact-name" title={rule} onClick={() => onRule(rule)}>
      {name}
    </button>
    {bankKey !== undefined && <kbd aria-hidden="true">{bankKey.toUpperCase()}</kbd>}
  </span>
);

const BankView = ({
  match,
  bank,
  onRule,
}: PadProps & { readonly bank: Bank }): JSX.Element | null => {
  const words = match.words.value;
  const controls = bank.controls.filter(match.orders.isWide.value ? isForMany : isForOne);
  if (controls.length === 0) return null;
  const isRose = bank.form === 'rose';
  return (
    <div
      class={`bank bank-${bank.form}`}
      role="group"
      aria-label={nameIn(words, bank.name)}
      aria-keyshortcuts={bank.key}
      data-bank-key={bank.key}
      onKeyDown={(event) => {
        const control = byDigit(controls, event);
        if (control === undefined || !isLegal(match, control)) return;
        event.preventDefault();
        event.stopPropagation();
        press(match, control);
      }}
    >
      <BankName
        name={nameIn(words, bank.name)}
        rule={bank.rule}
        bankKey={bank.key}
        onRule={onRule}
      />
      {controls.map((control, i) => (
        <div key={control.name} style={isRose ? { gridArea: PLACES[i] } : {}}>
          <ControlButton match={match} control={control}>
            {isRose ? (
              <>
                <Arrow eighths={i} />
                <span class="sr-only">{nameIn(words, control.name)}</span>
              </>
            ) : undefined}
          </ControlButton>
        </div>
      ))}
    </div>
  );
};

/** To whom the next order goes: the piece in the hand, or more and more of those who belong to it. */
const Bodies = ({ match, onRule }: PadProps): JSX.Element | null => {
  const words = match.words.value;
  const { bodies, level, raise, rule } = match.orders;
  return bodies.value.length < 2 ? null : (
    <div class="bank bank-bodies" role="group" aria-label={say('orderTo')}>
      <BankName name={say('orderTo')} rule={rule.value} bankKey="i" onRule={onRule} />
      {bodies.value.map(({ name }, i) => (
        <button
          key={name}
          type="button"
          class="control"
          aria-pressed={i === level.value}
          onClick={() => raise(i)}
        >
          {nameIn(words, name)}
        </button>
      ))}
    </div>
  );
};

/** The buttons for the piece in the hand. */
export const Pad = ({ match, onRule }: PadProps): JSX.Element | null =>
  match.banks.value.length === 0 ? null : (
    <div class="pad">
      <Bodies match={match} onRule={onRule} />
      {match.banks.value.map((bank) => (
        <BankView key={bank.name} match={match} bank={bank} onRule={onRule} />
      ))}
    </div>
  );
