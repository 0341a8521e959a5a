import type { StaffMember } from "@dasturxon/contract";
import { useState } from "react";
import { onTestFinished, expect, test, vi } from "vitest";
import { PushNotificationEffects } from "../features/push/push-effects.tsx";
import { loadExampleReply } from "../testing/example-replies.ts";
import { expectAccessible } from "../testing/expect-accessible.ts";
import { type FakeAnswers, SIMULATED_LOST_CONNECTION, createFakeRefusal } from "../testing/fake-api.ts";
import { DESKTOP_VIEWPORT_SIZE, PHONE_VIEWPORT_SIZE, renderPage } from "../testing/render-page.tsx";
import { SoundPopover } from "./sound-popover.tsx";

const PUSH_WANTED_STORAGE_KEY = "dasturxon.console.push";
const subscription = {
  endpoint: "https://push.example.com/send/1",
  keys: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  },
};

const realMatchMedia = window.matchMedia.bind(window);
/** Matches media queries like a page that was opened from the home screen. */
function matchHomeScreenMedia(query: string): MediaQueryList {
  const real = realMatchMedia(query);
  return query.includes("standalone") ? Object.defineProperty(real, "matches", { value: true }) : real;
}

interface FakeBrowserState {
  permission: NotificationPermission;
  /** Answer of the simulated user to the browser's permission prompt. */
  answer?: NotificationPermission;
  /** Whether the push service of the browser is unreachable. */
  isCutOff?: boolean;
}

/** Replaces the browser's notifications, service worker and push service until the end of the test. */
function fakeBrowser({ permission, answer = "granted", isCutOff = false }: FakeBrowserState) {
  const pushManager = {
    isSubscribed: false,
    async subscribe() {
      if (isCutOff) throw new DOMException("no push service", "AbortError");
      pushManager.isSubscribed = true;
      return { ...subscription, toJSON: () => subscription, unsubscribe };
    },
    async getSubscription() {
      return pushManager.isSubscribed ? { ...subscription, unsubscribe } : null;
    },
  };
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => {
    pushManager.isSubscribed = false;
    return true;
  });
  const asked = vi.fn<() => Promise<NotificationPermission>>(async () => {
    notification.permission = answer;
    return answer;
  });
  const notification = { permission, requestPermission: asked };
  const registration = { scope: `${location.origin}/console/`, active: {}, pushManager };
  const worker = new EventTarget() as ServiceWorkerContainer;
  Object.assign(worker, {
    register: async () => registration,
    getRegistrations: async () => [registration],
    startMessages: () => undefined,
  });
  vi.stubGlobal("Notification", notification);
  if (!("PushManager" in window)) vi.stubGlobal("PushManager", {});
  vi.spyOn(navigator, "serviceWorker", "get").mockReturnValue(worker);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return { asked, unsubscribe, worker, pushManager };
}

async function createPushAnswers(more: FakeAnswers = {}): Promise<FakeAnswers> {
  return {
    "GET /console/v1/push/key": await loadExampleReply("staffPushKey"),
    "POST /console/v1/push/subscriptions": { done: true },
    "POST /console/v1/push/unsubscribe": { done: true },
    "POST /console/v1/push/test": { outcome: "taken" },
    ...more,
  };
}

async function openPopover(
  more: FakeAnswers = {},
  options: { role?: StaffMember["role"]; size?: readonly [number, number]; isOn?: boolean } = {},
) {
  const { isOn = false, ...rest } = options;
  const rendered = await renderPage(<SoundPopover isAsked={false} />, {
    ...rest,
    api: await createPushAnswers(more),
  });
  if (isOn) localStorage.setItem(PUSH_WANTED_STORAGE_KEY, "on");
  await rendered.page.getByRole("button", { name: rendered.t("sound.title") }).click();
  return { ...rendered, toggle: rendered.page.getByRole("switch") };
}

