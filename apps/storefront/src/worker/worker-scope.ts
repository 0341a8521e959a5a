/**
 * Types of the service worker APIs in use. TypeScript's own worker types conflict with the DOM types in one project.
 */
export interface WaitableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchWorkerEvent extends WaitableEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Response | Promise<Response>): void;
}

export interface MessageWorkerEvent extends WaitableEvent {
  data: unknown;
}

export interface PushWorkerEvent extends WaitableEvent {
  data: { json(): unknown } | null;
}

export interface NotificationClickEvent extends WaitableEvent {
  notification: Notification;
}

interface OpenedPage {
  id: string;
  url: string;
  visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}

interface WorkerEvents {
  install: WaitableEvent;
  activate: WaitableEvent;
  fetch: FetchWorkerEvent;
  message: MessageWorkerEvent;
  push: PushWorkerEvent;
  notificationclick: NotificationClickEvent;
}

interface ServiceWorkerScope {
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<readonly OpenedPage[]>;
    openWindow(path: string): Promise<unknown>;
  };
  registration: ServiceWorkerRegistration;
  /** Set by the server before this script: the build id and the files that the menu, basket and checkout need. */
  dxBuild: string;
  dxFiles: readonly string[];
}

export const serviceWorkerScope = globalThis as unknown as ServiceWorkerScope;
