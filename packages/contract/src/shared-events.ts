import type { EventLine } from "./event-line.ts";
import { withPageLock, type PageLockOptions } from "./page-lock.ts";
import { randomId } from "./random-id.ts";

const [CONNECTING, OPEN, CLOSED] = [0, 1, 2];
/** Events of the stream that have names of their own. */
const NAMED = ["beat", "brand", "resync", "replaced"];
/** A page that joins is told of so many events that it may have missed; of more it loads everything again. */
const MAX_KEPT = 200;
/** A page that holds the stream and does not answer for so long is taken for dead. */
const ANSWERS_WITHIN_MS = 5_000;

interface SharedEvent {
  type: string;
  data: string;
  id: string;
}

/** Between the pages of one browser. `to`: for one page alone. */
type PageMessage =
  | { kind: "hello"; from: string; after: string }
  | { kind: "up"; to?: string }
  | { kind: "down"; isClosed: boolean; to?: string }
  | { kind: "event"; event: SharedEvent; to?: string };

/**
 * A stream of events that all pages of one browser share: one page holds the connection, the others hear of its events by
 * a `BroadcastChannel`. The lock called `name` says which: when that page is closed or dies, the next one opens the
 * stream from the last event. A browser has six connections to a host over HTTP/1.1, and each page would hold one.
 */
export class SharedEvents extends EventTarget implements EventLine {
  readyState = CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((message: MessageEvent<string>) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly #url: string;
  readonly #name: string;
  readonly #page = randomId();
  readonly #channel: BroadcastChannel;
  readonly #wait = new AbortController();
  readonly #silence: ReturnType<typeof setTimeout>;
  #lastId: string;
  /** Set while this page holds the stream. */
  #source: EventSource | null = null;
  #release: (() => void) | null = null;
  #kept: SharedEvent[] = [];
  /** All events after this id are in `#kept`. */
  #keptFrom: string;

  /** `url`: below `/api`, with the event to go on after as `after`. Pages that give the same `name` share the stream. */
  constructor(url: string, name: string) {
    super();
    this.#url = url;
    this.#name = name;
    this.#lastId = new URLSearchParams(url.split("?")[1]).get("after") ?? "";
    this.#keptFrom = this.#lastId;
    this.#channel = new BroadcastChannel(name);
    this.#channel.onmessage = ({ data }: MessageEvent<PageMessage>) => this.#hear(data);
    this.#tell({ kind: "hello", from: this.#page, after: this.#lastId });
    void this.#queue({ signal: this.#wait.signal });
    this.#silence = setTimeout(() => void this.#queue({ steal: true }), ANSWERS_WITHIN_MS);
  }

  close(): void {
    this.readyState = CLOSED;
    clearTimeout(this.#silence);
    this.#wait.abort();
    this.#source?.close();
    this.#release?.();
    this.#channel.close();
  }

  /** Waits until this page may hold the stream, and holds it until it is closed or another page takes it. */
  async #queue(options: PageLockOptions): Promise<void> {
    const hold = () =>
      new Promise<void>((resolve) => {
        if (this.readyState === CLOSED) return resolve();
        this.#release = resolve;
        this.#open();
      });
    this.#release = null;
    try {
      await withPageLock(this.#name, options, hold);
    } catch {
      // Closed while it waited, or another page took the lock.
    }
    this.#source?.close();
    this.#source = null;
    // Taken by a page that had no answer: it may have the stream, and this one waits for it again.
    if (this.readyState !== CLOSED && this.#release) void this.#queue({ signal: this.#wait.signal });
  }

  #open(): void {
    clearTimeout(this.#silence);
    const [path = "", query] = this.#url.split("?");
    const parameters = new URLSearchParams(query);
    if (this.#lastId) parameters.set("after", this.#lastId);
    this.#kept = [];
    this.#keptFrom = this.#lastId;
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
    const pass = (type: string) => (message: Event) => {
      const { data, lastEventId } = message as MessageEvent<string>;
      const event = { type, data, id: lastEventId };
      this.#tell({ kind: "event", event });
      if (type === "message") this.#keep(event);
      this.#show(event);
    };
    source.onmessage = pass("message");
    for (const type of NAMED) source.addEventListener(type, pass(type));
  }

  #keep(event: SharedEvent): void {
    this.#kept.push(event);
    if (this.#kept.length > MAX_KEPT) this.#keptFrom = this.#kept.shift()?.id ?? this.#keptFrom;
  }

  #hear(message: PageMessage): void {
    if (this.readyState === CLOSED) return;
    if (message.kind === "hello") return this.#welcome(message);
    if (message.to !== undefined && message.to !== this.#page) return;
    clearTimeout(this.#silence);
    if (message.kind === "up") this.#begin();
    else if (message.kind === "down") this.#end(message.isClosed);
    else if (message.event.type !== "message" || isAfter(message.event.id, this.#lastId))
      this.#show(message.event);
  }

  /** Tells a page that joins whether the stream is up, and what it missed since it read the state. */
  #welcome({ from: to, after }: { from: string; after: string }): void {
    if (this.#source?.readyState !== OPEN) return;
    this.#tell({ kind: "up", to });
    // A stream without a cursor begins with how things are now.
    const latest = this.#kept.at(-1);
    if (after === "" && latest) this.#tell({ kind: "event", event: latest, to });
    if (after === "" || !isAfter(this.#lastId, after)) return;
    if (isAfter(this.#keptFrom, after)) {
      const event = { type: "resync", data: "", id: this.#lastId };
      return this.#tell({ kind: "event", event, to });
    }
    for (const event of this.#kept) if (isAfter(event.id, after)) this.#tell({ kind: "event", event, to });
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

  #show({ type, data, id }: SharedEvent): void {
    if (id) this.#lastId = id;
    const message = new MessageEvent<string>(type, { data, lastEventId: id });
    if (type === "message") this.onmessage?.(message);
    else this.dispatchEvent(message);
  }

  #tell(message: PageMessage): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    if (this.readyState !== CLOSED) this.#channel.postMessage(message);
  }
}

/** Ids of events are numbers that grow; of others nothing is known, and an event is told once more than is needed. */
function isAfter(id: string, after: string): boolean {
  return after === "" || !(Number(id) <= Number(after));
}
