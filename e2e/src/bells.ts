import type { Page } from "@playwright/test";

interface BellCountWindow {
  bells: number;
}

/** Returns the number of bells that ring now. Call `installBellCounter` before the page is opened. */
export const readBellCount = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as BellCountWindow).bells);

/** Counts bells that start and stop, from the next page load on. */
export async function installBellCounter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as unknown as BellCountWindow;
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
