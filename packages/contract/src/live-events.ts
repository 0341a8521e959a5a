import type { EventLine } from "./event-line.ts";
import { SharedEvents } from "./shared-events.ts";

export interface LiveEventsOptions<T> {
  /** Opens the line where an `EventSource` does not do. */
  open?: (url: string) => EventLine;
  /** Whose stream it is, where the path does not tell: only pages of the same one share it. */
  owner?: string;
  onEvent(event: T, id: string): void;
  /** True while the line is up; false while it is being restored. */
  onState?(isUp: boolean): void;
  /** Too much was missed to be told event by event: load everything again. */
  onResync?(id: string): void;
  /** What the staff's page knows of its brand is no longer so: a block, a pause. */
  onBrand?(): void;
  /** The answer was no stream of events, as when the session is over: ask why. It is tried again all the same. */
  onRefused?(): void;
  /** The event to go on after. */
  after?: string;
  /** Milliseconds between two tries at most. */
  maxWait?: number;
}

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 15_000;
const REPLACED_WAIT_MS = 120_000;
/** The server is heard every 12 seconds at least: a line that is silent for longer than two of them is dead. */
const MAX_SILENCE_MS = 30_000;

/**
 * Listens to a stream of server-sent events below `/api`. A broken line is opened again from the last event, by the
 * browser (which sends `Last-Event-ID`) or, where the browser gave it up, from here with `?after=`: after any answer,
 * a silence, a sleep, and at once when the page is looked at or the network is back. Returns the stop.
 */
export function listen<T>(path: string, options: LiveEventsOptions<T>): () => void {
  const { onEvent, onState, onResync, onBrand, onRefused, maxWait = MAX_WAIT_MS } = options;
  const openLine = options.open ?? ((url: string) => openShared(url, `${path} ${options.owner ?? ""}`));
  let source: EventLine | null = null;
  let lastId = options.after ?? "";
  let wait = FIRST_WAIT_MS;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function heard(id = "") {
    if (id) lastId = id;
    clearTimeout(silence);
    silence = setTimeout(reopen, MAX_SILENCE_MS);
  }

  function open() {
    const after = lastId ? `${path.includes("?") ? "&" : "?"}after=${encodeURIComponent(lastId)}` : "";
    source = openLine(`/api${path}${after}`);
    heard();
    source.onopen = () => {
      wait = FIRST_WAIT_MS;
      heard();
      onState?.(true);
    };
    source.onmessage = (message: MessageEvent<string>) => {
      heard(message.lastEventId);
      onEvent(JSON.parse(message.data) as T, message.lastEventId);
    };
    source.addEventListener("beat", () => heard());
    source.addEventListener("brand", () => {
      heard();
      onBrand?.();
    });
    source.addEventListener("resync", (message) => {
      heard((message as MessageEvent<string>).lastEventId);
      onResync?.((message as MessageEvent<string>).lastEventId);
    });
    // Newer pages of the same visitor took its place: it comes back when it is looked at, or not soon.
    source.addEventListener("replaced", () => {
      close();
      onState?.(false);
      retry = setTimeout(reopen, REPLACED_WAIT_MS * (0.5 + Math.random() / 2));
    });
    source.onerror = () => {
      onState?.(false);
      if (source?.readyState !== EventSource.CLOSED) return;
      onRefused?.();
      // Not all at once: a server that comes back is met by every page that waited.
      clearTimeout(retry);
      retry = setTimeout(reopen, wait * (0.5 + Math.random() / 2));
      wait = Math.min(wait * 2, maxWait);
    };
  }

  function close() {
    clearTimeout(retry);
    clearTimeout(silence);
    source?.close();
  }

  function reopen() {
    close();
    onState?.(false);
    open();
  }

  // A page that wakes up does not wait for the next try.
  function wake() {
    if (document.visibilityState !== "visible") return;
    if (source?.readyState === EventSource.OPEN) source.probe?.();
    else reopen();
  }

  // Of a line without a network the browser learns late.
  function lose() {
    source?.close();
    onState?.(false);
  }

  // Close the stream: a page in the back/forward cache would keep its connection open.
  function leave() {
    close();
    onState?.(false);
  }
  function comeBack({ persisted }: PageTransitionEvent) {
    if (persisted) reopen();
  }

  open();
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("pagehide", leave);
  window.addEventListener("pageshow", comeBack);
  window.addEventListener("online", reopen);
  window.addEventListener("offline", lose);
  return () => {
    close();
    document.removeEventListener("visibilitychange", wake);
    window.removeEventListener("pagehide", leave);
    window.removeEventListener("pageshow", comeBack);
    window.removeEventListener("online", reopen);
    window.removeEventListener("offline", lose);
  };
}

let isShared = "BroadcastChannel" in globalThis;

/**
 * From now on each page opens its own streams: test files run side by side in one browser.
 * @testing
 */
export function keepStreamsApart(): void {
  isShared = false;
}

/** A shared stream, or a plain `EventSource` if the browser does not allow sharing. */
function openShared(url: string, name: string): EventLine {
  if (isShared) {
    try {
      return new SharedEvents(url, `events ${name}`);
    } catch {
      // BroadcastChannel is blocked for this page.
    }
  }
  return new EventSource(url) as EventLine;
}
