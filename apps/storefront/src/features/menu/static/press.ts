/**
 * Presses on the menu that are not released yet. A browser dispatches no click if the pressed element is removed or
 * hidden before the release, so the swap of a plus button for its stepper waits for the release.
 */

/** Time in milliseconds in which a click follows the release of a finger or a key. */
const CLICK_DELAY_MS = 300;

/** Number of fingers and keys that press an element. */
const pressCounts = new Map<Element, number>();
const releaseTimers = new Map<Element, ReturnType<typeof setTimeout>>();
const waitingSwaps = new Map<() => void, Element>();

export function startPress(element: Element): void {
  clearTimeout(releaseTimers.get(element));
  pressCounts.set(element, (pressCounts.get(element) ?? 0) + 1);
}

/** Ends one press of the element by its click, and runs the functions that wait for the last one. */
export function endPress(element: Element): void {
  const count = pressCounts.get(element) ?? 0;
  if (count > 1) pressCounts.set(element, count - 1);
  else endAllPresses(element);
}

/** Ends the presses of the element after the time in which a click may follow, unless it is pressed again. */
export function endPressAfterClick(element: Element): void {
  clearTimeout(releaseTimers.get(element));
  releaseTimers.set(element, setTimeout(endAllPresses, CLICK_DELAY_MS, element));
}

/** Runs the function now, or when the element is no longer pressed. Returns a function that cancels it. */
export function runAfterPress(element: Element, swap: () => void): () => void {
  if (pressCounts.has(element)) waitingSwaps.set(swap, element);
  else swap();
  return () => waitingSwaps.delete(swap);
}

function endAllPresses(element: Element): void {
  pressCounts.delete(element);
  releaseTimers.delete(element);
  for (const [swap, target] of waitingSwaps) {
    if (target !== element) continue;
    waitingSwaps.delete(swap);
    swap();
  }
}
