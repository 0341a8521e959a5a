import { consolePath, HOME, notificationOf, readPushed } from "./pushed.ts";
import { type ConsoleWindow, type PushedEvent, scope } from "./worker-scope.ts";

/** An open page of the console answers at once, unless its script is of a build without this. */
const ANSWER_MS = 1_000;

/** Shows what the server pushed; a later push with the same tag replaces the earlier notification [CT-4]. */
export async function showPushed(data: PushedEvent["data"]): Promise<void> {
  const pushed = readPushed(contentOf(data));
  await scope.registration.showNotification(pushed.title, notificationOf(pushed));
}

function contentOf(data: PushedEvent["data"]): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

/**
 * Opens the link of a pressed notification: in an open window of the console, else in a new one. The page changes its
 * address itself, because a reload would mute the ring until the next touch.
 */
export async function openLink(data: unknown): Promise<void> {
  const link = consolePath((data as { link?: unknown } | null)?.link);
  const open = await consoleWindows();
  const page = open.find(({ visibilityState }) => visibilityState === "visible") ?? open[0];
  if (!page) return void (await scope.clients.openWindow(link));
  // Refused after a press that is too long ago; the link is opened all the same.
  await page.focus().catch(() => undefined);
  const { pathname, search } = new URL(page.url);
  if (`${pathname}${search}` === link || (await isOpenedBy(page, link))) return;
  try {
    await page.navigate(link);
  } catch {
    // A window that this worker does not control yet.
    await scope.clients.openWindow(link);
  }
}

async function consoleWindows(): Promise<ConsoleWindow[]> {
  const open = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  return open.filter(({ url }) => new URL(url).pathname.startsWith(HOME));
}

/** Resolves to false when the page does not answer in time. */
async function isOpenedBy(page: ConsoleWindow, link: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<boolean>((resolve) => {
    port1.addEventListener("message", () => resolve(true), { once: true });
    setTimeout(() => resolve(false), ANSWER_MS);
  });
  port1.start();
  page.postMessage({ openLink: link }, [port2]);
  const isOpened = await answered;
  port1.close();
  return isOpened;
}
