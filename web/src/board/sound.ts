/** Sounds of wood, made on the spot: a knock is a few damped tones and a breath of noise. */

export type Knock = "place" | "give" | "refuse" | "win" | "arrive";

interface Blow {
  /** When it falls, in seconds. */
  at: number;
  /** The lowest tone of the wood, in hertz. */
  tone: number;
  loudness: number;
}

const BLOWS: Record<Knock, readonly Blow[]> = {
  place: [{ at: 0, tone: 210, loudness: 0.5 }],
  give: [{ at: 0, tone: 330, loudness: 0.26 }],
  refuse: [
    { at: 0, tone: 150, loudness: 0.2 },
    { at: 0.09, tone: 140, loudness: 0.16 },
  ],
  win: [
    { at: 0, tone: 262, loudness: 0.4 },
    { at: 0.13, tone: 330, loudness: 0.42 },
    { at: 0.26, tone: 392, loudness: 0.44 },
    { at: 0.39, tone: 524, loudness: 0.5 },
  ],
  arrive: [
    { at: 0, tone: 330, loudness: 0.4 },
    { at: 0.16, tone: 440, loudness: 0.44 },
  ],
};

/** The higher tones of a block of wood, as multiples of the lowest, and how long they ring. */
const OVERTONES = [
  { ratio: 1, share: 1, ring: 0.12 },
  { ratio: 2.57, share: 0.45, ring: 0.07 },
  { ratio: 4.93, share: 0.2, ring: 0.035 },
] as const;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

export function play(knock: Knock): void {
  // Browsers keep pages silent until somebody has touched them.
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const blow of BLOWS[knock]) strike(context, blow);
}

function strike(audio: AudioContext, blow: Blow): void {
  const start = audio.currentTime + 0.005 + blow.at;
  for (const { ratio, share, ring } of OVERTONES) {
    const tone = audio.createOscillator();
    tone.frequency.setValueAtTime(blow.tone * ratio * 1.04, start);
    tone.frequency.exponentialRampToValueAtTime(blow.tone * ratio, start + 0.02);
    tone.connect(fading(audio, start, blow.loudness * share, ring));
    tone.start(start);
    tone.stop(start + ring * 4);
  }
  const breath = audio.createBufferSource();
  breath.buffer = noise ??= breathOf(audio);
  const wooden = audio.createBiquadFilter();
  wooden.type = "bandpass";
  wooden.frequency.value = blow.tone * 5;
  breath.connect(wooden).connect(fading(audio, start, blow.loudness * 0.7, 0.015));
  breath.start(start);
}

/** A gain that is up at once and dies away. */
function fading(audio: AudioContext, start: number, loudness: number, ring: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.002);
  gain.gain.setTargetAtTime(0, start + 0.003, ring / 2);
  gain.connect(audio.destination);
  return gain;
}

function breathOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 10, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
