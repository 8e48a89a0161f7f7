let audio: AudioContext | null = null;

/** Knocks in a throw, and how long it takes them to settle, in seconds. */
const KNOCKS = 7;
const SETTLES = 0.45;

/** Dice on a table: a few short knocks of filtered noise, closer and softer as they come to rest. */
export function rattle(): void {
  if (!('AudioContext' in globalThis)) return;
  const context = awake();
  for (let knock = 0; knock < KNOCKS; knock++) {
    const past = knock / KNOCKS;
    const at = context.currentTime + SETTLES * past ** 0.8 + Math.random() * 0.03;
    playKnock(context, at, 0.35 * (1 - past) + 0.05);
  }
}

/** Browsers start it asleep, and a call on an iPhone interrupts it; a throw is a tap, which may wake it. */
function awake(): AudioContext {
  if (!audio || audio.state === 'closed') audio = new AudioContext();
  // What cannot be woken is of no more use: the next throw has another.
  audio.resume().catch(() => {
    audio = null;
  });
  return audio;
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
