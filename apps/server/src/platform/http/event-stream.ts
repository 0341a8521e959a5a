import type { ServerResponse } from "node:http";

const HEARTBEAT_MILLISECONDS = 12_000;
const MOST_BUFFERED_BYTES = 64 * 1024;

export interface StreamedEvent<Data> {
  /** Sent back as `Last-Event-ID` by a reconnecting reader. */
  id: string | number;
  data: Data;
}

export interface EventSink<Data> {
  /** Sends one event; false when the reader is gone or too slow, and nothing more need be sent. */
  send(event: StreamedEvent<Data>): boolean;
  /** Says that the cursor is too old to go on from: the reader loads everything anew. */
  resync(id?: string | number): boolean;
  /** Logs what went wrong and cuts the reader off, who comes back for what he missed. */
  fail(error: unknown): void;
  /** Aborted when the reader is gone, too slow, signed out, or the process ends. */
  signal: AbortSignal;
}

/** Starts the events: subscribes, sends what the reader missed, and returns how to unsubscribe. */
export type EventSource<Data> = (sink: EventSink<Data>) => Promise<() => void> | (() => void);

/** A stream of server-sent events as a handler's answer. */
export class EventStream<Data = unknown> {
  readonly source: EventSource<Data>;
  constructor(source: EventSource<Data>) {
    this.source = source;
  }
}

/** Answers with events: `events(async ({ send, resync, signal }) => { …; return unsubscribe; })`. */
export function events<Data>(source: EventSource<Data>): EventStream<Data> {
  return new EventStream(source);
}

interface OpenOptions {
  headers: Record<string, string>;
  encode(data: unknown): string;
  /** False ends the stream: the session is over. Asked at each heartbeat. */
  isStillAllowed(): Promise<boolean>;
  onError(error: unknown): void;
}

/** All open streams of the process, so that a shutdown can say goodbye. */
export class EventStreams {
  readonly #open = new Set<(bye: boolean) => void>();
  #isEnding = false;

  get count(): number {
    return this.#open.size;
  }

  /** Tells every reader to come back (elsewhere) in one to three seconds, and ends. */
  sayGoodbye(): void {
    this.#isEnding = true;
    for (const close of Array.from(this.#open)) close(true);
  }

  async serve(stream: EventStream, response: ServerResponse, options: OpenOptions): Promise<void> {
    const ended = new AbortController();
    let unsubscribe: (() => void) | undefined;
    const close = (bye: boolean) => {
      if (!this.#open.delete(close)) return;
      ended.abort();
      clearInterval(heartbeat);
      unsubscribe?.();
      if (bye) response.write(`event: bye\nretry: ${1000 + Math.floor(Math.random() * 2000)}\ndata: {}\n\n`);
      response.end();
    };
    const write = (text: string): boolean => {
      if (ended.signal.aborted) return false;
      // A reader that does not keep up is cut off: it resumes from its last event.
      if (response.writableLength + Buffer.byteLength(text) > MOST_BUFFERED_BYTES) {
        close(false);
        response.destroy();
        return false;
      }
      response.write(text);
      return true;
    };
    const beat = async () => {
      if (!(await options.isStillAllowed())) return close(false);
      // An event, not a comment: scripts hear it, and know a line that has gone silent for a dead one.
      write("event: beat\ndata: {}\n\n");
    };
    const heartbeat = setInterval(() => void beat().catch(options.onError), HEARTBEAT_MILLISECONDS).unref();
    this.#open.add(close);
    response.on("close", () => close(false));
    response.writeHead(200, {
      ...options.headers,
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    // Each its own pause, so that readers who were cut off together do not come back together.
    write(`retry: ${1000 + Math.floor(Math.random() * 3000)}\n\n`);
    // It was on its way in when the others were told: left open it would hold the process up.
    if (this.#isEnding) return close(true);
    const fail = (error: unknown) => {
      options.onError(error);
      close(false);
    };
    try {
      const stop = await stream.source({
        send: ({ id, data }) => write(`id: ${oneLine(id)}\ndata: ${options.encode(data)}\n\n`),
        resync: (id) => write(`${id === undefined ? "" : `id: ${oneLine(id)}\n`}event: resync\ndata: {}\n\n`),
        fail,
        signal: ended.signal,
      });
      if (ended.signal.aborted) stop();
      else unsubscribe = stop;
    } catch (error) {
      fail(error);
    }
  }
}

function oneLine(id: string | number): string {
  return String(id).replace(/[\r\n\0]/g, "");
}
