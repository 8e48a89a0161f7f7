let audio: AudioContext | null = null;

/** Knocks in a throw, and how long it takes them to settle, in seconds. */
const KNOCKS = 7;
const SETTLES = 0.45;

/** Dice on a table: a few short knocks of filtered noise, closer and softer as they come to rest. */
export function rattle(): void {
  if (!('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  // Browsers start it asleep; a throw is a tap, which may wake it.
  void audio.resume();
  for (let knock = 0; knock < KNOCKS; knock++) {
    const past = knock / KNOCKS;
    const at = audio.currentTime + SETTLES * past ** 0.8 + Math.random() * 0.03;
    playKnock(audio, at, 0.35 * (1 - past) + 0.05);
  }
}

function playKnock(context: AudioContext, at: number, loudness: number): void {
  const length = Math.round(context.sampleRate * 0.03);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < length; place++)
    samples[place] = (Math.random() * 2 - 1) * (1 - place / length) ** 4;
  const noise = new AudioBufferSourceNode(context, { buffer });
  const wood = new BiquadFilterNode(context, {
    type: 'bandpass',
    frequency: 1400 + Math.random() * 1600,
    Q: 3,
  });
  const volume = new GainNode(context, { gain: loudness });
  noise.connect(wood).connect(volume).connect(context.destination);
  noise.start(at);
}
