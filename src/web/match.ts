import { batch, computed, signal } from '@preact/signals';
import type { Path, Report } from '../boards/handling.ts';
import type { Scene, Thing } from '../boards/scene.ts';
import { sceneIn } from '../boards/scene-words.ts';
import type { Choice } from '../kernel/choice.ts';
import type { Options } from '../kernel/game.ts';
import type { Announcement } from '../kernel/play.ts';
import type { Asked, GameInfo, Notice, Opened, Planned, Standing } from './answers.ts';
import { Refused, Stopped, type Engine } from './engine.ts';
import { faceOf, infoOf, loadFace } from './games.ts';
import { chancesOf, choicesWith, placeOf, type Chance } from './odds.ts';
import { openPast } from './past.ts';
import { openFilm } from './film/film.ts';
import { openHand, type Pointer } from './hand.ts';
import { openLayers } from './layers.ts';
import { openOrders, type Order } from './orders.ts';
import { choiceNaming, pathInWords } from './pointing.ts';
import { wordsOf } from './speech.ts';
import { wordsWith } from '../boards/words.ts';
import { openSampling } from './panel/sampling.ts';
import { keep, type Player, type Saved } from './saved.ts';

const NOTHING: Asked = { procedure: null, rule: null, choices: [] };

/** The milliseconds between two choices of a bot, so that a person can follow. */
const PACE = 40;

/** Under which name a game is kept in the browser, and whether it is. */
interface Keeping {
  readonly id?: string;
  isKept?(): boolean;
  /** Set for a table that a server keeps: others play elsewhere, and what it hides it hides from us. */
  readonly isRemote?: boolean;
  /** Whose eyes see the table, where no seat of it is ours. */
  readonly watcher?: string;
}

