const BELL_PAUSE_SECONDS = 2.4;
/** Reason to ring: guests who wait, or a payment that needs attention. */
export type BellReason = "people" | "money";
const BELL_TUNE_NOTES: Readonly<Record<BellReason, readonly { at: number; hertz: number }[]>> = {
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
const BELL_VOLUME_STORAGE_KEY = "dasturxon.console.volume";
/** Minimum volume. It is not 0, because staff would miss orders if the bell was silent. */
export const MIN_VOLUME = 0.1;

let audioContext: AudioContext | null = null;
let bellGainNode: GainNode | null = null;
let audioSource: AudioBufferSourceNode | null = null;
let playedBellTune: BellReason | null = null;
const tuneBySource = new Map<string, BellReason>();
const bellListeners = new Set<() => void>();

/**
 * Creates a looped sound: one ring and the pause after it. A loop needs no timer, which browsers slow down in hidden
 * tabs.
 */
function renderRingSound(audio: AudioContext, tune: BellReason): AudioBuffer {
  const rate = audio.sampleRate;
  const buffer = audio.createBuffer(1, Math.ceil(rate * BELL_PAUSE_SECONDS), rate);
  const samples = buffer.getChannelData(0);
  for (const { at, hertz } of BELL_TUNE_NOTES[tune]) {
    const start = Math.floor(at * rate);
    for (let i = 0; i < rate * 0.5 && start + i < samples.length; i += 1) {
      const fade = Math.exp((-i / rate) * 7) * Math.min(1, i / (rate * 0.005));
      samples[start + i] = (samples[start + i] ?? 0) + Math.sin((2 * Math.PI * hertz * i) / rate) * fade;
    }
  }
  return buffer;
}

function startBellSound(tune: BellReason, isLoop: boolean): AudioBufferSourceNode {
  if (!audioContext || !bellGainNode) {
    audioContext = new AudioContext();
    audioContext.addEventListener("statechange", notifyListeners);
    bellGainNode = audioContext.createGain();
    bellGainNode.connect(audioContext.destination);
  }
  bellGainNode.gain.value = readBellVolume();
  void audioContext.resume();
  const made = audioContext.createBufferSource();
  made.buffer = renderRingSound(audioContext, tune);
  made.loop = isLoop;
  made.connect(bellGainNode);
  made.start();
  return made;
}

function notifyListeners(): void {
  for (const listener of bellListeners) listener();
}

/**
 * Rings until `stopBell` is called with the same `source`. Only one tune plays at a time, and `people` precedes `money`.
 */
export function ringBell(source: string, tune: BellReason): void {
  tuneBySource.set(source, tune);
  playTune();
}

export function stopBell(source: string): void {
  tuneBySource.delete(source);
  playTune();
}

function playTune(): void {
  const tunes = [...tuneBySource.values()];
  const tune = tunes.includes("people") ? "people" : (tunes[0] ?? null);
  if (tune !== playedBellTune) {
    audioSource?.stop();
    audioSource = tune && startBellSound(tune, true);
    playedBellTune = tune;
  }
  notifyListeners();
}

/** Returns whether the bell rings but the autoplay policy of the browser mutes it until the user touches the page. */
export const isBellMute = (): boolean => tuneBySource.size > 0 && audioContext?.state !== "running";

/** Returns whether the autoplay policy allows sound. Without an AudioContext, user activation decides. */
export const isBellAudible = (): boolean =>
  audioContext ? audioContext.state === "running" : (navigator.userActivation?.hasBeenActive ?? false);

/** Resumes a suspended AudioContext. Must be called on a user gesture, after which browsers allow sound. */
export function resumeSound(): void {
  if (audioContext?.state === "suspended") void audioContext.resume();
}

/** Rings once, for a test of the volume. */
export function ringBellOnce(): void {
  startBellSound("people", false);
}

/** Returns the volume stored on this device, from `MIN_VOLUME` to 1. Defaults to 0.6. */
export function readBellVolume(): number {
  const kept = Number(localStorage.getItem(BELL_VOLUME_STORAGE_KEY) ?? 0.6);
  return Number.isFinite(kept) ? Math.min(1, Math.max(MIN_VOLUME, kept)) : 0.6;
}

export function setBellVolume(volume: number): void {
  localStorage.setItem(BELL_VOLUME_STORAGE_KEY, String(volume));
  if (bellGainNode) bellGainNode.gain.value = readBellVolume();
  notifyListeners();
}

/**
 * Calls the listener when the bell starts, stops or changes its volume. Returns the function that removes the listener.
 */
export function subscribeBell(listener: () => void): () => void {
  bellListeners.add(listener);
  return () => bellListeners.delete(listener);
}

for (const gestureEvent of ["pointerdown", "keydown"])
  document.addEventListener(gestureEvent, resumeSound, true);
