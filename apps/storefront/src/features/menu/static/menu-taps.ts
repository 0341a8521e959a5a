import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";
import { useShell } from "../../../platform/shell-provider.tsx";
import { menuQuery, findProduct } from "../../../shop/menu/menu-query.ts";
import { hideTaps, NAVIGATION_ATTRIBUTE, PRODUCT_ATTRIBUTE, showTap, TAP_ATTRIBUTE } from "./markup.ts";
import type { Product } from "../../../platform/shapes.ts";

export interface MenuTaps {
  onProduct(id: string, mode: "sheet" | "page"): void;
  /** Adds one. Returns false if the product is opened instead, for example because it needs a choice. */
  onAdd(product: Product): boolean | Promise<boolean>;
}

/** Handles the taps on all cards of the menu by event delegation, including those before hydration. */
export function useMenuTaps(board: RefObject<HTMLElement | null>, taps: MenuTaps): void {
  const shell = useShell();
  const onTap = useEffectEvent(async (target: Element) => {
    const id = PRODUCT_ATTRIBUTE.read(PRODUCT_ATTRIBUTE.closest(target));
    if (!id) return;
    const navigation = NAVIGATION_ATTRIBUTE.read(NAVIGATION_ATTRIBUTE.closest(target));
    if (TAP_ATTRIBUTE.read(target) === "product")
      return taps.onProduct(id, navigation === "FULL_SCREEN" ? "page" : "sheet");
    if (TAP_ATTRIBUTE.read(target) === "heart") {
      const { toggleFavourite } = await import("../../../shop/menu/favourites.ts");
      toggleFavourite(id);
      return shell.haptic("tap");
    }
    if (!findProduct(id)) await menuQuery.load();
    const product = findProduct(id);
    if (!product || !(await taps.onAdd(product))) hideTaps(target);
  });

  useEffect(() => {
    const early = window.dxTaps ?? [];
    window.dxReady = true;
    const waiting: Element[] = (window.dxTaps = []);
    // If the page reloads before the tap is handled, the start script passes the tap on to the reloaded page.
    async function handleTap(target: Element) {
      waiting.push(target);
      await onTap(target).finally(() => waiting.splice(waiting.indexOf(target), 1));
    }
    for (const target of early) {
      if (!board.current?.contains(target)) continue;
      // Taps on categories are handled by the scroll spy, whose listener is already added.
      if (TAP_ATTRIBUTE.read(target) === "category") (target as HTMLElement).click();
      else void handleTap(target);
    }

    const isPlainClick = (event: MouseEvent) =>
      !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
    function findActionTarget(target: Element | null): Element | null {
      const action = TAP_ATTRIBUTE.read(target);
      return action && action !== "category" && board.current?.contains(target) ? target : null;
    }
    function onClick(event: MouseEvent) {
      const target = isPlainClick(event) ? findActionTarget(TAP_ATTRIBUTE.closest(event.target)) : null;
      if (!target) return;
      event.preventDefault();
      showTap(target);
      void handleTap(target);
    }
    // If the card is replaced between pointerdown and pointerup of a mouse, the browser dispatches no click event.
    let pressed: Element | null = null;
    function onPress(event: PointerEvent) {
      pressed =
        event.pointerType === "mouse" && isPlainClick(event)
          ? findActionTarget(TAP_ATTRIBUTE.closest(event.target))
          : null;
    }
    function onRelease() {
      if (pressed?.isConnected === false) void handleTap(pressed);
      pressed = null;
    }
    document.addEventListener("click", onClick);
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("pointerup", onRelease);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("pointerup", onRelease);
    };
  }, [board]);
}
