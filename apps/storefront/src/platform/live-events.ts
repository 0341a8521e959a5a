export interface LiveEventsOptions<T> {
  onEvent(event: T, id: string): void;
  /** True while the line is up; false while it is being restored. */
  onState?(isUp: boolean): void;
}

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 15_000;

/**
 * Listens to a stream of server-sent events below `/api`; a broken line is opened again from the last event
 * (the browser sends `Last-Event-ID`; a line that the browser gave up is opened with `?after=`). Returns the stop.
 */
export function listen<T>(path: string, { onEvent, onState }: LiveEventsOptions<T>): () => void {
  let source: EventSource | null = null;
  let lastId = "";
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open() {
    const after = lastId ? `${path.includes("?") ? "&" : "?"}after=${encodeURIComponent(lastId)}` : "";
    source = new EventSource(`/api${path}${after}`);
    source.onopen = () => {
      wait = FIRST_WAIT;
      onState?.(true);
    };
    source.onmessage = (message: MessageEvent<string>) => {
      if (message.lastEventId) lastId = message.lastEventId;
      onEvent(JSON.parse(message.data) as T, message.lastEventId);
    };
    source.onerror = () => {
      onState?.(false);
      if (source?.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  }

  // A phone that wakes up does not wait for the next try.
  function wake() {
    if (document.visibilityState !== "visible" || source?.readyState === EventSource.OPEN) return;
    clearTimeout(timer);
    source?.close();
    open();
  }

  open();
  document.addEventListener("visibilitychange", wake);
  return () => {
    clearTimeout(timer);
    source?.close();
    document.removeEventListener("visibilitychange", wake);
  };
}
