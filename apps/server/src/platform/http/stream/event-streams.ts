import type { ServerResponse } from "node:http";
import { Histogram, Registry } from "prom-client";
import type { EventStream } from "./event-stream.ts";

const HEARTBEAT_MILLISECONDS = 12_000;
const MAX_BUFFERED_BYTES = 64 * 1024;
/** Maximum number of open streams per session in one process. */
const MAX_STREAMS_PER_SESSION = 10;

/** Last event of a stream, with the delay before a reconnect: short after a shutdown, long after a replacement. */
const closingStreamEvents = {
  bye: () => `event: bye\nretry: ${1000 + Math.floor(Math.random() * 2000)}\ndata: {}\n\n`,
  replaced: () => "event: replaced\nretry: 60000\ndata: {}\n\n",
};

interface ServeStreamOptions {
  headers: Record<string, string>;
  encode(data: unknown): string;
  /** Key of the session of the stream. Null if it needs no session. */
  session: string | null;
  /**
   * IP address of the client, counted per kind of stream. Null for staff, who share the Wi-Fi of guests and must not be
   * displaced by guests.
   */
  address: string | null;
  /** Maximum number of streams per IP address. */
  maxToAddress: number;
  /** Brand of the staff that read the stream. Null for guests. */
  brandId: string | null;
  /**
   * Checks the session of the stream once per heartbeat. Resolves with false if it has ended, which closes the streams of
   * the session.
   */
  isStillAllowed(): Promise<boolean>;
  onError(error: unknown): void;
}

interface OpenStream extends Pick<ServeStreamOptions, "brandId" | "isStillAllowed" | "onError"> {
  beat(): void;
  tellBrandChanged(): void;
  close(word?: keyof typeof closingStreamEvents): void;
}

/** Open streams of the same session or IP address, oldest first. */
class StreamGroup {
  readonly streams = new Set<OpenStream>();
  readonly #heartbeat: NodeJS.Timeout | undefined;

  constructor(hasHeartbeat: boolean) {
    if (hasHeartbeat) this.#heartbeat = setInterval(() => void this.beat(), HEARTBEAT_MILLISECONDS).unref();
  }

  /** Adds a stream. Closes the oldest ones beyond the limit. */
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

  /** Closes the streams if their session has ended. Otherwise sends a heartbeat. */
  async beat(): Promise<void> {
    const [first] = this.streams;
    if (!first) return;
    let isAllowed = true;
    try {
      isAllowed = await first.isStillAllowed();
    } catch (error) {
      // An error leaves the state of the session unknown. The next heartbeat checks the session again.
      first.onError(error);
    }
    for (const stream of Array.from(this.streams)) {
      if (isAllowed) stream.beat();
      else stream.close();
    }
  }
}

/** All open streams of the process: limits their number and closes them at a shutdown. */
export class EventStreams {
  readonly #open = new Set<OpenStream>();
  readonly #sessions = new Map<string | null, StreamGroup>();
  readonly #addresses = new Map<string, StreamGroup>();
  #isEnding = false;
  readonly #registry = new Registry();
  readonly #delays = new Histogram({
    name: "event_delivery_seconds",
    help: "From when the process hears of an event until it is written to a stream",
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [this.#registry],
  });

  /** Delays of event delivery, in the Prometheus text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  get count(): number {
    return this.#open.size;
  }

  /** Checks the sessions of the brand's staff at once instead of at the next heartbeat, because one was ended. */
  lookAnew(brandId: string): void {
    for (const group of this.#sessions.values()) if (group.isOf(brandId)) void group.beat();
  }

  /**
   * Notifies the open pages of the brand's staff that the brand has changed, so that they reload it. Streams of guests
   * have no brand here.
   */
  tellBrandChanged(brandId: string): void {
    for (const stream of this.#open) if (stream.brandId === brandId) stream.tellBrandChanged();
  }

  /** Closes all streams. Clients reconnect (to another process) after one to three seconds. */
  sayGoodbye(): void {
    this.#isEnding = true;
    for (const stream of Array.from(this.#open)) stream.close("bye");
  }

  async serve(stream: EventStream, response: ServerResponse, options: ServeStreamOptions): Promise<void> {
    const ended = new AbortController();
    let unsubscribe: (() => void) | undefined;
    const writeEventText = (text: string): boolean => {
      if (ended.signal.aborted) return false;
      // A client that reads too slowly is disconnected. It reconnects and resumes from its last event.
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
      // The heartbeat is an event instead of a comment, because scripts receive it and detect a dead connection by its
      // absence.
      beat: () => void writeEventText("event: beat\ndata: {}\n\n"),
      tellBrandChanged: () => void writeEventText("event: brand\ndata: {}\n\n"),
      close: (word) => {
        if (!this.#leave(open, options)) return;
        ended.abort();
        unsubscribe?.();
        if (word) response.write(closingStreamEvents[word]());
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
    // Each client gets a random reconnect delay, so that clients that were disconnected together do not reconnect
    // together.
    writeEventText(`retry: ${1000 + Math.floor(Math.random() * 3000)}\n\n`);
    // A stream that is opened during the shutdown is closed at once, because it would delay the end of the process.
    if (this.#isEnding) return open.close("bye");
    this.#enter(open, options);
    const reportAndClose = (error: unknown) => {
      options.onError(error);
      open.close();
    };
    try {
      const stop = await stream.source({
        send: ({ id, data, heardAt }) => {
          const isWritten = writeEventText(`id: ${toSingleLine(id)}\ndata: ${options.encode(data)}\n\n`);
          if (isWritten && heardAt !== undefined) this.#delays.observe((performance.now() - heardAt) / 1000);
          return isWritten;
        },
        resync: (id) =>
          writeEventText(`${id === undefined ? "" : `id: ${toSingleLine(id)}\n`}event: resync\ndata: {}\n\n`),
        fail: reportAndClose,
        signal: ended.signal,
      });
      if (ended.signal.aborted) stop();
      else unsubscribe = stop;
    } catch (error) {
      reportAndClose(error);
    }
  }

  #enter(stream: OpenStream, { session, address, maxToAddress }: ServeStreamOptions): void {
    findOrCreateGroup(this.#sessions, session, true).add(
      stream,
      session === null ? Infinity : MAX_STREAMS_PER_SESSION,
    );
    if (address !== null) findOrCreateGroup(this.#addresses, address, false).add(stream, maxToAddress);
  }

  /** Removes a closed stream. Returns false if it was removed before. */
  #leave(stream: OpenStream, { session, address }: ServeStreamOptions): boolean {
    if (!this.#open.delete(stream)) return false;
    leaveStreamGroup(this.#sessions, session, stream);
    if (address !== null) leaveStreamGroup(this.#addresses, address, stream);
    return true;
  }
}

function findOrCreateGroup<Name>(
  groups: Map<Name, StreamGroup>,
  name: Name,
  hasHeartbeat: boolean,
): StreamGroup {
  const group = groups.get(name) ?? new StreamGroup(hasHeartbeat);
  groups.set(name, group);
  return group;
}

function leaveStreamGroup<Name>(groups: Map<Name, StreamGroup>, name: Name, stream: OpenStream): void {
  const group = groups.get(name);
  group?.streams.delete(stream);
  if (group?.streams.size !== 0) return;
  group.end();
  groups.delete(name);
}

function toSingleLine(id: string | number): string {
  return String(id).replace(/[\r\n\0]/g, "");
}