/** One game at the screen: what is seen of it now, and what can be done. */
export const openMatch = (
  engine: Engine,
  game: GameInfo,
  opened: Opened,
  wanted: readonly Player[],
  { id = opened.commitment, isKept = () => true, isRemote = false, watcher }: Keeping = {},
) => {
  const { table, seats } = opened;
  const players = seats.map((_, i): Player => wanted[i] ?? 'person');
  const { scene: sceneOf, handling, verbs } = faceOf(game.id);
  const standing = signal<Standing>(opened);
  const view = signal<unknown>(null);
  const asked = signal<Asked>(NOTHING);
  const log = signal<readonly Announcement[]>([]);
  /** What the page speaks of: marked on the board and brought into the window. */
  const focus = signal<Thing | null>(null);
  /** The choice that a coach proposes. */
  const proposed = signal<Choice | null>(null);
  const notice = signal<Notice | null>(null);
  const chances = signal<readonly Chance[]>([]);
  /** Why the bot has chosen as it did; its own affair unless it is asked to think aloud. */
  const reason = signal('');
  const persons = seats.filter((_, i) => players[i] === 'person');
  /** The seat from which the table is seen. */
  const eyes = signal(
    persons.find((seat) => opened.waiting.includes(seat)) ?? persons[0] ?? watcher ?? seats[0],
  );
  /** Where several share the screen, each says when he sits before it, also at the beginning. */
  const isCovered = signal(persons.length > 1 && opened.outcome === null);
  const isAloud = signal(persons.length === 0 && !isRemote);
  /** A game that is over hides nothing, unless somebody wants his own eyes back. */
  const isRevealed = signal(opened.outcome !== null && opened.outcome.rule !== null);
  const past = openPast({ engine, table, eyes, isRevealed, heard: () => log.value.length });
  const film = openFilm({
    engine,
    table,
    eyes,
    isRevealed,
    log,
    past,
    filming: handling.film,
    sceneOf,
  });
  const life = { isClosed: false };
  let undone: Choice[] = [];

  const shown = computed<Scene | null>(() => {
    const isPast = past.moment.value !== null;
    const frame = isPast ? null : film.frame.value;
    if (frame !== null) return frame.after;
    const seen = isPast ? past.view.value : view.value;
    return seen === null ? null : sceneOf(seen);
  });
  /** What the game says, with the names of this table. */
  const words = computed(() => wordsWith(wordsOf(game.id), shown.value?.names));
  const scene = computed(() => (shown.value === null ? null : sceneIn(words.value, shown.value)));
  const seen = computed(
    () =>
      new Set<Thing>(
        (scene.value?.boards ?? []).flatMap(({ spots, pieces }) => [
          ...spots.map(({ thing }) => thing),
          ...pieces.flatMap(({ thing }) => thing ?? []),
        ]),
      ),
  );
  /** Nothing can be chosen in the past, nor in a game that was given up in the middle of a choice. */
  const choices = computed(() =>
    past.moment.value === null && standing.value.outcome === null ? asked.value.choices : [],
  );
  const held = computed<Thing | null>(() => {
    const pieces = scene.value?.boards.flatMap((board) => board.pieces) ?? [];
    return pieces.find(({ signs }) => signs.includes('hand'))?.thing ?? null;
  });
  const pathOf = (choice: Choice): Path =>
    handling.path(view.value, choice) ?? pathInWords(verbs, choice);
  const hand = openHand({
    choices,
    seen,
    held,
    lifts: handling.lifts,
    pathOf,
    choose: (choice) => choose(choice),
    undo: () => undo(false),
    place: (thing) => orders.point(thing) !== false,
  });
  const { picked, pointable } = hand;
  /** What the mouse is over. */
  const hovered = signal<Thing | null>(null);
  const isNow = computed(() => past.moment.value === null && choices.value.length > 0);
  const banks = computed(() => (isNow.value ? (handling.banks?.(view.value) ?? []) : []));
  const shortcuts = computed(() => (isNow.value ? (handling.shortcuts?.(view.value) ?? []) : []));
  const viewed = computed(() => (past.moment.value === null ? view.value : past.view.value));
  const layers = openLayers({
    overlays: handling.overlays ?? [],
    view: computed(() => (film.isOn.value ? null : viewed.value)),
    at: computed(() => picked.value ?? held.value ?? hovered.value ?? focus.value),
  });
  const reportOf = (thing: Thing | null): Report | null => {
    const seenNow = viewed.value;
    return seenNow === null || thing === null ? null : (handling.report?.(seenNow, thing) ?? null);
  };
  const reported = computed(() => reportOf(picked.value ?? held.value ?? focus.value));
  const glimpsed = computed(() => (film.isOn.value ? null : reportOf(hovered.value)));
  const command = computed(() => (isNow.value ? (handling.command?.(view.value) ?? null) : null));
  /** Places that a key has marked, and which of those it can mark. */
  const marked = signal<{ key: string; at: number; things: ReadonlySet<Thing> } | null>(null);
  const orders = openOrders({
    command,
    held,
    scene,
    mean: (thing, aim) => handling.mean?.(view.value, thing, aim) ?? null,
    plan: (order) => planOf(order),
    carryOut: (list, stops, again) => act(() => carryOut(list, stops, again)),
    chooseAll: (list) => chooseAll(list),
  });
  const playerAt = (seat: string): Player | undefined => players[seats.indexOf(seat)];
  const isPerson = (seat: string): boolean => playerAt(seat) === 'person';
  const isBot = (seat: string): boolean => typeof playerAt(seat) === 'number';
  const mover = computed(() => standing.value.waiting[0] ?? null);

  /** The game as it was kept last: enough to take it up again wherever it is played. */
  let saved: Saved | null = null;
  const store = (record: Saved['record'], seenNow: unknown): void => {
    const { record: turns, now } = sceneOf(seenNow);
    saved = { game: game.id, seats, players, record, id, reached: turns[now]?.name ?? '' };
    keep(saved);
  };

  /** Whether the log is to be heard from its beginning: nothing of it is news then. */
  let isAnew = true;
  const hearAnew = (): void => {
    log.value = [];
    isAnew = true;
  };

  /** Looks at the table; what is new is kept before it is shown. */
  const look = async (isNew = false): Promise<void> => {
    const at = { table, seat: eyes.value };
    const revealed = isRevealed.value;
    const known = log.value;
    const [seenNow, menu, { events }, record] = await Promise.all([
      engine.call('view', { ...at, revealed }),
      !isPerson(at.seat) ? NOTHING : engine.call<Asked>('menu', at),
      engine.call<{ events: Announcement[] }>('log', { ...at, revealed, from: known.length }),
      isNew && isKept() ? engine.call<Saved['record']>('save', { table }) : null,
    ]);
    if (record !== null) store(record, seenNow);
    batch(() => {
      if (!isAnew) film.hear(view.value, events);
      isAnew = false;
      hand.letGo();
      marked.value = null;
      chances.value = [];
      view.value = seenNow;
      asked.value = menu;
      orders.settle();
      if (events.length > 0) log.value = [...known, ...events];
    });
  };

  const take = async (seat: string, choice: Choice): Promise<void> => {
    standing.value = await engine.call<Standing>('choose', { table, seat, choice });
    notice.value = null;
    await look(true);
  };

  /** Shows the game with nothing hidden, or again as one seat knew it. */
  const reveal = async (isWanted: boolean): Promise<void> => {
    isRevealed.value = isWanted;
    hearAnew();
    past.toNow();
    await look();
  };

  /** Lets bots play until a person is asked or the game is over. */
  const runBots = async (): Promise<void> => {
    while (!life.isClosed && mover.value !== null && isBot(mover.value)) {
      // What it goes on to do is seen when the film of what it has done is over.
      await film.ended();
      if (life.isClosed) return;
      const seat = mover.value;
      const level = players[seats.indexOf(seat)];
      const { choice, why } = await engine.call<{ choice: Choice; why: string }>('bot', {
        table,
        seat,
        level,
      });
      if (life.isClosed) return;
      reason.value = why;
      await take(seat, choice);
      await new Promise((resolve) => {
        setTimeout(resolve, PACE);
      });
    }
  };

  /** Hands the screen over when another person decides; nothing stays of what the last one saw. */
  const handOver = (): boolean => {
    const next = mover.value;
    if (next === null || !isPerson(next) || next === eyes.value) return false;
    isCovered.value = true;
    film.close();
    view.value = null;
    asked.value = NOTHING;
    hearAnew();
    past.toNow();
    eyes.value = next;
    return true;
  };

  const goOn = async (): Promise<void> => {
    await runBots();
    if (handOver()) await look();
    // A game that was given up keeps its secrets: it was not the rules that ended it.
    const { outcome } = standing.value;
    if (outcome !== null && outcome.rule !== null && !isRevealed.value) await reveal(true);
  };

  const report = (error: unknown): void => {
    // The page itself says that the engine has stopped.
    if (error instanceof Stopped) return;
    notice.value =
      error instanceof Refused
        ? { text: error.message, rule: error.rule }
        : { text: error instanceof Error ? error.message : String(error), rule: null };
  };

  let last: Promise<void> = Promise.resolve();
  /** Does one thing after the other: nothing is chosen while bots still play. */
  const inTurn = (task: () => Promise<void>): Promise<void> => {
    last = last.then(task).catch(report);
    return last;
  };

  /** What somebody does himself ends the film: it never stands in his way. */
  const act = (task: () => Promise<void>): Promise<void> => {
    film.close();
    return inTurn(task);
  };

  /** What an order would come to; null when nobody can obey it, and why not is told. */
  const planOf = async (order: Order): Promise<Planned | null> => {
    let planned: Planned | null = null;
    await inTurn(async () => {
      notice.value = null;
      planned = await engine.call<Planned>('plan', { table, seat: eyes.value, order });
    });
    return planned;
  };

  const choose = (choice: Choice): Promise<void> =>
    act(async () => {
      past.toNow();
      await take(eyes.value, choice);
      undone = [];
      await goOn();
    });

  /** Several choices, one after the other; the first that is refused ends them. */
  const chooseAll = (list: readonly Choice[]): Promise<void> =>
    act(async () => {
      past.toNow();
      for (const choice of list) await take(eyes.value, choice);
      undone = [];
      await goOn();
    });

  /** Takes the choices of an order, and the piece that was in the hand again; the table is looked at once. */
  const carryOut = async (
    list: readonly Choice[],
    stops: readonly string[],
    again: Choice,
  ): Promise<void> => {
    past.toNow();
    undone = [];
    const at = { table, seat: eyes.value };
    const take = async (choice: Choice): Promise<boolean> => {
      const answer = await engine.call<Standing & { events?: readonly Announcement[] }>('choose', {
        ...at,
        choice,
      });
      standing.value = answer;
      return answer.events?.some(({ event }) => stops.includes(event)) !== true;
    };
    notice.value = null;
    let refused: unknown = null;
    try {
      for (const choice of list) if (!(await take(choice))) break;
    } catch (error) {
      refused = error;
    }
    const { choices: now } = await engine.call<Asked>('menu', at);
    if (now.some((choice) => choice.join(' ') === again.join(' '))) await take(again);
    await look(true);
    if (refused !== null) report(refused);
    await goOn();
  };

  const undoOne = async (): Promise<void> => {
    // A server does not hand out what its game is made of: there is nothing to make again.
    const { choices: taken } = isRemote
      ? { choices: [] }
      : await engine.call<{ choices: { choice: Choice }[] }>('save', { table });
    standing.value = await engine.call<Standing>('undo', { table, seat: eyes.value });
    undone.push(...taken.slice(-1).map(({ choice }: { choice: Choice }) => choice));
    hearAnew();
    notice.value = null;
  };

  const undoRest = async (): Promise<void> => {
    try {
      await undoOne();
    } catch (error) {
      if (error instanceof Refused) return;
      throw error;
    }
    await undoRest();
  };

  /** Takes back one choice, or all that can be taken back. */
  const undo = (isAll: boolean): Promise<void> =>
    act(async () => {
      past.toNow();
      await undoOne();
      if (isAll) await undoRest();
      await look(true);
    });

  /** Takes back all that was done with the piece in the hand. */
  const takeBack = (): Promise<void> =>
    act(async () => {
      while (held.value !== null) {
        await undoOne();
        await look(true);
      }
    });

  /** What others have done at the table, or all that was missed while the line was cut. */
  const news = (now: Standing, isShorter: boolean): Promise<void> =>
    inTurn(async () => {
      standing.value = now;
      if (isShorter) hearAnew();
      await look();
      await goOn();
    });

  /** What was weighed last: an answer that comes after another question is none. */
  let weighed: readonly Choice[] = [];
  /** Shows the chances of these choices. */
  const weighAll = async (some: readonly Choice[]): Promise<void> => {
    weighed = some;
    const menu = choices.value;
    const found = await chancesOf(engine, { table, seat: eyes.value }, some).catch(() => []);
    if (weighed === some && menu === choices.value) chances.value = found;
  };

  /** What is picked, or what a finger has still to confirm. */
  const begun = computed(() => picked.value ?? hand.offer.value?.at ?? null);
  const speakingOf = (thing: Thing | null): readonly Choice[] =>
    thing === null ? [] : choicesWith(choices.value, verbs, thing, pathOf);
  /** Shows the chances of what can be done with a thing, or else with the place where it stands. */
  const weigh = (thing: Thing | null): Promise<void> => {
    const some = speakingOf(thing);
    const isPlace = thing === null || some.length > 0;
    return weighAll(isPlace ? some : speakingOf(placeOf(scene.value, thing)));
  };

  /** Why a thing cannot be pointed at: the rule that bars the first choice that would name it. */
  const ask = async (thing: Thing): Promise<void> => {
    const from = picked.value;
    const choice =
      handling.meant(view.value, from, thing) ?? choiceNaming(choices.value, verbs, from, thing);
    if (choice !== null) await askWhy(choice);
  };

  /** What is pointed at and not lit means an order, or the question why not. */
  const meanOrAsk = (thing: Thing): void => {
    if (orders.point(thing) === false) void inTurn(() => ask(thing));
  };

  const askWhy = async (choice: Choice): Promise<void> => {
    const { reason: text, rule } = await engine.call<{ reason: string | null; rule: string }>(
      'why',
      { table, seat: eyes.value, choice },
    );
    if (text !== null) notice.value = { text, rule };
    // It can be done, but by pointing at something else: that is shown.
    else focus.value = pathOf(choice)[0]?.[0] ?? null;
  };

  return {
    game,
    seats,
    players,
    persons,
    standing,
    scene,
    words,
    asked,
    log,
    picked,
    hand,
    pathOf,
    focus,
    proposed,
    isProposed: (choice: Choice): boolean => proposed.value?.join(' ') === choice.join(' '),
    notice,
    chances,
    reason,
    isAloud,
    isRevealed,
    past,
    film,
    layers,
    sampled: openSampling({ engine, table, eyes, isRevealed, log, sceneOf }),
    isCovered,
    eyes,
    mover,
    pointable,
    banks,
    shortcuts,
    /** What is known of the piece in the hand, or of what the page speaks of. */
    report: reported,
    /** What is known of what the mouse is over. */
    glimpse: glimpsed,
    legal: choices,
    orders,
    /** What is lit: for an order every place, or none. */
    lit: computed(() => orders.lit.value ?? pointable.value.lit),
    marked,
    /** The pieces are off the board, to see what lies below. */
    isBare: signal(false),
    /** The whole board is wanted, or not any more. */
    isWhole: signal(false),
    chooseAll,
    takeBack,
    start: (): Promise<void> => inTurn(() => look(true).then(goOn)),
    choose,
    news,
    isRemote,
    point(thing: Thing, by?: Pointer): void {
      film.close();
      if (orders.lit.value !== null) return meanOrAsk(thing);
      hand.point(thing, by);
      void weigh(begun.value);
    },
    /** What somebody points at without choosing it yet; what is begun comes first. */
    hover(thing: Thing | null): Promise<void> {
      hovered.value = thing;
      return weigh(begun.value ?? thing);
    },
    /** A choice whose button is looked at, or null. */
    weighChoice(choice: Choice | null): void {
      const legal = choices.value.filter((each) => each.join(' ') === choice?.join(' '));
      void weighAll(legal);
    },
    undo: (): Promise<void> => undo(false),
    /** Takes back everything up to the last roll, reveal or hand-over. */
    reset: (): Promise<void> => undo(true),
    reveal: (isWanted: boolean): Promise<void> => act(() => reveal(isWanted)),
    async redo(): Promise<void> {
      const choice = undone.pop();
      if (choice === undefined) return;
      const rest = undone;
      await choose(choice);
      undone = rest;
    },
    ask: (thing: Thing): Promise<void> => inTurn(() => ask(thing)),
    mean(thing: Thing): void {
      film.close();
      meanOrAsk(thing);
    },
    askWhy: (choice: Choice): Promise<void> => inTurn(() => askWhy(choice)),
    uncover(): void {
      isCovered.value = false;
    },
    close(): void {
      past.toNow();
      life.isClosed = true;
      film.close();
    },
    /** With the seed: the game is this screen's own, and a file without it could not be played on. */
    export: (): Promise<Saved['record']> => engine.call(isRemote ? 'record' : 'save', { table }),
    /** The whole position, with what no seat may know. */
    position: (): Promise<Readonly<Record<string, unknown>>> => engine.call('position', { table }),
    saved: (): Saved | null => saved,
  };
};

export type Match = ReturnType<typeof openMatch>;

/** Opens a new game. */
export const newMatch = async (
  engine: Engine,
  game: GameInfo,
  setup: { readonly scenario: string; readonly options?: Options },
  players: readonly Player[],
): Promise<Match> => {
  const [opened] = await Promise.all([
    engine.call<Opened>('new', { game: game.id, ...setup }),
    loadFace(game.id),
  ]);
  return openMatch(engine, game, opened, players);
};

/** Takes up a game that was kept. */
export const resumeMatch = async (
  engine: Engine,
  { game, players, record, id }: Saved,
): Promise<Match> => {
  const [opened] = await Promise.all([engine.call<Opened>('resume', { record }), loadFace(game)]);
  return openMatch(engine, infoOf(game), opened, players, { id });
};
