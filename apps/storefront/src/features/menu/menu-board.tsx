import type { SaleStop } from "@dasturxon/domain/availability";
import { Suspense, useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { addToBasketDirectly } from "../../shop/basket/add-at-once.ts";
import { useBasket } from "../../shop/basket/basket.ts";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useChosenBranchId } from "../../shop/location/chosen-branch.ts";
import { lazyComponent } from "../../platform/lazy-component.tsx";
import { hasBranchDifferences, MENU_HASH_ATTRIBUTE, useMenu, watchMenu } from "../../shop/menu/menu-query.ts";
import { useBranchPause } from "../../shop/menu/pauses.ts";
import { useServerSideData } from "../../platform/server-side.tsx";
import { useShell } from "../../platform/shell-provider.tsx";
import { MenuSkeleton } from "./menu-skeleton.tsx";
import { MENU_BOARD_ELEMENT_ID, PAUSED_MENU_ATTRIBUTE, SERVER_RENDERED_ATTRIBUTE } from "./static/markup.ts";
import { useFavouriteMarks } from "./static/use-favourite-marks.ts";
import { useMenuTaps } from "./static/menu-taps.ts";
import { useScrollSpy } from "./static/scroll-spy.ts";

const BasketSteppers = lazyComponent(() =>
  import("./static/basket-steppers.tsx").then((module) => module.BasketSteppers),
);
const LazyClientRenderedMenu = lazyComponent(() =>
  import("./drawn-menu.tsx").then((module) => module.ClientRenderedMenu),
);

export interface MenuBoardProps {
  /** Version of the menu in the server's HTML. Null if the page was not rendered by the server. */
  version: string | null;
  /** Hash of the menu in the server's HTML. The browser requests the menu data by this hash. */
  hash: string | null;
  /** Pause that was known when the server rendered the page. */
  servedPause?: SaleStop | null;
  onOpenProduct(id: string, mode: "sheet" | "page"): void;
}

/**
 * Renders the menu. The server's HTML is never hydrated. The browser leaves it unchanged, uses event delegation, and
 * renders steppers into it with portals. React renders the menu only if it must differ: after navigation within the
 * application, for a branch that lacks products or has its own prices, or if the menu or the products' availability by
 * time changed since the page was rendered.
 */
export function MenuBoard({ version, hash, servedPause = null, onOpenProduct }: MenuBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const { menu } = useMenu();
  const branchId = useChosenBranchId();
  const { timeZone } = useBrand().merchant;
  // Number of times that a product's serving hours started or ended since the page was rendered.
  const [hours, setHours] = useState(0);
  const shell = useShell();
  const [hasMarkup] = useState(
    () => version !== null && (typeof document === "undefined" || hasServerMarkup()),
  );
  const isChanged =
    menu !== null && (menu.version !== version || hours > 0 || hasBranchDifferences(menu, branchId));
  const isStatic = hasMarkup && !isChanged;

  useEffect(watchMenu, []);
  useEffect(() => {
    if (!menu?.products.some(({ timetable }) => timetable)) return;
    let stopWatchingHours = () => {};
    let isOver = false;
    void import("./watch-hours.ts").then(({ watchServingHours }) => {
      if (!isOver)
        stopWatchingHours = watchServingHours(menu, timeZone, () => setHours((count) => count + 1));
    });
    return () => {
      isOver = true;
      stopWatchingHours();
    };
  }, [menu, timeZone]);
  // Number of times that React rendered the menu. After each render, the portals into the menu's cards must find their
  // target elements again.
  const [drawing, setDrawing] = useState(0);
  const { lines } = useBasket();
  useScrollSpy(board, drawing);
  useFavouriteMarks(board, drawing);
  useMenuTaps(board, {
    onProduct: onOpenProduct,
    async onAdd(product) {
      // The available choices of a set depend on the branch. The code that finds them is lazy-loaded when a set is
      // first added.
      const here =
        product.type === "COMBO"
          ? (await import("../../shop/menu/product-here.ts")).toBranchProduct(product, { branchId, timeZone })
          : product;
      const isAdded = addToBasketDirectly(here, branchId);
      if (isAdded) shell.haptic("tap");
      else onOpenProduct(product.id, "sheet");
      return isAdded;
    },
  });

  return (
    <>
      <MenuBoardMarkup
        board={board}
        hash={hash}
        isStatic={isStatic}
        servedPause={servedPause}
        onDrawn={() => setDrawing((count) => count + 1)}
      />
      {lines.length > 0 && (
        <Suspense>
          <BasketSteppers board={board} key={drawing} onOpenProduct={onOpenProduct} />
        </Suspense>
      )}
    </>
  );
}

/** Returns whether the server's HTML is in the page, which is only the case during hydration. */
function hasServerMarkup(): boolean {
  return document.getElementById(MENU_BOARD_ELEMENT_ID)?.hasAttribute(SERVER_RENDERED_ATTRIBUTE) ?? false;
}

interface BoardMarkupProps {
  board: RefObject<HTMLDivElement | null>;
  hash: string | null;
  isStatic: boolean;
  servedPause: SaleStop | null;
  onDrawn(): void;
}

function MenuBoardMarkup({ board, hash, isStatic, servedPause, onDrawn }: BoardMarkupProps) {
  // Whether orders are paused with no known end. "+" then opens the product, which shows the reason [CH-2].
  const { menu } = useMenu();
  const ownPause = useBranchPause();
  const isPaused = (menu ? ownPause : servedPause)?.until === null;
  const served = useServerSideData().menuHtml;
  if (isStatic) {
    return (
      <div
        key="static"
        id={MENU_BOARD_ELEMENT_ID}
        className="menu"
        {...{ [SERVER_RENDERED_ATTRIBUTE]: "", [MENU_HASH_ATTRIBUTE]: hash }}
        {...{ [PAUSED_MENU_ATTRIBUTE]: isPaused ? "" : undefined }}
        ref={board}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: served ?? "" }}
      />
    );
  }
  return (
    <div
      key="live"
      id={MENU_BOARD_ELEMENT_ID}
      className="menu"
      {...{ [PAUSED_MENU_ATTRIBUTE]: isPaused ? "" : undefined }}
      ref={board}
    >
      <Suspense fallback={<MenuSkeleton />}>
        <LazyClientRenderedMenu onDrawn={onDrawn} />
      </Suspense>
    </div>
  );
}
