import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toConsolePath, toNotification, parsePushPayload } from "./pushed.ts";
import type { OpenConsoleWindow } from "./worker-scope.ts";

const pushedMessage = {
  title: "3 ta buyurtma",
  text: "Markaz",
  tag: "alert",
  link: "/console/?order=1",
  isSilent: false,
  lang: "uz",
  dir: "ltr",
} as const;

const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(async () => undefined);
const openWindow = vi.fn<(path: string) => Promise<void>>(async () => undefined);
const subscribe = vi.fn<(options: object) => Promise<unknown>>();
const sendRequestMock = vi.fn<(url: string, init: { body: string }) => Promise<Response>>(
  async () => new Response(),
);
let openWindows: OpenConsoleWindow[] = [];

beforeEach(() => {
  openWindows = [];
  vi.clearAllMocks();
  vi.stubGlobal("registration", { showNotification, pushManager: { subscribe } });
  vi.stubGlobal("clients", { matchAll: async () => openWindows, openWindow });
  vi.stubGlobal("fetch", sendRequestMock);
  vi.stubGlobal("navigator", { languages: ["de-DE", "ru-RU"] });
});
afterEach(() => vi.unstubAllGlobals());
const { openLink, showPushNotification } = await import("./pushes.ts");
const { renewSubscription } = await import("./renew-subscription.ts");

/** Creates an open window. `isAnswering` means that its script navigates on the client side. */
function createOpenWindow(path: string, more: { isAnswering?: boolean; isHidden?: boolean } = {}) {
  const page = {
    url: `https://osh.example.uz${path}`,
    visibilityState: more.isHidden ? ("hidden" as const) : ("visible" as const),
    focus: vi.fn<() => Promise<void>>(async () => undefined),
    navigate: vi.fn<(url: string) => Promise<void>>(async () => undefined),
    postMessage: vi.fn<(message: unknown, transfer: Transferable[]) => void>((_message, [port]) => {
      if (more.isAnswering) (port as MessagePort).postMessage(true, []);
    }),
  };
  openWindows.push(page);
  return page;
}

test("[CT-4] shows a push with its tag, which rings again and stays until it is clicked", async () => {
  await showPushNotification({ json: () => pushedMessage });
  const [title, options] = showNotification.mock.calls[0] ?? [];
  expect(title).toBe("3 ta buyurtma");
  expect(options).toMatchObject({
    body: "Markaz",
    tag: "alert",
    renotify: true,
    requireInteraction: true,
    silent: false,
    lang: "uz",
    dir: "ltr",
    data: { link: "/console/?order=1" },
  });
});

test("[CT-4] a silent push replaces the earlier one without sound and vibration", () => {
  const options = toNotification({ ...pushedMessage, isSilent: true });
  expect(options).toMatchObject({ renotify: false, requireInteraction: false, silent: true });
  expect(options).not.toHaveProperty("vibrate");
});

test("[CT-4] shows the console's name for an unreadable push, because a push without a notification ends the subscription", async () => {
  const throwSyntaxError = () => {
    throw new SyntaxError("no JSON");
  };
  for (const data of [
    null,
    { json: throwSyntaxError },
    { json: () => 5 },
    { json: () => ({ ...pushedMessage, tag: "" }) },
  ])
    await showPushNotification(data);
  expect(showNotification.mock.calls.map(([title]) => title)).toEqual(Array(4).fill("Dasturxon"));
});

test("[CT-4] restricts a link to paths of the console", () => {
  expect(toConsolePath("/console/orders?order=1")).toBe("/console/orders?order=1");
  for (const link of [
    "https://evil.uz/console/",
    "//evil.uz/console/",
    "/",
    "/consoles/",
    "/console/../about",
    "/console/..\\..\\about",
    "/console/%2e%2e/about",
    "javascript:alert(1)",
    null,
    7,
  ])
    expect(toConsolePath(link), String(link)).toBe("/console/");
  expect(parsePushPayload({ ...pushedMessage, link: "https://evil.uz/" }).link).toBe("/console/");
});

test("[CT-4] a click on a notification opens a window if no console is open", async () => {
  createOpenWindow("/basket");
  await openLink({ link: "/console/pauses" });
  await openLink(null);
  expect(openWindow.mock.calls).toEqual([["/console/pauses"], ["/console/"]]);
});

test("[CT-4] focuses an open console and asks it to open the link, a visible one first", async () => {
  const hidden = createOpenWindow("/console/", { isHidden: true });
  const page = createOpenWindow("/console/pauses", { isAnswering: true });
  await openLink({ link: "/console/" });
  expect(page.focus).toHaveBeenCalledOnce();
  expect(page.postMessage.mock.calls[0]?.[0]).toEqual({ openLink: "/console/" });
  for (const call of [page.navigate, hidden.focus, openWindow]) expect(call).not.toHaveBeenCalled();
  await openLink({ link: "/console/pauses" });
  expect(page.postMessage).toHaveBeenCalledOnce();
});

test("[CT-4] navigates a page that does not answer; opens a new window if that fails", async () => {
  vi.useFakeTimers();
  try {
    const page = createOpenWindow("/console/pauses");
    const opened = openLink({ link: "/console/" });
    await vi.advanceTimersByTimeAsync(1_000);
    await opened;
    expect(page.navigate).toHaveBeenCalledWith("/console/");
    page.navigate.mockRejectedValueOnce(new TypeError("not controlled"));
    const again = openLink({ link: "/console/" });
    await vi.advanceTimersByTimeAsync(1_000);
    await again;
    expect(openWindow).toHaveBeenCalledWith("/console/");
  } finally {
    vi.useRealTimers();
  }
});

const subscription = {
  toJSON: () => ({ endpoint: "https://push.example.com/2", keys: { p256dh: "B", auth: "A" } }),
  options: { applicationServerKey: new Uint8Array([4]).buffer },
} as unknown as PushSubscription;

test("[CT-4] sends a subscription that the browser replaced, with a language of the console", async () => {
  await renewSubscription({ newSubscription: subscription });
  expect(sendRequestMock.mock.calls[0]?.[0]).toBe("/api/console/v1/push/subscriptions");
  expect(JSON.parse(sendRequestMock.mock.calls[0]?.[1].body ?? "")).toEqual({
    endpoint: "https://push.example.com/2",
    keys: { p256dh: "B", auth: "A" },
    language: "ru",
  });
});

test("[CT-4] renews an expired subscription with the same key; without its key nothing is sent", async () => {
  subscribe.mockResolvedValue(subscription);
  await renewSubscription({ oldSubscription: subscription, newSubscription: null });
  expect(subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: subscription.options.applicationServerKey,
  });
  expect(sendRequestMock).toHaveBeenCalledOnce();
  await renewSubscription({});
  expect(sendRequestMock).toHaveBeenCalledOnce();
});
