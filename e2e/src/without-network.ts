import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import type { Guest } from "./guest.ts";

/** The worker, which the first sign of a hand brings, has kept what it keeps from the start. */
export async function workerOf(page: Page): Promise<void> {
  // A sign counts from when the page is awake.
  await expect(async () => {
    await page.mouse.wheel(0, 20);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      1,
    );
  }).toPass();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The word that there is no network. */
export const banner = ({ page, t }: Guest) =>
  page.getByRole("status").filter({ hasText: t("connection.lost") });
/** Paths below which the worker keeps anything. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths;
  });