test("[CT-4] asks for the permission only after a click, then subscribes the browser and offers a test", async () => {
  const { asked } = fakeBrowser({ permission: "default" });
  const { page, t, api, toggle } = await openPopover();
  await expect.element(toggle).not.toBeChecked();
  expect(asked).not.toHaveBeenCalled();
  await expect.element(page.getByText(t("push.test"))).not.toBeInTheDocument();
  await toggle.click();
  await expect.element(toggle).toBeChecked();
  expect(asked).toHaveBeenCalledOnce();
  expect(api.sentTo("POST /console/v1/push/subscriptions")).toEqual([{ ...subscription, language: "uz" }]);
  await page.getByRole("button", { name: t("push.test") }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent(t("push.sent"));
  expect(api.sentTo("POST /console/v1/push/test")).toEqual([{ endpoint: subscription.endpoint }]);
});

test("[CT-4] leaves the switch off after a denied permission and explains how to allow notifications", async () => {
  fakeBrowser({ permission: "default", answer: "denied" });
  const { page, t, api, toggle } = await openPopover();
  await toggle.click();
  await expect.element(page.getByText(t("push.denied"))).toBeVisible();
  await expect.element(toggle).toBeDisabled();
  expect(api.sentTo("POST /console/v1/push/subscriptions")).toEqual([]);
});

test("[CT-4] refers to the system's settings in an installed iPhone app and to the browser's settings elsewhere", async () => {
  fakeBrowser({ permission: "denied" });
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)");
  vi.spyOn(window, "matchMedia").mockImplementation(matchHomeScreenMedia);
  const { page, t, toggle, screen } = await openPopover();
  await expect.element(page.getByText(t("push.denied-home-screen"))).toBeVisible();
  await expect.element(page.getByText(t("push.denied"))).not.toBeInTheDocument();
  await expect.element(toggle).toBeDisabled();
  await screen.unmount();
  // Installed apps of desktop browsers use the site settings of the browser.
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (X11; Linux x86_64)");
  await openPopover();
  await expect.element(page.getByText(t("push.denied"))).toBeVisible();
});

test("[CT-4] ends the browser's subscription when switched off, even if the server is not reachable", async () => {
  const { unsubscribe, pushManager } = fakeBrowser({ permission: "granted" });
  pushManager.isSubscribed = true;
  const { page, t, api, toggle } = await openPopover(
    { "POST /console/v1/push/unsubscribe": SIMULATED_LOST_CONNECTION },
    { isOn: true },
  );
  await expect.element(toggle).toBeChecked();
  await toggle.click();
  await expect.element(toggle).not.toBeChecked();
  expect(unsubscribe).toHaveBeenCalledOnce();
  await expect
    .poll(() => api.sentTo("POST /console/v1/push/unsubscribe"))
    .toEqual([{ endpoint: subscription.endpoint }]);
  await expect.element(page.getByText(t("push.test"))).not.toBeInTheDocument();
});

test("[CT-4] leaves the switch off and says so if the browser cannot subscribe", async () => {
  fakeBrowser({ permission: "granted", isCutOff: true });
  const { page, t, toggle } = await openPopover();
  await toggle.click();
  await expect.element(page.getByRole("status")).toHaveTextContent(t("push.failed"));
  await expect.element(toggle).not.toBeChecked();
});

test("[CT-4, ER-1] shows a refusal of the server and leaves the switch off", async () => {
  fakeBrowser({ permission: "granted" });
  const { page, toggle } = await openPopover({
    "POST /console/v1/push/subscriptions": createFakeRefusal("push_service_refused"),
  });
  await toggle.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(toggle).not.toBeChecked();
});

test("[CT-4] a test reports that the push service did not answer; an unknown subscription is replaced once", async () => {
  const { unsubscribe } = fakeBrowser({ permission: "granted" });
  const { page, t, api } = await openPopover(
    { "POST /console/v1/push/test": { outcome: "unanswered" } },
    { isOn: true },
  );
  const button = page.getByRole("button", { name: t("push.test") });
  await button.click();
  await expect.element(page.getByRole("status")).toHaveTextContent(t("push.unanswered"));
  api.answer({ "POST /console/v1/push/test": { outcome: "gone" } });
  await button.click();
  await expect.element(page.getByRole("status")).toHaveTextContent(t("push.failed"));
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test("[CT-4] an iPhone browser is referred to the home screen; another browser without Web Push is told that it is not supported", async () => {
  fakeBrowser({ permission: "default" });
  Reflect.deleteProperty(window, "Notification");
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)");
  const { page, t, toggle, screen } = await openPopover();
  await expect.element(page.getByText(t("push.home-screen"))).toBeVisible();
  await expect.element(toggle).toBeDisabled();
  await screen.unmount();
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (Linux; Android 6)");
  await openPopover();
  await expect.element(page.getByText(t("push.unsupported"))).toBeVisible();
});

test("[US-8] a courier can only set the volume", async () => {
  fakeBrowser({ permission: "default" });
  const { page, t, toggle } = await openPopover({}, { role: "courier" });
  await expect.element(page.getByText(t("sound.volume")).first()).toBeVisible();
  await expect.element(toggle).not.toBeInTheDocument();
});

for (const size of [PHONE_VIEWPORT_SIZE, DESKTOP_VIEWPORT_SIZE])
  test(`[UX-41] axe reports nothing for the popover: ${size[0]} wide`, async () => {
    fakeBrowser({ permission: "granted" });
    await openPopover({}, { size, isOn: true });
    await expectAccessible();
  });

function RenewedSession() {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      {isShown && <PushNotificationEffects />}
      <button type="button" onClick={() => setIsShown(!isShown)}>
        session
      </button>
    </>
  );
}

