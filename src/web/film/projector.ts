import { batch, computed, signal } from '@preact/signals';
import { sceneAfter, type Picture } from '../../boards/film.ts';
import type { Scene } from '../../boards/scene.ts';
import { recall, store } from '../storage.ts';

/** Shows what has happened picture by picture, over the game that goes on behind it. */

/** The milliseconds a picture stands at its plain speed. */
const BEAT = 1800;
export const SPEEDS = [0.5, 1, 2, 4] as const;
const PLAIN = 1;

/** Whether films begin by themselves, and how fast they run: it stays so on this browser. */
const WANTED = 'hundred-days film';
const SPEED = 'hundred-days film speed';

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const isWanted = signal(recall(WANTED) !== 'no');
export const switchFilms = (): void => {
  isWanted.value = !isWanted.value;
  store(WANTED, isWanted.value ? 'yes' : 'no');
};

const speed = signal(Math.max(0, SPEEDS.indexOf(Number(recall(SPEED) ?? PLAIN) as 1)));

/** A picture with the scene it begins with, and the one it leaves. */
interface Frame {
  readonly picture: Picture;
  readonly before: Scene;
  readonly after: Scene;
}

const framesOf = (scene: Scene, pictures: readonly Picture[]): readonly Frame[] => {
  let before = scene;
  return pictures.map((picture) => {
    const frame = { picture, before, after: sceneAfter(before, picture) };
    before = frame.after;
    return frame;
  });
};

export const openProjector = () => {
  const frames = signal<readonly Frame[]>([]);
  const at = signal(0);
  const isOn = signal(false);
  const isPlaying = signal(false);
  let timer = 0;
  let waiting: (() => void)[] = [];

  const stop = (): void => {
    isPlaying.value = false;
    clearTimeout(timer);
  };

  /** Back to the game as it stands now. */
  const close = (): void => {
    stop();
    isOn.value = false;
    const waited = waiting;
    waiting = [];
    for (const go of waited) go();
  };

  const beat = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (at.value + 1 >= frames.value.length) return close();
      at.value++;
      beat();
    }, BEAT / SPEEDS[speed.value]);
  };

  const play = (): void => {
    isPlaying.value = true;
    beat();
  };

  /** Begins at the first picture; where nothing is to move it waits to be turned by hand. */
  const begin = (): void =>
    batch(() => {
      at.value = 0;
      isOn.value = frames.value.length > 0;
      if (isOn.value && !isStill()) play();
    });

  const turn = (by: number): void => {
    stop();
    if (at.value + by >= frames.value.length) return close();
    at.value = Math.max(0, at.value + by);
  };

  return {
    at,
    isOn,
    isPlaying,
    speed: computed(() => SPEEDS[speed.value]),
    count: computed(() => frames.value.length),
    frame: computed<Frame | null>(() => (isOn.value ? (frames.value[at.value] ?? null) : null)),
    close,
    turn,
    /** Plays on, or stands still. */
    toggle: (): void => (isPlaying.value ? stop() : play()),
    again: (): void => {
      stop();
      begin();
    },
    faster: (by: number): void => {
      speed.value = Math.max(0, Math.min(SPEEDS.length - 1, speed.value + by));
      store(SPEED, String(SPEEDS[speed.value]));
      if (isPlaying.value) beat();
    },
    /** What has just happened: it follows what is being shown, or is shown now if that is wanted. */
    add(scene: Scene, pictures: readonly Picture[]): void {
      if (pictures.length === 0) return;
      if (isOn.value) {
        frames.value = [...frames.value, ...framesOf(scene, pictures)];
      } else if (isWanted.value && !isStill()) {
        frames.value = framesOf(scene, pictures);
        begin();
      }
    },
    /** What somebody wants to see again. */
    show(scene: Scene, pictures: readonly Picture[]): void {
      stop();
      frames.value = framesOf(scene, pictures);
      begin();
    },
    /** Once nothing is shown any more. */
    ended: (): Promise<void> =>
      isOn.value ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(),
  };
};
