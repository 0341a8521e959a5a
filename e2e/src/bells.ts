import type { Page } from "@playwright/test";

interface Counted {
  bells: number;
}

/** How many bells the page rings now; `countBells` before it was opened. */
export const bells = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Counted).bells);

/** Counts the bells that begin and end, from the next page on. */
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
