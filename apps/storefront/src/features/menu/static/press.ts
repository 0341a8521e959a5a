/**
 * Presses on the menu that are not released yet. A browser dispatches no click if the pressed element is removed or
 * hidden before the release, so the swap of a plus button for its stepper waits for the release.
 */

/** Time in milliseconds in which a click follows the release of a finger or a key. */
const CLICK_AFTER_RELEASE_MS = 300;

/** Number of fingers and keys that press an element. */
const pressCounts = new Map<Element, number>();
const pressEndTimers = new Map<Element, ReturnType<typeof setTimeout>>();
const functionsWaitingForRelease = new Map<() => void, Element>();

export function startPress(element: Element): void {
  clearTimeout(pressEndTimers.get(element));
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
  clearTimeout(pressEndTimers.get(element));
  pressEndTimers.set(element, setTimeout(endAllPresses, CLICK_AFTER_RELEASE_MS, element));
}

/** Runs the function now, or when the element is no longer pressed. Returns a function that cancels it. */
export function runAfterPress(element: Element, swap: () => void): () => void {
  if (pressCounts.has(element)) functionsWaitingForRelease.set(swap, element);
  else swap();
  return () => functionsWaitingForRelease.delete(swap);
}

function endAllPresses(element: Element): void {
  pressCounts.delete(element);
  pressEndTimers.delete(element);
  for (const [swap, target] of functionsWaitingForRelease) {
    if (target !== element) continue;
    functionsWaitingForRelease.delete(swap);
    swap();
  }
}
