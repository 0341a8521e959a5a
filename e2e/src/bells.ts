import type { Page } from "@playwright/test";

interface Counted {
  bells: number;
}

/** Returns the number of bells that ring now. Call `countBells` before the page is opened. */
export const bells = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Counted).bells);

/** Counts bells that start and stop, from the next page load on. */
export async function countBells(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as unknown as Counted;
    counted.bells = 0;
    const { start, stop } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      counted.bells += 1;
      start.apply(this, when);
    };
    AudioBufferSourceNode.prototype.stop = function (...when) {
      counted.bells -= 1;
      stop.apply(this, when);
    };
  });
}
