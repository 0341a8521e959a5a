import { join } from "node:path";
import type { Page } from "@playwright/test";

/** Where they lie. */
export const PICTURES = join(import.meta.dirname, "../../test-results/gallery");
const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** The screen at every size; what is on it stays as it is. */
export async function take(page: Page, path: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await untilDrawn(page);
    await page.screenshot({ path: `${path}-${size.width}.png`, animations: "disabled" });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  // What lies below, to be looked at once.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height < 900 || height > 6_000) return;
  await page.setViewportSize({ width: 390, height });
  await page.screenshot({ path: `${path}-whole-390.png`, animations: "disabled" });
  await page.setViewportSize({ width: 390, height: 844 });
}

/** What another size brings: a map beside the list, pictures of more products, the basket beside the menu. */
async function untilDrawn(page: Page): Promise<void> {
  // The layout of this size comes first, and with it what it asks for.
  await page.waitForTimeout(200);
  await page
    .waitForFunction(
      () => {
        const isSeen = (element: Element) => {
          const { top, bottom, width } = element.getBoundingClientRect();
          return width > 0 && bottom > 0 && top < innerHeight;
        };
        const isWaiting = (image: HTMLImageElement) => !image.complete && isSeen(image);
        return (
          ![...document.images].some(isWaiting) && ![...document.querySelectorAll(".skeleton")].some(isSeen)
        );
      },
      undefined,
      { timeout: 3_000 },
    )
    // A picture that never comes, or a page that waits for a hand, is shown as it is.
    .catch(() => undefined);
}
