import { useEffect } from "react";

/** How long presses are ignored after cards moved, in milliseconds. */
const MOVED_MS = 400;

/**
 * Ignores presses on the cards of a column right after one came, left or moved: they were meant for the card that stood there
 * before. Observes the page instead of the columns, so that the first script does not carry it.
 */
export function useStillCards(): void {
  useEffect(() => {
    const timers = new Map<HTMLElement, number>();
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLElement) || !target.classList.contains("board-cards")) continue;
        clearTimeout(timers.get(target));
        target.dataset["moved"] = "";
        const stop = () => {
          delete target.dataset["moved"];
          timers.delete(target);
        };
        timers.set(target, window.setTimeout(stop, MOVED_MS));
      }
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      for (const [cards, timer] of timers) {
        clearTimeout(timer);
        delete cards.dataset["moved"];
      }
    };
  }, []);
}
