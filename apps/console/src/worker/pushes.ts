import { toConsolePath, CONSOLE_BASE_PATH, toNotification, parsePushPayload } from "./pushed.ts";
import { type OpenConsoleWindow, type PushedEvent, serviceWorkerScope } from "./worker-scope.ts";

/** Maximum time to wait for an open page, in milliseconds. Pages of older builds do not answer. */
const PAGE_ANSWER_WAIT_MS = 1_000;

/** Shows a push message. A later push with the same tag replaces the earlier notification [CT-4]. */
export async function showPushNotification(data: PushedEvent["data"]): Promise<void> {
  const pushed = parsePushPayload(parsePushData(data));
  await serviceWorkerScope.registration.showNotification(pushed.title, toNotification(pushed));
}

function parsePushData(data: PushedEvent["data"]): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

/**
 * Opens the link of a clicked notification in an open window of the console, or else in a new one. The page navigates
 * on the client side, because a reload would mute the ring until the next user interaction.
 */
export async function openLink(data: unknown): Promise<void> {
  const link = toConsolePath((data as { link?: unknown } | null)?.link);
  const open = await listConsoleWindows();
  const page = open.find(({ visibilityState }) => visibilityState === "visible") ?? open[0];
  if (!page) return void (await serviceWorkerScope.clients.openWindow(link));
  // The browser refuses to focus if the click was too long ago. The link is opened anyway.
  await page.focus().catch(() => undefined);
  const { pathname, search } = new URL(page.url);
  if (`${pathname}${search}` === link || (await askPageToOpenLink(page, link))) return;
  try {
    await page.navigate(link);
  } catch {
    // Opens a new window, because a worker cannot navigate a window that it does not control yet.
    await serviceWorkerScope.clients.openWindow(link);
  }
}

async function listConsoleWindows(): Promise<OpenConsoleWindow[]> {
  const open = await serviceWorkerScope.clients.matchAll({ type: "window", includeUncontrolled: true });
  return open.filter(({ url }) => new URL(url).pathname.startsWith(CONSOLE_BASE_PATH));
}

/** Asks a page to open the link. Resolves to false if the page does not answer in time. */
async function askPageToOpenLink(page: OpenConsoleWindow, link: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<boolean>((resolve) => {
    port1.addEventListener("message", () => resolve(true), { once: true });
    setTimeout(() => resolve(false), PAGE_ANSWER_WAIT_MS);
  });
  port1.start();
  page.postMessage({ openLink: link }, [port2]);
  const isOpened = await answered;
  port1.close();
  return isOpened;
}