test("[CT-4, S12] sends the subscription again for each session, and not if notifications are off", async () => {
  fakeBrowser({ permission: "granted" });
  const { page, api, screen } = await renderPage(<RenewedSession />, { api: await createPushAnswers() });
  expect(api.sentTo("POST /console/v1/push/subscriptions")).toEqual([]);
  const session = page.getByRole("button", { name: "session" });
  await session.click();
  localStorage.setItem(PUSH_WANTED_STORAGE_KEY, "on");
  await session.click();
  await expect.poll(() => api.sentTo("POST /console/v1/push/subscriptions")).toHaveLength(1);
  await session.click();
  await session.click();
  await expect.poll(() => api.sentTo("POST /console/v1/push/subscriptions")).toHaveLength(2);
  await screen.unmount();
});

/** Captures timers of one minute or longer. The test runs them. */
function captureLongTimers(): { ms: number; run: () => void }[] {
  const held: { ms: number; run: () => void }[] = [];
  const real = window.setTimeout.bind(window);
  const captureTimer = (run: TimerHandler, ms = 0, ...rest: unknown[]) => {
    if (ms < 60_000 || typeof run !== "function") return real(run, ms, ...rest);
    held.push({ ms, run: () => void run() });
    return 0;
  };
  vi.spyOn(window, "setTimeout").mockImplementation(captureTimer as typeof window.setTimeout);
  return held;
}

test("[CT-4] retries sending a subscription with growing pauses; a refused one is not retried", async () => {
  fakeBrowser({ permission: "granted" });
  const SEND = "POST /console/v1/push/subscriptions";
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const waitThenLoseAnswer = async (): Promise<typeof SIMULATED_LOST_CONNECTION> => {
    await opened;
    return SIMULATED_LOST_CONNECTION;
  };
  const { page, api } = await renderPage(<RenewedSession />, {
    api: await createPushAnswers({ [SEND]: waitThenLoseAnswer }),
  });
  const session = page.getByRole("button", { name: "session" });
  await session.click();
  localStorage.setItem(PUSH_WANTED_STORAGE_KEY, "on");
  await session.click();
  await expect.poll(() => api.sentTo(SEND).length).toBe(1);
  // Clicks of the test also start timers of one minute.
  const held = captureLongTimers();
  const listTimerMinutes = () => held.map(({ ms }) => ms / 60_000).filter((minutes) => minutes < 5);
  open();
  await expect.poll(listTimerMinutes).toEqual([1]);
  held.find(({ ms }) => ms === 60_000)?.run();
  await expect.poll(listTimerMinutes).toEqual([1, 2]);
  api.answer({ [SEND]: createFakeRefusal("push_service_refused") });
  held.find(({ ms }) => ms === 120_000)?.run();
  await expect.poll(() => api.sentTo(SEND).length).toBe(3);
  await new Promise((done) => setTimeout(done, 200));
  expect(listTimerMinutes()).toEqual([1, 2]);
});

test("[CT-4] a click on a notification changes the URL of an open console without a reload", async () => {
  const { worker } = fakeBrowser({ permission: "granted" });
  const { router } = await renderPage(<PushNotificationEffects />, { api: await createPushAnswers() });
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((resolve) => port1.addEventListener("message", resolve, { once: true }));
  port1.start();
  const sendWorkerMessage = (data: unknown) =>
    worker.dispatchEvent(new MessageEvent("message", { data, ports: [port2] }));
  sendWorkerMessage({ openLink: "https://evil.uz/" });
  sendWorkerMessage("other");
  sendWorkerMessage({ openLink: "/console/pauses?branch=1" });
  await answered;
  expect(router.state.location).toMatchObject({ pathname: "/pauses", search: "?branch=1" });
});
