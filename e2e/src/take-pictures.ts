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
    await page.waitForLoadState("networkidle", { timeout: 3_000 }).catch(() => undefined);
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
