import { disableStreamSharing } from "@dasturxon/contract/live-events";
import { onTestFinished } from "vitest";

/** Fake of the browser's `EventSource`, whose events the tests send. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  readonly url: string;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((message: MessageEvent<string>) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(url: string) {
    super();
    this.url = url;
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}

export interface FakeEventStreams {
  /** URLs of the event streams that the page has opened, in order. */
  urls: string[];
  /** Sends an event with this id to each open stream whose URL contains `words`. */
  tell(words: string, event: object, id: string): void;
}

/** Replaces EventSource until the end of the test. Streams open immediately. */
export function startFakeEventStreams(): FakeEventStreams {
  disableStreamSharing();
  const lines: FakeEventSource[] = [];
  const real = globalThis.EventSource;
  class OpenedEventSource extends FakeEventSource {
    constructor(url: string) {
      super(url);
      lines.push(this);
      queueMicrotask(() => {
        this.readyState = 1;
        this.onopen?.();
      });
    }
  }
  globalThis.EventSource = OpenedEventSource as unknown as typeof EventSource;
  onTestFinished(() => {
    globalThis.EventSource = real;
  });
  return {
    get urls() {
      return lines.map(({ url }) => url);
    },
    tell(words, event, id) {
      const message = new MessageEvent("message", { data: JSON.stringify(event), lastEventId: id });
      for (const line of lines)
        if (line.url.includes(words) && line.readyState === 1) line.onmessage?.(message);
    },
  };
}
