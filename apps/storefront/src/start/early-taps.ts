import { showReceivedTap, TAP_ACTION_ATTRIBUTE_NAME } from "../features/menu/static/markup.ts";

/** Links that open a panel of their page (`LocationLink`). */
export const PANEL_LINK_SELECTOR = "a[aria-haspopup]";

/** Elements that need the application: the menu's cards, links that open a panel, and buttons that open no popover. */
const EARLY_TAP_SELECTOR = `[${TAP_ACTION_ATTRIBUTE_NAME}],${PANEL_LINK_SELECTOR},button:not([popovertarget])`;

/**
 * Stores taps until the application handles them, so that none is lost on a slow network. Taps on the menu are stored
 * in `dxTaps` and shown on the plus buttons, and the menu replays them (`features/menu/static/menu-taps.ts`). Other taps
 * are stored in `dxClicks`, and `replayEarlyTaps` replays them. Without this, a link that opens a panel would load
 * another page, and a button would do nothing.
 */
export function storeEarlyTaps(): void {
  const taps: Element[] = (window.dxTaps = []);
  window.dxClicks = [];
  document.addEventListener(
    "click",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
      const target = (event.target as Element).closest<HTMLElement>(EARLY_TAP_SELECTOR);
      if (target?.hasAttribute(TAP_ACTION_ATTRIBUTE_NAME)) {
        if (window.dxReady) return;
        event.preventDefault();
        taps.push(target);
        showReceivedTap(target);
      } else if (target && window.dxClicks) {
        event.preventDefault();
        // React listens on the document too, and would handle a click during hydration a second time.
        event.stopImmediatePropagation();
        // A repeated tap on an element that has not reacted yet counts as the same tap. Each tap on a stepper counts
        // separately.
        const isRepeated =
          window.dxClicks.at(-1) === target && !target.parentElement?.querySelector("output");
        if (!isRepeated) window.dxClicks.push(target);
      }
    },
    true,
  );
}

/**
 * Clicks the elements that were tapped before hydration. Called once, after the page is hydrated. Elements that the
 * hydration replaced are left out: the click on such a link would load its page.
 */
export function replayEarlyTaps(): void {
  // Each click follows the render that the previous click caused, so that a second tap does not open a panel twice.
  for (const target of window.dxClicks ?? []) setTimeout(() => target.isConnected && target.click());
  window.dxClicks = undefined;
}
