import type { ServerEventStream } from "./event-line.ts";

const [OPEN, CLOSED] = [1, 2];

/**
 * Event stream for `listenToEvents`, implemented with `fetch`. An `EventSource` cannot send headers, and a secret in an
 * address would be logged. It does not reconnect by itself; `listenToEvents` does.
 */
export class FetchedEvents extends EventTarget implements ServerEventStream {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((message: MessageEvent<string>) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly #stop = new AbortController();

  constructor(url: string, headers: Record<string, string>) {
    super();
    void this.#read(url, headers);
  }

  close(): void {
    this.readyState = CLOSED;
    this.#stop.abort();
  }

  async #read(url: string, headers: Record<string, string>): Promise<void> {
    try {
      const reply = await fetch(url, { headers, signal: this.#stop.signal });
      if (reply.ok && reply.body) await this.#tellAll(reply.body);
    } catch {
      // The connection broke. The code below handles this as any other end of the stream.
    }
    if (this.readyState === CLOSED) return;
    this.close();
    this.onerror?.();
  }

  async #tellAll(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    const reader = body.getReader();
    this.readyState = OPEN;
    this.onopen?.();
    for (let text = ""; ;) {
      const { done, value } = await reader.read();
      if (done || this.readyState === CLOSED) return;
      const parts = (text + decoder.decode(value, { stream: true })).split("\n\n");
      text = parts.pop() ?? "";
      for (const part of parts) this.#tell(part);
    }
  }

  /** Parses one server-sent event and dispatches it. Our server writes each field of an event on one line. */
  #tell(part: string): void {
    const fields = new Map(part.split("\n").map((line) => line.split(/: (.*)/s, 2) as [string, string]));
    const [type = "message", data] = [fields.get("event"), fields.get("data")];
    if (data === undefined) return;
    const message = new MessageEvent<string>(type, { data, lastEventId: fields.get("id") ?? "" });
    if (type === "message") this.onmessage?.(message);
    else this.dispatchEvent(message);
  }
}
