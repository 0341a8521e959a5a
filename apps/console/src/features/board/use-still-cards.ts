import { useEffect } from "react";

/** Time in milliseconds during which clicks are ignored after cards moved. */
const MOVED_CARD_CLICK_GUARD_MS = 400;

/**
 * Ignores clicks on the cards of a column right after a card was added, removed or moved, because they were meant for
 * the card that was there before. Observes the DOM, so that the first script does not contain this code.
 */
export function useMovedCardClickGuard(): void {
  useEffect(() => {
    const timers = new Map<HTMLElement, number>();
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLElement) || !target.classList.contains("board-cards")) continue;
        clearTimeout(timers.get(target));
        target.dataset["moved"] = "";
        const endClickGuard = () => {
          delete target.dataset["moved"];
          timers.delete(target);
        };
        timers.set(target, window.setTimeout(endClickGuard, MOVED_CARD_CLICK_GUARD_MS));
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
