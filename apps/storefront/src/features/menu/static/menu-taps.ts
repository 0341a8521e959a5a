import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";
import { useShell } from "../../../platform/shell-provider.tsx";
import { menuQuery, productOf } from "../../../shop/menu/menu-query.ts";
import { NAVIGATION, PRODUCT, TAP } from "./markup.ts";
import type { Product } from "../../../platform/shapes.ts";

export interface MenuTaps {
  onProduct(id: string, mode: "sheet" | "page"): void;
  onAdd(product: Product): void | Promise<void>;
}

/** Handles the taps on all cards of the menu by event delegation, including those before hydration. */
export function useMenuTaps(board: RefObject<HTMLElement | null>, taps: MenuTaps): void {
  const shell = useShell();
  const onTap = useEffectEvent(async (target: Element) => {
    const id = PRODUCT.read(PRODUCT.closest(target));
    if (!id) return;
    const navigation = NAVIGATION.read(NAVIGATION.closest(target));
    if (TAP.read(target) === "product")
      return taps.onProduct(id, navigation === "FULL_SCREEN" ? "page" : "sheet");
    if (TAP.read(target) === "heart") {
      const { toggleFavourite } = await import("../../../shop/menu/favourites.ts");
      toggleFavourite(id);
      return shell.haptic("tap");
    }
    if (!productOf(id)) await menuQuery.load();
    const product = productOf(id);
    if (product) await taps.onAdd(product);
  });

  useEffect(() => {
    const early = window.dxTaps ?? [];
    window.dxReady = true;
    const waiting: Element[] = (window.dxTaps = []);
    // If the page reloads before this is done, the start script passes the tap on to the next page.
    async function carryOut(target: Element) {
      waiting.push(target);
      await onTap(target).finally(() => waiting.splice(waiting.indexOf(target), 1));
    }
    for (const target of early) {
      if (!board.current?.contains(target)) continue;
      // Taps on categories are handled by the scroll spy, whose listener is already added.
      if (TAP.read(target) === "category") (target as HTMLElement).click();
      else void carryOut(target);
    }

    const isPlain = (event: MouseEvent) =>
      !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
    function actionTarget(target: Element | null): Element | null {
      const action = TAP.read(target);
      return action && action !== "category" && board.current?.contains(target) ? target : null;
    }
    function onClick(event: MouseEvent) {
      const target = isPlain(event) ? actionTarget(TAP.closest(event.target)) : null;
      if (!target) return;
      event.preventDefault();
      void carryOut(target);
    }
    // If the card is replaced between pointerdown and pointerup of a mouse, the browser dispatches no click event.
    let pressed: Element | null = null;
    function onPress(event: PointerEvent) {
      pressed =
        event.pointerType === "mouse" && isPlain(event) ? actionTarget(TAP.closest(event.target)) : null;
    }
    function onRelease() {
      if (pressed?.isConnected === false) void carryOut(pressed);
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
