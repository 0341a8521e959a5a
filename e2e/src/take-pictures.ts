import { join } from "node:path";
import type { Page } from "@playwright/test";

/** Folder of the screenshots. */
export const PICTURES_FOLDER = join(import.meta.dirname, "../../test-results/gallery");
const SCREEN_SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** Takes a screenshot at every size. The state of the screen does not change. */
export async function takeScreenshots(page: Page, path: string): Promise<void> {
  for (const size of SCREEN_SIZES) {
    await page.setViewportSize(size);
    await waitForResizedContent(page);
    await page.screenshot({ path: `${path}-${size.width}.png`, animations: "disabled" });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  // Takes one screenshot of the whole page, including the content below the fold.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height < 900 || height > 6_000) return;
  await page.setViewportSize({ width: 390, height });
  await page.screenshot({ path: `${path}-whole-390.png`, animations: "disabled" });
  await page.setViewportSize({ width: 390, height: 844 });
}

/**
 * Waits for content that another size adds: a map next to the list, pictures of more products, the basket next to the
 * menu.
 */
async function waitForResizedContent(page: Page): Promise<void> {
  // The pause lets the page apply the layout of the new size and start its requests.
  await page.waitForTimeout(200);
  await page
    .waitForFunction(
      () => {
        const isOnScreen = (element: Element) => {
          const { top, bottom, width } = element.getBoundingClientRect();
          return width > 0 && bottom > 0 && top < innerHeight;
        };
        const isImagePending = (image: HTMLImageElement) => !image.complete && isOnScreen(image);
        return (
          ![...document.images].some(isImagePending) &&
          ![...document.querySelectorAll(".skeleton")].some(isOnScreen)
        );
      },
      undefined,
      { timeout: 3_000 },
    )
    // Takes the screenshot anyway if a picture never loads or the page waits for user input.
    .catch(() => undefined);
}
