import type { ServerEventStream } from "./event-line.ts";
import { type PageLockOptions, withPageLock } from "./page-lock.ts";
import { createRandomId } from "./random-id.ts";

const [CONNECTING, OPEN, CLOSED] = [0, 1, 2];
/** Names of the event types in the console's event stream, besides unnamed messages. */
const NAMED_STREAM_EVENTS = ["beat", "brand", "resync", "replaced"];
/** Maximum number of events stored for pages that join later. */
const MAX_STORED_EVENTS = 200;
/** Timeout in milliseconds for a reply of the page that holds the connection. After it the page is considered dead. */
const ANSWER_TIMEOUT_MS = 5_000;
/**
 * Timeout in milliseconds for a reply of the page that holds the connection, if the waiting page is visible to the
 * user.
 */
const VISIBLE_PAGE_ANSWER_TIMEOUT_MS = 2_000;

interface SharedEvent {
  type: string;
  data: string;
  id: string;
}

/** Messages that pages of one browser exchange about the shared event stream. */
type PageMessage =
  | { kind: "hello"; from: string; after: string }
  /** Reply of the page that holds the connection. `missed`: events that the joining page has not received yet. */
  | { kind: "welcome"; to: string; isUp: boolean; missed: SharedEvent[] }
  | { kind: "up" }
  | { kind: "down"; isClosed: boolean }
  | { kind: "event"; event: SharedEvent };

/**
 * Stream of server-sent events shared by all pages of a browser, because a browser has only six connections to a host
 * over HTTP/1.1. The page with the lock `name` holds the connection. The others receive its events through a
 * `BroadcastChannel`. If that page is closed or crashes, another page opens the stream from the last event. An event
 * may be delivered twice after such a change, so events must be idempotent.
 */
export class SharedEvents extends EventTarget implements ServerEventStream {
  readyState = CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((message: MessageEvent<string>) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly #url: string;
  readonly #name: string;
  readonly #page = createRandomId();
  readonly #channel: BroadcastChannel;
  #wait = new AbortController();
  #silence: ReturnType<typeof setTimeout> | undefined;
  #lastId: string;
  /** Connection to the server; null unless this page holds it. */
  #source: EventSource | null = null;
  #release: (() => void) | null = null;
  /** Newest events of the stream, in the order in which they were received. */
  #kept: SharedEvent[] = [];
  /** Id of the event after which `#kept` starts: `#kept` contains every event after this one. */
  #keptFrom: string;
  /** Events received before the page with the connection has replied to the first `hello`; null after its reply. */
  #early: SharedEvent[] | null = [];

  /**
   * `url` is relative to `/api`. Its parameter `after` is the id of the event after which the stream continues. Pages
   * that pass the same `name` share one stream.
   */
  constructor(url: string, name: string) {
    super();
    this.#url = url;
    this.#name = name;
    this.#lastId = new URLSearchParams(url.split("?")[1]).get("after") ?? "";
    this.#keptFrom = this.#lastId;
    this.#channel = new BroadcastChannel(name);
    this.#channel.onmessage = ({ data }: MessageEvent<PageMessage>) => this.#hear(data);
    void this.#queue({ signal: this.#wait.signal });
    this.#greet(ANSWER_TIMEOUT_MS);
  }

  close(): void {
    this.readyState = CLOSED;
    clearTimeout(this.#silence);
    this.#wait.abort();
    this.#source?.close();
    this.#release?.();
    this.#channel.close();
  }

  /** Checks that the page with the connection still replies. Takes over the connection if it does not. */
  probe(): void {
    if (this.readyState !== CLOSED && !this.#source) this.#greet(VISIBLE_PAGE_ANSWER_TIMEOUT_MS);
  }

  #greet(milliseconds: number): void {
    this.#tell({ kind: "hello", from: this.#page, after: this.#lastId });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#wait.abort();
      this.#wait = new AbortController();
      void this.#queue({ steal: true, signal: this.#wait.signal });
    }, milliseconds);
  }

