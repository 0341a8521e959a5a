const PAUSE_SECONDS = 2.4;
/** Reason to ring: guests who wait, or a payment that needs attention. */
export type BellReason = "people" | "money";
const NOTES: Readonly<Record<BellReason, readonly { at: number; hertz: number }[]>> = {
  people: [
    { at: 0, hertz: 880 },
    { at: 0.22, hertz: 1174.66 },
    { at: 0.44, hertz: 880 },
  ],
  money: [
    { at: 0, hertz: 523.25 },
    { at: 0.3, hertz: 392 },
  ],
};
const VOLUME = "dasturxon.console.volume";
/** Minimum volume. A muted bell would lose orders, so the bell cannot be silent. */
export const MIN_VOLUME = 0.1;

let context: AudioContext | null = null;
let gain: GainNode | null = null;
let source: AudioBufferSourceNode | null = null;
let played: BellReason | null = null;
const ringers = new Map<string, BellReason>();
const listeners = new Set<() => void>();

/**
 * Creates a looped sound: one ring and the pause after it. A loop needs no timer, which browsers slow down in hidden
 * tabs.
 */
function ringing(audio: AudioContext, tune: BellReason): AudioBuffer {
  const rate = audio.sampleRate;
  const buffer = audio.createBuffer(1, Math.ceil(rate * PAUSE_SECONDS), rate);
  const samples = buffer.getChannelData(0);
  for (const { at, hertz } of NOTES[tune]) {
    const start = Math.floor(at * rate);
    for (let i = 0; i < rate * 0.5 && start + i < samples.length; i += 1) {
      const fade = Math.exp((-i / rate) * 7) * Math.min(1, i / (rate * 0.005));
      samples[start + i] = (samples[start + i] ?? 0) + Math.sin((2 * Math.PI * hertz * i) / rate) * fade;
    }
  }
  return buffer;
}

function sound(tune: BellReason, isLoop: boolean): AudioBufferSourceNode {
  if (!context || !gain) {
    context = new AudioContext();
    context.addEventListener("statechange", notifyListeners);
    gain = context.createGain();
    gain.connect(context.destination);
  }
  gain.gain.value = bellVolume();
  void context.resume();
  const made = context.createBufferSource();
  made.buffer = ringing(context, tune);
  made.loop = isLoop;
  made.connect(gain);
  made.start();
  return made;
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/**
 * Rings until `hushBell` is called with the same `source`. Only one tune plays at a time, and `people` precedes `money`.
 */
export function ringBell(source: string, tune: BellReason): void {
  ringers.set(source, tune);
  play();
}

export function hushBell(source: string): void {
  ringers.delete(source);
  play();
}

function play(): void {
  const tunes = [...ringers.values()];
  const tune = tunes.includes("people") ? "people" : (tunes[0] ?? null);
  if (tune !== played) {
    source?.stop();
    source = tune && sound(tune, true);
    played = tune;
  }
  notifyListeners();
}

/** Returns whether the bell rings but the autoplay policy of the browser mutes it until the user touches the page. */
export const isBellMute = (): boolean => ringers.size > 0 && context?.state !== "running";

/** Returns whether the autoplay policy allows sound. Without an AudioContext, user activation decides. */
export const isBellAudible = (): boolean =>
  context ? context.state === "running" : (navigator.userActivation?.hasBeenActive ?? false);

/** Resumes a suspended AudioContext. Must be called on a user gesture, after which browsers allow sound. */
export function allowSound(): void {
  if (context?.state === "suspended") void context.resume();
}

/** Rings once, for a test of the volume. */
export function testBell(): void {
  sound("people", false);
}

/** Returns the volume stored on this device, from `QUIETEST` to 1. Defaults to 0.6. */
export function bellVolume(): number {
  const kept = Number(localStorage.getItem(VOLUME) ?? 0.6);
  return Number.isFinite(kept) ? Math.min(1, Math.max(MIN_VOLUME, kept)) : 0.6;
}

export function setBellVolume(volume: number): void {
  localStorage.setItem(VOLUME, String(volume));
  if (gain) gain.gain.value = bellVolume();
  notifyListeners();
}

/**
 * Calls the listener when the bell starts, stops or changes its volume. Returns the function that removes the listener.
 */
export function onBellChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

for (const touch of ["pointerdown", "keydown"]) document.addEventListener(touch, allowSound, true);
