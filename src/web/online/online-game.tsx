import type { JSX } from 'preact';
import { Table } from '../table.tsx';
import { AskBack } from './ask-back.tsx';
import { CatchUpBar } from './catch-up-bar.tsx';
import { NotesPage } from './notes-page.tsx';
import type { OnlineMatch } from './online-table.ts';
import { PleaBar } from './plea-bar.tsx';
import { SeatStrip } from './seat-strip.tsx';

const notesOf = ({ notes }: OnlineMatch): (() => JSX.Element) | undefined =>
  notes === null ? undefined : () => <NotesPage notes={notes} />;

/** A table of the server: the same as any other, and what people there have to say to each other. */
export const OnlineGame = ({
  online,
  onLeave,
}: {
  online: OnlineMatch;
  onLeave(): void;
}): JSX.Element => (
  <Table
    match={online.match}
    beside={<AskBack online={online} />}
    above={
      <>
        {online.catchingUp !== null && (
          <CatchUpBar online={online} catchingUp={online.catchingUp} />
        )}
        <PleaBar online={online} />
      </>
    }
    notes={notesOf(online)}
    onLeave={onLeave}
  >
    <SeatStrip online={online} />
  </Table>
);