  /**
   * Waits for the lock of the connection. Holds the connection while this page has the lock, and waits again if another
   * page takes the lock.
   */
  async #queue(options: PageLockOptions): Promise<void> {
    const { signal } = this.#wait;
    let wasHeld = false;
    const holdUntilReleased = () =>
      new Promise<void>((resolve) => {
        if (signal.aborted) return resolve();
        wasHeld = true;
        this.#release = resolve;
        this.#open();
      });
    let isRefused = false;
    try {
      await withPageLock(this.#name, options, holdUntilReleased);
    } catch {
      isRefused = !wasHeld;
    }
    if (signal.aborted) return;
    // The browser blocks locks or storage for this page, so the page opens its own connection.
    if (isRefused) return this.#open();
    this.#source?.close();
    this.#source = null;
    void this.#queue({ signal });
  }

  #open(): void {
    clearTimeout(this.#silence);
    this.#join([]);
    const [path = "", query] = this.#url.split("?");
    const parameters = new URLSearchParams(query);
    if (this.#lastId) parameters.set("after", this.#lastId);
    const text = parameters.toString();
    const source = new EventSource(text ? `${path}?${text}` : path);
    this.#source = source;
    source.onopen = () => {
      this.#tell({ kind: "up" });
      this.#begin();
    };
    source.onerror = () => {
      const isClosed = source.readyState === CLOSED;
      this.#tell({ kind: "down", isClosed });
      this.#end(isClosed);
    };
    const createEventForwarder = (type: string) => (message: Event) => {
      const { data, lastEventId } = message as MessageEvent<string>;
      const event = { type, data, id: lastEventId };
      this.#tell({ kind: "event", event });
      this.#show(event);
    };
    source.onmessage = createEventForwarder("message");
    for (const type of NAMED_STREAM_EVENTS) source.addEventListener(type, createEventForwarder(type));
  }

  #hear(message: PageMessage): void {
    if (this.readyState === CLOSED) return;
    if (message.kind === "hello") return this.#welcome(message);
    if (message.kind === "welcome" && message.to !== this.#page) return;
    if (this.#source) return;
    clearTimeout(this.#silence);
    if (message.kind === "welcome") {
      this.#join(message.missed);
      if (message.isUp) this.#begin();
    } else if (message.kind === "up") this.#begin();
    else if (message.kind === "down") this.#end(message.isClosed);
    else if (this.#early) this.#early.push(message.event);
    else this.#show(message.event);
  }

  /** Replies to a page that joins, also while the connection is being opened. */
  #welcome({ from: to, after }: { from: string; after: string }): void {
    if (!this.#source) return;
    this.#tell({
      kind: "welcome",
      to,
      isUp: this.#source.readyState === OPEN,
      missed: this.#missedAfter(after),
    });
  }

  #missedAfter(after: string): SharedEvent[] {
    // A stream without the id of a last event starts with the present state, which the newest event contains.
    if (after === "") return this.#kept.slice(-1);
    if (isLaterEventId(this.#keptFrom, after)) return [{ type: "resync", data: "", id: this.#lastId }];
    return this.#kept.filter(({ id }) => isLaterEventId(id, after));
  }

  /** Dispatches the events that this page has missed, then the events that it received while it waited for them. */
  #join(missed: SharedEvent[]): void {
    const early = this.#early ?? [];
    this.#early = null;
    for (const event of [...missed, ...early]) this.#show(event);
  }

  #begin(): void {
    if (this.readyState === OPEN) return;
    this.readyState = OPEN;
    this.onopen?.();
  }

  #end(isClosed: boolean): void {
    if (isClosed) this.close();
    else this.readyState = CONNECTING;
    this.onerror?.();
  }

  #show(event: SharedEvent): void {
    const { type, data, id } = event;
    if (type === "message") {
      if (id && this.#kept.some((kept) => kept.id === id)) return;
      this.#kept.push(event);
      if (this.#kept.length > MAX_STORED_EVENTS) this.#keptFrom = this.#kept.shift()?.id ?? this.#keptFrom;
    }
    if (type === "resync") [this.#kept, this.#keptFrom] = [[], id];
    if (id && (type === "message" || type === "resync")) this.#lastId = id;
    const message = new MessageEvent<string>(type, { data, lastEventId: id });
    if (type === "message") this.onmessage?.(message);
    else this.dispatchEvent(message);
  }

  #tell(message: PageMessage): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    if (this.readyState !== CLOSED) this.#channel.postMessage(message);
  }
}

/**
 * Returns whether an event id is later than another. Ids are increasing numbers; an id in another format counts as
 * later.
 */
function isLaterEventId(id: string, after: string): boolean {
  return after === "" || !(Number(id) <= Number(after));
}
