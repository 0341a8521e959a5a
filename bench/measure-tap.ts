import type { Page } from "playwright-core";

/** What has to happen: the event that begins it, and what must be on the screen after. */
export interface Reaction {
  event: "pointerdown" | "keydown";
  /** Something that is not there before and is after. */
  appears?: string;
  /** Something whose text changes. */
  changes?: string;
}

const MAX_WAIT_MS = 3_000;

/**
 * Milliseconds from the finger or key going down (by the event's own time stamp) until the frame that shows the
 * answer was painted; null when nothing changed.
 */
export async function measureReaction(
  page: Page,
  reaction: Reaction,
  act: () => Promise<void>,
): Promise<number | null> {
  await page.evaluate(
    ({ event, appears, changes, longest }) => {
      const textOf = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.textContent).join("\n");
      const before = changes === undefined ? "" : textOf(changes);
      const isDone = () =>
        (appears === undefined || document.querySelector(appears) !== null) &&
        (changes === undefined || textOf(changes) !== before);
      const { promise, resolve } = Promise.withResolvers<number | null>();
      let begun = 0;
      const observer = new MutationObserver(() => {
        if (begun === 0 || !isDone()) return;
        observer.disconnect();
        // The next frame shows it; a task after that frame's callbacks comes when it has been handed to paint.
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
    { ...reaction, longest: MAX_WAIT_MS },
  );
  await act();
  return await page.evaluate(() => (window as { reaction?: Promise<number | null> }).reaction ?? null);
}

/** A tap of a finger in the middle of an element, which is brought into view first. */
export async function tapOn(page: Page, selector: string): Promise<() => Promise<void>> {
  const target = page.locator(selector).first();
  await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.waitForTimeout(300);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
