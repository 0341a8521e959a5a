/**
 * The parts of the service worker's global scope in use. TypeScript's own worker types (`webworker`) conflict with the
 * DOM types in one project.
 */
export interface WaitableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface PushedEvent extends WaitableEvent {
  data: { json(): unknown } | null;
}

export interface ClickedEvent extends WaitableEvent {
  notification: Pick<Notification, "close" | "data">;
}

export interface SubscriptionChangeEvent extends WaitableEvent {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

export interface OpenConsoleWindow {
  url: string;
  visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

interface WorkerEvents {
  install: WaitableEvent;
  activate: WaitableEvent;
  push: PushedEvent;
  notificationclick: ClickedEvent;
  pushsubscriptionchange: SubscriptionChangeEvent;
}

interface WorkerScope {
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<readonly OpenConsoleWindow[]>;
    openWindow(path: string): Promise<unknown>;
  };
  registration: Pick<ServiceWorkerRegistration, "showNotification" | "pushManager">;
}

export const serviceWorkerScope = globalThis as unknown as WorkerScope;
