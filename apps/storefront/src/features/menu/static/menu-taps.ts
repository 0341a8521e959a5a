import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";
import { useShell } from "../../../platform/shell-provider.tsx";
import { menuQuery, findProduct } from "../../../shop/menu/menu-query.ts";
import { endPress, endPressAfterClick, startPress } from "./press.ts";
import {
  hideTapCount,
  NAVIGATION_ATTRIBUTE,
  PRODUCT_ATTRIBUTE,
  showReceivedTap,
  TAP_ACTION_ATTRIBUTE,
} from "./markup.ts";
import type { Product } from "../../../platform/shapes.ts";

export interface MenuTaps {
  onProduct(id: string, mode: "sheet" | "page"): void;
  /**
   * Adds one piece of the product. Returns false if the product is opened instead, for example because it needs a
   * choice.
   */
  onAdd(product: Product): boolean | Promise<boolean>;
}

/** Handles the taps on all cards of the menu by event delegation, including those before hydration. */
export function useMenuTaps(board: RefObject<HTMLElement | null>, taps: MenuTaps): void {
  const shell = useShell();
  const onTap = useEffectEvent(async (target: Element) => {
    const id = PRODUCT_ATTRIBUTE.read(PRODUCT_ATTRIBUTE.closest(target));
    if (!id) return;
    const navigation = NAVIGATION_ATTRIBUTE.read(NAVIGATION_ATTRIBUTE.closest(target));
    if (TAP_ACTION_ATTRIBUTE.read(target) === "product")
      return taps.onProduct(id, navigation === "FULL_SCREEN" ? "page" : "sheet");
    if (TAP_ACTION_ATTRIBUTE.read(target) === "heart") {
      const { toggleFavourite } = await import("../../../shop/menu/favourites.ts");
      toggleFavourite(id);
      return shell.haptic("tap");
    }
    // The plus button continues to show the tap while the menu cannot be loaded.
    while (!findProduct(id) && !(await menuQuery.load())) {
      if (!board.current) return;
      await waitForMenuRetry();
    }
    const product = findProduct(id);
    if (!product || !(await taps.onAdd(product))) hideTapCount(target);
  });

  useEffect(() => {
    const early = window.dxTaps ?? [];
    window.dxReady = true;
    const waiting: Element[] = (window.dxTaps = []);
    // If the page reloads before the tap is handled, the start script passes the tap on to the reloaded page. A module
    // that fails to load also causes a reload.
    async function handleTap(target: Element) {
      waiting.push(target);
      await onTap(target);
      waiting.splice(waiting.indexOf(target), 1);
    }
    for (const target of early) {
      if (!board.current?.contains(target)) continue;
      // Taps on categories are handled by the scroll spy, whose listener is already added.
      if (TAP_ACTION_ATTRIBUTE.read(target) === "category") (target as HTMLElement).click();
      else void handleTap(target);
    }

    const isPlainClick = (event: MouseEvent) =>
      !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
    function findActionTarget(target: Element | null): Element | null {
      const action = TAP_ACTION_ATTRIBUTE.read(target);
      return action && action !== "category" && board.current?.contains(target) ? target : null;
    }
    function onClick(event: MouseEvent) {
      const target = isPlainClick(event)
        ? findActionTarget(TAP_ACTION_ATTRIBUTE.closest(event.target))
        : null;
      if (!target) return;
      event.preventDefault();
      showReceivedTap(target);
      void handleTap(target);
      endPress(target);
    }
    const pressedByPointer = new Map<number, Element>();
    function onPress(event: PointerEvent) {
      const target = isPlainClick(event)
        ? findActionTarget(TAP_ACTION_ATTRIBUTE.closest(event.target))
        : null;
      if (!target) return;
      pressedByPointer.set(event.pointerId, target);
      startPress(target);
    }
    function onRelease({ pointerId, pointerType }: PointerEvent) {
      const target = pressedByPointer.get(pointerId);
      if (!target) return;
      pressedByPointer.delete(pointerId);
      // If the card is replaced between pointerdown and pointerup of a mouse, the browser dispatches no click event.
      if (pointerType === "mouse" && !target.isConnected) void handleTap(target);
      endPressAfterClick(target);
    }
    // The space key clicks a button when it is released.
    function onKey({ type, key, target }: KeyboardEvent) {
      const button = key === " " ? findActionTarget(TAP_ACTION_ATTRIBUTE.closest(target)) : null;
      if (button) (type === "keydown" ? startPress : endPressAfterClick)(button);
    }
    // The press also ends when the element loses the focus, because the key may be released on another element.
    function onFocusOut({ target }: FocusEvent) {
      const button = findActionTarget(TAP_ACTION_ATTRIBUTE.closest(target));
      if (button) endPressAfterClick(button);
    }
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener("click", onClick, { signal });
    document.addEventListener("pointerdown", onPress, { signal });
    document.addEventListener("pointerup", onRelease, { signal });
    document.addEventListener("pointercancel", onRelease, { signal });
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("keyup", onKey, { signal });
    document.addEventListener("focusout", onFocusOut, { signal });
    return () => listeners.abort();
  }, [board]);
}

/** Time in milliseconds after which the menu is requested again for a tap. */
const MENU_RETRY_DELAY_MS = 5_000;

/** Waits until the network returns, at most `MENU_RETRY_DELAY_MS`. */
function waitForMenuRetry(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(stopWaiting, MENU_RETRY_DELAY_MS);
    addEventListener("online", stopWaiting);
    function stopWaiting() {
      clearTimeout(timer);
      removeEventListener("online", stopWaiting);
      resolve();
    }
  });
}
