import type { ServerEventStream } from "./event-line.ts";
import { SharedEvents } from "./shared-events.ts";

export interface LiveEventsOptions<T> {
  /**
   * Opens the connection of the event stream. Set if `EventSource` is not sufficient, for example because headers must
   * be sent.
   */
  open?: (url: string) => ServerEventStream;
  /**
   * Receiver of the stream (brand and staff member), if the path does not identify it. Only pages of the same receiver
   * share a stream.
   */
  owner?: string;
  onEvent(event: T, id: string): void;
  /** Called with true when the connection of the event stream is open, and with false while it is being restored. */
  onState?(isUp: boolean): void;
  /** Called if too many events were missed: the page must load all data again. */
  onResync?(id: string): void;
  /** Called if the brand's data on the staff's page is outdated, for example after a block or a pause. */
  onBrand?(): void;
  /**
   * Called if the response is not an event stream, for example after the session ended. The connection is tried again
   * anyway.
   */
  onRefused?(): void;
  /** Id of the event after which the stream continues. */
  after?: string;
  /** Maximum number of milliseconds between two attempts. */
  maxWait?: number;
}

const FIRST_RECONNECT_WAIT_MS = 1_000;
const MAX_RECONNECT_WAIT_MS = 15_000;
const RECONNECT_WAIT_WHEN_REPLACED_MS = 120_000;
/**
 * Timeout without data. The server sends at least every 12 seconds, so a connection that is silent for more than two
 * such periods is broken.
 */
const MAX_STREAM_SILENCE_MS = 30_000;

/**
 * Listens to a stream of server-sent events below `/api`. A broken connection is restored from the last event: by the
 * browser (with `Last-Event-ID`) or, if the browser gave up, by this function with `?after=`. This happens after any
 * reply, timeout or sleep, and immediately when the page becomes visible or the network returns. Returns a function
 * that stops listening.
 */
export function listenToEvents<T>(path: string, options: LiveEventsOptions<T>): () => void {
  const { onEvent, onState, onResync, onBrand, onRefused, maxWait = MAX_RECONNECT_WAIT_MS } = options;
  const openLine = options.open ?? ((url: string) => openSharedStream(url, `${path} ${options.owner ?? ""}`));
  let source: ServerEventStream | null = null;
  let lastId = options.after ?? "";
  let wait = FIRST_RECONNECT_WAIT_MS;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function onMessageReceived(id = "") {
    if (id) lastId = id;
    clearTimeout(silence);
    silence = setTimeout(reopenSource, MAX_STREAM_SILENCE_MS);
  }

  function openSource() {
    const after = lastId ? `${path.includes("?") ? "&" : "?"}after=${encodeURIComponent(lastId)}` : "";
    source = openLine(`/api${path}${after}`);
    onMessageReceived();
    source.onopen = () => {
      wait = FIRST_RECONNECT_WAIT_MS;
      onMessageReceived();
      onState?.(true);
    };
    source.onmessage = (message: MessageEvent<string>) => {
      onMessageReceived(message.lastEventId);
      onEvent(JSON.parse(message.data) as T, message.lastEventId);
    };
    source.addEventListener("beat", () => onMessageReceived());
    source.addEventListener("brand", () => {
      onMessageReceived();
      onBrand?.();
    });
    source.addEventListener("resync", (message) => {
      onMessageReceived((message as MessageEvent<string>).lastEventId);
      onResync?.((message as MessageEvent<string>).lastEventId);
    });
    // Newer pages of the same visitor replaced this connection. It reconnects when the page becomes visible, or after a
    // long pause.
    source.addEventListener("replaced", () => {
      closeSource();
      onState?.(false);
      retry = setTimeout(reopenSource, RECONNECT_WAIT_WHEN_REPLACED_MS * (0.5 + Math.random() / 2));
    });
    source.onerror = () => {
      onState?.(false);
      if (source?.readyState !== EventSource.CLOSED) return;
      onRefused?.();
      // The pause before a reconnect is random, because all waiting pages would otherwise reconnect to a restarted
      // server at the same time.
      clearTimeout(retry);
      retry = setTimeout(reopenSource, wait * (0.5 + Math.random() / 2));
      wait = Math.min(wait * 2, maxWait);
    };
  }

  function closeSource() {
    clearTimeout(retry);
    clearTimeout(silence);
    source?.close();
  }

  function reopenSource() {
    closeSource();
    onState?.(false);
    openSource();
  }

  // A page that wakes up reconnects immediately.
  function handlePageWake() {
    if (document.visibilityState !== "visible") return;
    if (source?.readyState === EventSource.OPEN) source.probe?.();
    else reopenSource();
  }

  // Browsers close the connection of a lost network late, so it is closed at the page's `offline` event.
  function handleNetworkLoss() {
    source?.close();
    onState?.(false);
  }

  // Closes the stream, because a page in the back/forward cache would hold its connection open.
  function handlePageLeave() {
    closeSource();
    onState?.(false);
  }

  openSource();
  const unfollow = observePageState({
    wake: handlePageWake,
    leave: handlePageLeave,
    comeBack: ({ persisted }) => persisted && reopenSource(),
    reopen: reopenSource,
    lose: handleNetworkLoss,
  });
  return () => {
    closeSource();
    unfollow();
  };
}

interface PageHandlers {
  wake(): void;
  leave(): void;
  comeBack(event: PageTransitionEvent): void;
  reopen(): void;
  lose(): void;
}

/**
 * Calls the handlers when the page is shown, hidden or cached, and when the network changes. Returns a function that
 * stops this.
 */
function observePageState({ wake, leave, comeBack, reopen, lose }: PageHandlers): () => void {
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("pagehide", leave);
  window.addEventListener("pageshow", comeBack);
  window.addEventListener("online", reopen);
  window.addEventListener("offline", lose);
  return () => {
    document.removeEventListener("visibilitychange", wake);
    window.removeEventListener("pagehide", leave);
    window.removeEventListener("pageshow", comeBack);
    window.removeEventListener("online", reopen);
    window.removeEventListener("offline", lose);
  };
}

let isStreamShared = "BroadcastChannel" in globalThis;

/**
 * Disables sharing: each page opens its own streams. Used because test files run in parallel in one browser.
 * @testing
 */
export function disableStreamSharing(): void {
  isStreamShared = false;
}

/** Returns a shared stream, or a plain `EventSource` if the browser does not allow sharing. */
function openSharedStream(url: string, name: string): ServerEventStream {
  if (isStreamShared) {
    try {
      return new SharedEvents(url, `events ${name}`);
    } catch {
      // `BroadcastChannel` is blocked for this page: a plain `EventSource` is used.
    }
  }
  return new EventSource(url) as ServerEventStream;
}
