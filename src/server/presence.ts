import { admit, idIn, readParams, seatNames, type Methods } from './asking.ts';
import type { LiveTables } from './live.ts';

/** Who of those that sit at a table is connected to it now, through whichever process. */
export const openPresence = (
  tables: LiveTables,
  isThere: (person: string, table: string) => Promise<boolean>,
): Methods => ({
  here: async (caller, params) => {
    const id = idIn(params);
    const seated = await tables.at(id, (live) => {
      const names = ['table', 'invitation'];
      admit(
        live,
        caller,
        readParams(params, names, (given) => given.invitation.value),
      );
      const seats = seatNames(live);
      return live.row.holders.flatMap((holder, i) =>
        holder.kind === 'person' ? [{ seat: seats[i], person: holder.person }] : [],
      );
    });
    const there = await Promise.all(seated.map(({ person }) => isThere(person, id)));
    return { here: seated.flatMap(({ seat }, i) => (there[i] ? [seat] : [])) };
  },
});
