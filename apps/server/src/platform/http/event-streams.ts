import type { ServerResponse } from "node:http";
import { Histogram, Registry } from "prom-client";
import type { EventStream } from "./event-stream.ts";

const HEARTBEAT_MILLISECONDS = 12_000;
const MAX_BUFFERED_BYTES = 64 * 1024;
/** Open streams of a session in one process. */
const MAX_OF_SESSION = 10;

/** The last word says when to come back: elsewhere soon, or not soon where newer streams took the place. */
const lastWords = {
  bye: () => `event: bye\nretry: ${1000 + Math.floor(Math.random() * 2000)}\ndata: {}\n\n`,
  replaced: () => "event: replaced\nretry: 60000\ndata: {}\n\n",
};

interface ServeOptions {
  headers: Record<string, string>;
  encode(data: unknown): string;
  /** Names the session that the stream is for; null: anybody's. */
  session: string | null;
  /** Where its reader is, with those of its kind; null: the staff's, who share guests' Wi-Fi and give way to none of them. */
  address: string | null;
  /** Streams to that address at most. */
  maxToAddress: number;
  /** Whose staff look; null: nobody's. */
  brandId: string | null;
  /** False ends all streams of the session: it is over. Asked at each heartbeat, once for all of them. */
  isStillAllowed(): Promise<boolean>;
  onError(error: unknown): void;
}

interface OpenStream extends Pick<ServeOptions, "brandId" | "isStillAllowed" | "onError"> {
  beat(): void;
  tellBrandChanged(): void;
  close(word?: keyof typeof lastWords): void;
}

/** Streams that share a session or an address, the oldest first. */
class Group {
  readonly streams = new Set<OpenStream>();
  readonly #heartbeat: NodeJS.Timeout | undefined;

  constructor(hasHeartbeat: boolean) {
    if (hasHeartbeat) this.#heartbeat = setInterval(() => void this.beat(), HEARTBEAT_MILLISECONDS).unref();
  }

  /** Takes one in; the oldest of too many give way. */
  add(stream: OpenStream, most: number): void {
    this.streams.add(stream);
    for (const oldest of this.streams) {
      if (this.streams.size <= most) return;
      oldest.close("replaced");
    }
  }

  end(): void {
    clearInterval(this.#heartbeat);
  }

  isOf(brandId: string): boolean {
    const [first] = this.streams;
    return first?.brandId === brandId;
  }

  /** Those whose session is over end, the rest are told that the line is alive. */
  async beat(): Promise<void> {
    const [first] = this.streams;
    if (!first) return;
    let isAllowed = true;
    try {
      isAllowed = await first.isStillAllowed();
    } catch (error) {
      // Nobody can tell now: the next beat asks again.
      first.onError(error);
    }
    for (const stream of Array.from(this.streams)) {
      if (isAllowed) stream.beat();
      else stream.close();
    }
  }
}

/** All open streams of the process, so that nobody holds too many and a shutdown can say goodbye. */
export class EventStreams {
  readonly #open = new Set<OpenStream>();
  readonly #sessions = new Map<string | null, Group>();
  readonly #addresses = new Map<string, Group>();
  #isEnding = false;
  readonly #registry = new Registry();
  readonly #delays = new Histogram({
    name: "event_delivery_seconds",
    help: "From when the process hears of an event until it is written to a stream",
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [this.#registry],
  });

  /** How late events are delivered, in the text form that Prometheus reads. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  get count(): number {
    return this.#open.size;
  }

  /** A session of the brand's staff was ended: asked at once, not at the next heartbeat. */
  lookAnew(brandId: string): void {
    for (const group of this.#sessions.values()) if (group.isOf(brandId)) void group.beat();
  }

  /** What the pages of the brand's staff show of it changed: each asks anew. Streams of guests have no brand here. */
  tellBrandChanged(brandId: string): void {
    for (const stream of this.#open) if (stream.brandId === brandId) stream.tellBrandChanged();
  }

  /** Tells every reader to come back (elsewhere) in one to three seconds, and ends. */
  sayGoodbye(): void {
    this.#isEnding = true;
    for (const stream of Array.from(this.#open)) stream.close("bye");
  }

  async serve(stream: EventStream, response: ServerResponse, options: ServeOptions): Promise<void> {
    const ended = new AbortController();
    let unsubscribe: (() => void) | undefined;
    const write = (text: string): boolean => {
      if (ended.signal.aborted) return false;
      // A reader that does not keep up is cut off: it resumes from its last event.
      if (response.writableLength + Buffer.byteLength(text) > MAX_BUFFERED_BYTES) {
        open.close();
        response.destroy();
        return false;
      }
      response.write(text);
      return true;
    };
    const open: OpenStream = {
      ...options,
      // An event, not a comment: scripts hear it, and know a line that has gone silent for a dead one.
      beat: () => void write("event: beat\ndata: {}\n\n"),
      tellBrandChanged: () => void write("event: brand\ndata: {}\n\n"),
      close: (word) => {
        if (!this.#leave(open, options)) return;
        ended.abort();
        unsubscribe?.();
        if (word) response.write(lastWords[word]());
        response.end();
      },
    };
    this.#open.add(open);
    response.on("close", () => open.close());
    response.writeHead(200, {
      ...options.headers,
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    // Each its own pause, so that readers who were cut off together do not come back together.
    write(`retry: ${1000 + Math.floor(Math.random() * 3000)}\n\n`);
    // It was on its way in when the others were told: left open it would hold the process up.
    if (this.#isEnding) return open.close("bye");
    this.#enter(open, options);
    const fail = (error: unknown) => {
      options.onError(error);
      open.close();
    };
    try {
      const stop = await stream.source({
        send: ({ id, data, heardAt }) => {
          const isWritten = write(`id: ${oneLine(id)}\ndata: ${options.encode(data)}\n\n`);
          if (isWritten && heardAt !== undefined) this.#delays.observe((performance.now() - heardAt) / 1000);
          return isWritten;
        },
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

  #enter(stream: OpenStream, { session, address, maxToAddress }: ServeOptions): void {
    groupOf(this.#sessions, session, true).add(stream, session === null ? Infinity : MAX_OF_SESSION);
    if (address !== null) groupOf(this.#addresses, address, false).add(stream, maxToAddress);
  }

  /** False when it had left before. */
  #leave(stream: OpenStream, { session, address }: ServeOptions): boolean {
    if (!this.#open.delete(stream)) return false;
    leave(this.#sessions, session, stream);
    if (address !== null) leave(this.#addresses, address, stream);
    return true;
  }
}

function groupOf<Name>(groups: Map<Name, Group>, name: Name, hasHeartbeat: boolean): Group {
  const group = groups.get(name) ?? new Group(hasHeartbeat);
  groups.set(name, group);
  return group;
}

function leave<Name>(groups: Map<Name, Group>, name: Name, stream: OpenStream): void {
  const group = groups.get(name);
  group?.streams.delete(stream);
  if (group?.streams.size !== 0) return;
  group.end();
  groups.delete(name);
}

function oneLine(id: string | number): string {
  return String(id).replace(/[\r\n\0]/g, "");
}
