import type { JSX } from 'preact';
import type { Bank, Control } from '../../boards/handling.ts';
import type { Choice } from '../../kernel/choice.ts';
import type { Match } from '../match.ts';
import { nameIn, tellChoice } from '../speech.ts';
import './pad.css';

interface ControlProps {
  readonly match: Match;
  readonly control: Control;
  readonly isLegal: boolean;
  /** What it shows instead of its name. */
  readonly children?: JSX.Element | undefined;
}

/** A button that keeps its place: where it is not legal now it says why not. */
const ControlButton = ({ match, control, isLegal, children }: ControlProps): JSX.Element => {
  const words = match.words.value;
  const { choice, name, key, isOn } = control;
  return (
    <button
      type="button"
      class={isLegal ? 'control' : 'control is-barred'}
      aria-pressed={isOn}
      aria-disabled={!isLegal && isOn !== true}
      aria-keyshortcuts={key}
      title={tellChoice(words, choice)}
      onClick={() => void (isLegal ? match.choose(choice) : match.askWhy(choice))}
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

const isSame = (a: Choice, b: Choice): boolean =>
  a.length === b.length && a.every((word, i) => word === b[i]);

/** Digits choose by number within a bank: 1 is the first. */
const byDigit = (bank: Bank, { key }: KeyboardEvent): Control | undefined =>
  /^[1-9]$/.test(key) ? bank.controls[Number(key) - 1] : undefined;

const BankView = ({ match, bank }: { readonly match: Match; readonly bank: Bank }): JSX.Element => {
  const words = match.words.value;
  const legal = match.legal.value;
  const isLegal = ({ choice }: Control): boolean => legal.some((each) => isSame(each, choice));
  const isRose = bank.form === 'rose';
  return (
    <div
      class={`bank bank-${bank.form}`}
      role="group"
      aria-label={nameIn(words, bank.name)}
      aria-keyshortcuts={bank.key}
      data-bank-key={bank.key}
      onKeyDown={(event) => {
        const control = byDigit(bank, event);
        if (control === undefined || !isLegal(control)) return;
        event.preventDefault();
        event.stopPropagation();
        void match.choose(control.choice);
      }}
    >
      <span class="bank-name" aria-hidden="true">
        {nameIn(words, bank.name)}
        {bank.key !== undefined && <kbd>{bank.key.toUpperCase()}</kbd>}
      </span>
      {bank.controls.map((control, i) => (
        <div key={control.name} style={isRose ? { gridArea: PLACES[i] } : {}}>
          <ControlButton match={match} control={control} isLegal={isLegal(control)}>
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

/** The buttons for the piece in the hand. */
export const Pad = ({ match }: { readonly match: Match }): JSX.Element | null =>
  match.banks.value.length === 0 ? null : (
    <div class="pad">
      {match.banks.value.map((bank) => (
        <BankView key={bank.name} match={match} bank={bank} />
      ))}
    </div>
  );
