/**
 * Types of the service worker APIs in use. TypeScript's own worker types conflict with the DOM types in one project.
 */
export interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchWorkerEvent extends WorkEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Response | Promise<Response>): void;
}

export interface MessageWorkerEvent extends WorkEvent {
  data: unknown;
}

export interface PushedEvent extends WorkEvent {
  data: { json(): unknown } | null;
}

export interface ClickedEvent extends WorkEvent {
  notification: Notification;
}

interface OpenPage {
  id: string;
  url: string;
  visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}

interface WorkerEvents {
  install: WorkEvent;
  activate: WorkEvent;
  fetch: FetchWorkerEvent;
  message: MessageWorkerEvent;
  push: PushedEvent;
  notificationclick: ClickedEvent;
}

interface WorkerScope {
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(path: string): Promise<unknown>;
  };
  registration: ServiceWorkerRegistration;
  /** Set by the server before this script: the build id and the files that the menu, basket and checkout need. */
  dxBuild: string;
  dxFiles: readonly string[];
}

export const scope = globalThis as unknown as WorkerScope;
