import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { language } from '../speech.ts';
import { Table } from '../table.tsx';
import { AskBack } from './ask-back.tsx';
import { CatchUpBar } from './catch-up-bar.tsx';
import { NotesPage } from './notes-page.tsx';
import type { OnlineMatch } from './online-table.ts';
import { PleaBar } from './plea-bar.tsx';
import { SeatStrip } from './seat-strip.tsx';
import { sayOnline } from './words.ts';

const TITLE = 'Hundred Days';

const notesOf = ({ notes }: OnlineMatch): (() => JSX.Element) | undefined =>
  notes === null ? undefined : () => <NotesPage notes={notes} />;

/** A table of the server: the same as any other, and what people there have to say to each other. */
export const OnlineGame = ({
  online,
  onLeave,
}: {
  online: OnlineMatch;
  onLeave(): void;
}): JSX.Element => {
  const { match, own } = online;
  const isTurn = match.standing.value.waiting.some((seat) => own.includes(seat));
  useEffect(() => {
    // Whoever does other things meanwhile sees it on the tab.
    document.title = isTurn ? `● ${sayOnline('yourTurn')} – ${TITLE}` : TITLE;
    return () => {
      document.title = TITLE;
    };
  }, [isTurn, language.value]);
  return (
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
};
