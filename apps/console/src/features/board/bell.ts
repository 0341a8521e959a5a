const PAUSE_SECONDS = 2.4;
const NOTES = [
  { at: 0, hertz: 880 },
  { at: 0.22, hertz: 1174.66 },
  { at: 0.44, hertz: 880 },
];

let context: AudioContext | null = null;
let source: AudioBufferSourceNode | null = null;

/** One ring and the pause after it, as sound that loops by itself: no timer that a hidden tab would slow down. */
function ringing(audio: AudioContext): AudioBuffer {
  const rate = audio.sampleRate;
  const buffer = audio.createBuffer(1, Math.ceil(rate * PAUSE_SECONDS), rate);
  const samples = buffer.getChannelData(0);
  for (const { at, hertz } of NOTES) {
    const start = Math.floor(at * rate);
    for (let i = 0; i < rate * 0.5 && start + i < samples.length; i += 1) {
      const fade = Math.exp((-i / rate) * 7) * Math.min(1, i / (rate * 0.005));
      samples[start + i] =
        (samples[start + i] ?? 0) + Math.sin((2 * Math.PI * hertz * i) / rate) * fade * 0.5;
    }
  }
  return buffer;
}

/** Rings until it is stopped. @returns false where the browser waits for a touch before it lets a page sound. */
export function startBell(): boolean {
  context ??= new AudioContext();
  void context.resume();
  if (!source) {
    source = context.createBufferSource();
    source.buffer = ringing(context);
    source.loop = true;
    source.connect(context.destination);
    source.start();
  }
  return context.state === "running";
}

export function stopBell(): void {
  source?.stop();
  source = null;
}
