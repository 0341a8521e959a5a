import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import type { Guest } from "./guest.ts";

/** Waits until the service worker, which the first user input registers, has cached its initial files. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  // Repeats the user input, because the page ignores input before its script has started.
  await expect(async () => {
    await page.mouse.wheel(0, 20);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      1,
    );
  }).toPass();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Returns the notice that the network is unavailable. */
export const findOfflineBanner = ({ page, t }: Guest) =>
  page.getByRole("status").filter({ hasText: t("connection.lost") });
/** Returns the paths of all entries in the worker's caches. */
export const listCachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths;
  });
