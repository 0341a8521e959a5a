/**
 * Presses on the menu that are not released yet. A browser dispatches no click if the pressed element is removed or
 * hidden before the release, so the swap of a plus button for its stepper waits for the release.
 */

/** Time in milliseconds in which a click follows the release of a finger or a key. */
const CLICK_DELAY_MS = 300;

const pressedElements = new Set<Element>();
const waitingSwaps = new Map<() => void, Element>();

export function startPress(element: Element): void {
  pressedElements.add(element);
}

/** Ends the press of the element, for example by its click, and runs the functions that wait for this. */
export function endPress(element: Element): void {
  if (!pressedElements.delete(element)) return;
  for (const [swap, target] of waitingSwaps) {
    if (target !== element) continue;
    waitingSwaps.delete(swap);
    swap();
  }
}

/** Ends the press after the time in which its click may follow. */
export function endPressAfterClick(element: Element): void {
  setTimeout(endPress, CLICK_DELAY_MS, element);
}

/** Runs the function now, or when the element is no longer pressed. Returns a function that cancels it. */
export function runAfterPress(element: Element, swap: () => void): () => void {
  if (pressedElements.has(element)) waitingSwaps.set(swap, element);
  else swap();
  return () => waitingSwaps.delete(swap);
}
