import { useEffect, useMemo, useRef, useState } from "react";
import type { RefObject } from "react";
import { addToBasket } from "../../platform/basket.ts";
import { useMenu, watchMenu } from "../../platform/menu-store.ts";
import { usePlace } from "../../platform/place.ts";
import { needsChoice } from "../../platform/product-view.ts";
import { useServerSide } from "../../platform/server-side.tsx";
import { useShell } from "../../platform/shell.tsx";
import { BasketSlots } from "./basket-slots.tsx";
import { lacksProducts, menuSections } from "./menu-model.ts";
import { MenuSections } from "./menu-sections.tsx";
import { MenuWaiting } from "./menu-waiting.tsx";
import { useMenuTaps } from "./menu-taps.ts";
import { useScrollSpy } from "./scroll-spy.ts";

export interface MenuBoardProps {
  /** Version of the menu that the page was made from; null when the page was not made by the server. */
  version: string | null;
  onOpenProduct(id: string, mode: "sheet" | "page"): void;
}

/**
 * The menu. From the server it comes as markup that is never hydrated: the browser leaves it as it is, listens once
 * on the whole of it and draws steppers into it. It is drawn by React only when it must differ: after moving inside
 * the application, for a branch that lacks products, or when the menu changed since the page was made.
 */
export function MenuBoard({ version, onOpenProduct }: MenuBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const { menu } = useMenu();
  const { nearestBranchId } = usePlace();
  const shell = useShell();
  const [hasMarkup] = useState(
    () => version !== null && (typeof document === "undefined" || isServerMarkupThere()),
  );
  const isChanged = menu !== null && (menu.version !== version || lacksProducts(menu, nearestBranchId));
  const isStatic = hasMarkup && !isChanged;

  useEffect(watchMenu, []);
  useScrollSpy(board, isStatic ? "static" : menu ? "live" : "waiting");
  useMenuTaps(board, {
    onProduct: onOpenProduct,
    onAdd(product) {
      if (needsChoice(product)) return onOpenProduct(product.id, "sheet");
      addToBasket(product);
      shell.haptic("tap");
    },
  });

  return (
    <>
      <BoardMarkup board={board} isStatic={isStatic} />
      <BasketSlots board={board} key={isStatic ? "static" : "live"} onOpenProduct={onOpenProduct} />
    </>
  );
}

/** Markup of the server stands in the page while it is being hydrated, and only then. */
function isServerMarkupThere(): boolean {
  return document.getElementById("menu")?.hasAttribute("data-static") ?? false;
}

function BoardMarkup({ board, isStatic }: { board: RefObject<HTMLDivElement | null>; isStatic: boolean }) {
  const served = useServerSide().menu;
  const { menu } = useMenu();
  const { nearestBranchId } = usePlace();
  const drawn = served ?? (isStatic ? null : menu);
  const sections = useMemo(
    () => (drawn ? menuSections(drawn, nearestBranchId) : []),
    [drawn, nearestBranchId],
  );
  if (isStatic && !served) {
    return (
      <div
        key="static"
        id="menu"
        className="menu"
        data-static=""
        ref={board}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: "" }}
      />
    );
  }
  if (!drawn) return <MenuWaiting />;
  return (
    <div
      key={isStatic ? "static" : "live"}
      id="menu"
      className="menu"
      data-static={isStatic ? "" : undefined}
      ref={board}
    >
      <MenuSections sections={sections} />
    </div>
  );
}
