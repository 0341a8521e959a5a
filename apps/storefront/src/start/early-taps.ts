import { showTap, TAP_ATTRIBUTE_NAME } from "../features/menu/static/markup.ts";

/**
 * Stores taps on the menu in `dxTaps` until the application is ready, and shows them on the plus buttons. The
 * application replays them (`features/menu/static/menu-taps.ts`).
 */
export function keepEarlyTaps(): void {
  const taps: Element[] = (window.dxTaps = []);
  document.addEventListener(
    "click",
    (event) => {
      if (window.dxReady || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
      const target = (event.target as Element).closest(`[${TAP_ATTRIBUTE_NAME}]`);
      if (!target) return;
      event.preventDefault();
      taps.push(target);
      showTap(target);
    },
    true,
  );
}
