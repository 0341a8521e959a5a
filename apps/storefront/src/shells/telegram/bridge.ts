/** Handler of a messenger event. */
type TelegramEventListener = (data: Record<string, unknown>) => void;

/** Objects that Telegram's applications add to a window or call in it. */
declare global {
  interface Window {
    TelegramWebviewProxy?: { postEvent(name: string, data: string): void };
    Telegram?: { WebView?: { receiveEvent(name: string, data: unknown): void } };
    TelegramGameProxy?: { receiveEvent(name: string, data: unknown): void };
    TelegramGameProxy_receiveEvent?(name: string, data: unknown): void;
  }
  interface External {
    notify?(message: string): void;
  }
}

const telegramEventListeners = new Map<string, Set<TelegramEventListener>>();
let areTelegramReceiversRegistered = false;

/** Sends an event to the messenger: through its object in native applications, or through `postMessage` on the web. */
export function postEvent(name: string, data: object = {}): void {
  if (window.TelegramWebviewProxy) window.TelegramWebviewProxy.postEvent(name, JSON.stringify(data));
  else if (typeof window.external?.notify === "function")
    window.external.notify(JSON.stringify({ eventType: name, eventData: data }));
  // Only the messenger can frame the page, because of the content security policy. The data is not secret.
  else if (window.parent !== window)
    window.parent.postMessage(JSON.stringify({ eventType: name, eventData: data }), "*");
}

/** Subscribes to an event of the messenger. Returns an unsubscribe function. */
export function addTelegramEventListener(name: string, listener: TelegramEventListener): () => void {
  registerTelegramReceivers();
  const heard = telegramEventListeners.get(name) ?? new Set();
  telegramEventListeners.set(name, heard.add(listener));
  return () => void heard.delete(listener);
}

/** Resolves with the next event of that name that `fits` accepts, or with null after the timeout. */
export function addTelegramEventListenerOnce(
  name: string,
  { withinMs, fits = () => true }: { withinMs: number; fits?: (data: Record<string, unknown>) => boolean },
): Promise<Record<string, unknown> | null> {
  return new Promise((resolve) => {
    const finishRequest = (data: Record<string, unknown> | null) => {
      clearTimeout(timer);
      stop();
      resolve(data);
    };
    const timer = setTimeout(() => finishRequest(null), withinMs);
    const stop = addTelegramEventListener(name, (data) => fits(data) && finishRequest(data));
  });
}

/**
 * Registers the receivers of events once. Each native Telegram application calls a different receiver. Telegram Web
 * sends messages.
 */
function registerTelegramReceivers(): void {
  if (areTelegramReceiversRegistered) return;
  areTelegramReceiversRegistered = true;
  const receiveEvent = (name: string, data: unknown) => {
    const told = typeof data === "object" && data !== null ? (data as Record<string, unknown>) : {};
    for (const listener of telegramEventListeners.get(name) ?? []) listener(told);
  };
  window.TelegramGameProxy_receiveEvent = receiveEvent;
  window.TelegramGameProxy = { receiveEvent };
  window.Telegram = { WebView: { receiveEvent } };
  addEventListener("message", ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || typeof data !== "string") return;
    const event = parseEvent(data);
    if (event) receiveEvent(event.eventType, event.eventData);
  });
}

function parseEvent(json: string): { eventType: string; eventData: unknown } | null {
  try {
    const event: unknown = JSON.parse(json);
    const isEvent = typeof event === "object" && event !== null && "eventType" in event;
    return isEvent ? (event as { eventType: string; eventData: unknown }) : null;
  } catch {
    return null;
  }
}
