import type { Page } from "playwright-core";

/** Expected reaction: the event that starts it, and the change on the screen. */
export interface ExpectedReaction {
  event: "pointerdown" | "keydown";
  /** Selector of an element that is missing before the reaction and present afterwards. */
  appears?: string;
  /** Selector of an element whose text changes. */
  changes?: string;
}

const MAX_TAP_WAIT_MS = 3_000;

/**
 * Returns the milliseconds from the input event (by its own time stamp) until the frame with the change is painted, or
 * null if nothing changed.
 */
export async function measureReactionTime(
  page: Page,
  reaction: ExpectedReaction,
  act: () => Promise<void>,
): Promise<number | null> {
  await page.evaluate(
    ({ event, appears, changes, longest }) => {
      const readText = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.textContent).join("\n");
      const before = changes === undefined ? "" : readText(changes);
      const hasReacted = () =>
        (appears === undefined || document.querySelector(appears) !== null) &&
        (changes === undefined || readText(changes) !== before);
      const { promise, resolve } = Promise.withResolvers<number | null>();
      let begun = 0;
      const observer = new MutationObserver(() => {
        if (begun === 0 || !hasReacted()) return;
        observer.disconnect();
        // The next frame shows the change. A task after that frame's callbacks runs once the frame is submitted for
        // painting.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - begun);
          port2.postMessage(null);
        });
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      addEventListener(event, ({ timeStamp }) => (begun = timeStamp), { capture: true, once: true });
      setTimeout(() => resolve(null), longest);
      (window as { reaction?: Promise<number | null> }).reaction = promise;
    },
    { ...reaction, longest: MAX_TAP_WAIT_MS },
  );
  await act();
  return await page.evaluate(() => (window as { reaction?: Promise<number | null> }).reaction ?? null);
}

/** Scrolls an element into view and returns a function that taps its center. */
export async function prepareTap(page: Page, selector: string): Promise<() => Promise<void>> {
  const target = page.locator(selector).first();
  await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.waitForTimeout(300);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
