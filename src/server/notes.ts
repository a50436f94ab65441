import { text } from '../kernel/fault.ts';
import type { Store } from '../store/store.ts';
import { admit, idIn, mustBeKnown, readParams, type Method, type Methods } from './asking.ts';
import { Declined, type LiveTables } from './live.ts';

/** What somebody notes for himself about a table, during the game and after it. */

const LONGEST_NOTES = 10_000;

export const openNotes = (store: Store, tables: LiveTables): Methods => {
  const notes: Method = async (caller, params) => {
    const id = idIn(params);
    const person = mustBeKnown(caller);
    const invitation = readParams(
      params,
      ['table', 'invitation'],
      (given) => given.invitation.value,
    );
    await tables.at(id, (live) => admit(live, caller, invitation));
    return { text: await store.notes(person.id, id) };
  };

  const note: Method = async (caller, params) => {
    const id = idIn(params);
    const person = mustBeKnown(caller);
    const { invitation, written } = readParams(
      params,
      ['table', 'text', 'invitation'],
      (given) => ({
        invitation: given.invitation.value,
        written: text(given.text),
      }),
    );
    await tables.at(id, (live) => admit(live, caller, invitation));
    if (written.length > LONGEST_NOTES)
      throw new Declined(
        `notes on a table have at most ${LONGEST_NOTES} characters; these have ${written.length}`,
      );
    await store.setNotes(person.id, id, written);
    return { text: written };
  };

  return { notes, note };
};
