/** Small dry sounds, made in the browser; silent unless the settings ask for them. */
import { settings } from './settings.svelte';

export type Sound = 'card' | 'coin' | 'die' | 'stamp';

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[sound](context, context.currentTime);
}

const SOUNDS: Record<Sound, (context: AudioContext, at: number) => void> = {
  card: (context, at) => noise(context, at, 0.07, 2600, 0.12),
  coin: (context, at) => {
    ring(context, at, 2100, 0.16, 0.05);
    ring(context, at + 0.05, 3150, 0.2, 0.04);
  },
  die: (context, at) => {
    for (const beat of [0, 0.06, 0.1]) noise(context, at + beat, 0.03, 1200, 0.16);
  },
  stamp: (context, at) => {
    ring(context, at, 110, 0.12, 0.2);
    noise(context, at, 0.05, 500, 0.2);
  },
};

function noise(context: AudioContext, at: number, length: number, pitch: number, volume: number): void {
  const samples = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = new AudioBufferSourceNode(context, { buffer: samples });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  source
    .connect(filter)
    .connect(new GainNode(context, { gain: volume }))
    .connect(context.destination);
  source.start(at);
}

function ring(context: AudioContext, at: number, pitch: number, length: number, volume: number): void {
  const source = new OscillatorNode(context, { type: 'sine', frequency: pitch });
  const gain = new GainNode(context, { gain: volume });
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}
