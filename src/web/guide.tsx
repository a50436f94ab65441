import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { GUIDES } from '../games/guides.ts';
import { Coach } from './coach.tsx';
import { Stopped, type Engine } from './engine.ts';
import { tellFault } from './files.ts';
import { openLesson, type LessonTable } from './lesson.ts';
import type { GameInfo } from './answers.ts';
import { newMatch, type Match } from './match.ts';
import { Rules } from './rules.tsx';
import { say } from './speech.ts';
import { Table } from './table.tsx';
import './guide.css';

/** The opponent of the campaign that follows the lessons. */
const LEVEL = 2;

/** A guided first game: a table with a coach above it, lesson after lesson. */
export const Guided = ({
  engine,
  game,
  onPlay,
  onLeave,
}: {
  engine: Engine;
  game: GameInfo;
  onPlay(opening: Promise<Match>): Promise<void>;
  onLeave(): void;
}): JSX.Element => {
  const guide = GUIDES.get(game.id);
  if (guide === undefined) throw new Error(`no guide teaches ${game.id}`);
  const opened = useSignal<LessonTable | null>(null);
  const rule = useSignal<string | null>(null);
  const problem = useSignal<string | null>(null);

  const leaveTable = (): void => {
    opened.value?.close();
    opened.value = null;
  };
  const open = async (number: number): Promise<void> => {
    leaveTable();
    try {
      opened.value = await openLesson(engine, game, guide.lessons[number]);
      await opened.value.match.start();
    } catch (error) {
      // That the engine has stopped is told by itself.
      if (!(error instanceof Stopped)) problem.value = say('notOpened', tellFault(error));
    }
  };
  useEffect(() => {
    void open(0);
    return leaveTable;
  }, [game]);

  const playOn = ({ letGo, match }: LessonTable): void => {
    letGo();
    opened.value = null;
    void onPlay(Promise.resolve(match));
  };
  const campaign = (): void => {
    const { scenario, seat } = guide.campaign;
    const players = game.seats.map((each) => (each === seat ? 'person' : LEVEL));
    void onPlay(newMatch(engine, game, { scenario }, players));
  };

  const table = opened.value;
  return (
    <div class="guided">
      {problem.value !== null && (
        <p class="notice" role="alert">
          {problem.value}
        </p>
      )}
      {table !== null && (
        <>
          <Coach
            key={table}
            table={table}
            lessons={guide.lessons}
            onLesson={(number) => void open(number)}
            onPlayOn={() => playOn(table)}
            onCampaign={campaign}
            onLeave={onLeave}
            onRule={(number) => {
              table.read();
              rule.value = number;
            }}
          />
          <Table key={table} match={table.match} onLeave={onLeave} />
        </>
      )}
      {rule.value !== null && (
        <Rules game={game.id} at={rule.value} onClose={() => (rule.value = null)} />
      )}
    </div>
  );
};
