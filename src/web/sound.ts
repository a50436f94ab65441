import { signal } from '@preact/signals';
import type { Sound } from '../boards/scene.ts';
import { recall, store } from './storage.ts';

const SOUND = 'hundred-days sound';

/** Off until asked for. */
export const isSounding = signal(recall(SOUND) === 'on');

let context: AudioContext | null = null;

/** A burst of noise that dies away: a drum's snare, a gun's smoke. */
const noise = (audio: AudioContext, at: number, seconds: number, pitch: number): void => {
  const buffer = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  const filter = new BiquadFilterNode(audio, { type: 'lowpass', frequency: pitch });
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(filter).connect(audio.destination);
  source.start(at);
};

/** A low tone that falls and dies away: the skin of a drum, the thud of a gun. */
const thud = (audio: AudioContext, at: number, seconds: number, pitch: number): void => {
  const tone = new OscillatorNode(audio, { frequency: pitch });
  const volume = new GainNode(audio, { gain: 0.5 });
  tone.frequency.exponentialRampToValueAtTime(pitch / 3, at + seconds);
  volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + seconds);
};

const PLAY: Readonly<Record<Sound, (audio: AudioContext, at: number) => void>> = {
  drum: (audio, at) => {
    for (const beat of [0, 0.16, 0.24, 0.4]) {
      noise(audio, at + beat, 0.12, 2400);
      thud(audio, at + beat, 0.14, 170);
    }
  },
  guns: (audio, at) => {
    thud(audio, at, 0.7, 90);
    noise(audio, at, 0.8, 500);
  },
};

/** Plays a sound once, if sounds are wanted. None is longer than a second. */
export const sound = (name: Sound): void => {
  if (!isSounding.value) return;
  context ??= new AudioContext();
  PLAY[name](context, context.currentTime);
};

export const switchSound = (): void => {
  isSounding.value = !isSounding.value;
  store(SOUND, isSounding.value ? 'on' : 'off');
  sound('drum');
};
