import type { Page } from "@playwright/test";

interface Counted {
  bells: number;
}

/** How many bells the page rings now; `countBells` before it was opened. */
export const bells = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Counted).bells);

/**
 * Bells of reservations and waiter calls. Excludes the bell of new orders, which other tests may have left on the board: the
 * console shows their number in the page title.
 */
export const bellsOfTables = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Counted).bells - (document.title.startsWith("(") ? 1 : 0));

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
