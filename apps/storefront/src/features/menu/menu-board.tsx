import { Suspense, useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { addAtOnce } from "../../shop/basket/add-at-once.ts";
import { useBasket } from "../../shop/basket/basket.ts";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useChosenBranchId } from "../../shop/location/chosen-branch.ts";
import { late } from "../../platform/late.tsx";
import { differsIn, MENU_HASH, useMenu, watchMenu } from "../../shop/menu/menu-query.ts";
import { usePause } from "../../shop/menu/pauses.ts";
import { useServerSide } from "../../platform/server-side.tsx";
import { useShell } from "../../platform/shell-provider.tsx";
import { MenuSkeleton } from "./menu-skeleton.tsx";
import { BOARD_ID, IS_PAUSED, IS_STATIC } from "./static/markup.ts";
import { useHearts } from "./static/use-hearts.ts";
import { useMenuTaps } from "./static/menu-taps.ts";
import { useScrollSpy } from "./static/scroll-spy.ts";

const BasketSteppers = late(() =>
  import("./static/basket-steppers.tsx").then((module) => module.BasketSteppers),
);
const DrawnMenu = late(() => import("./drawn-menu.tsx").then((module) => module.DrawnMenu));

export interface MenuBoardProps {
  /** Version of the menu that the page was made from; null when the page was not made by the server. */
  version: string | null;
  /** Its hash, by which the browser asks for it. */
  hash: string | null;
  onOpenProduct(id: string, mode: "sheet" | "page"): void;
}

/**
 * The menu. From the server it comes as markup that is never hydrated: the browser leaves it as it is, listens once
 * on the whole of it and draws steppers into it. It is drawn by React only when it must differ: after moving inside
 * the application, for a branch that lacks products, or when the menu changed since the page was made.
 */
export function MenuBoard({ version, hash, onOpenProduct }: MenuBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const { menu } = useMenu();
  const branchId = useChosenBranchId();
  const { timeZone } = useBrand().merchant;
  // Counts how often a dish began or ended to be served since the page was made.
  const [hours, setHours] = useState(0);
  const shell = useShell();
  const [hasMarkup] = useState(
    () => version !== null && (typeof document === "undefined" || isServerMarkupThere()),
  );
  const isChanged = menu !== null && (menu.version !== version || hours > 0 || differsIn(menu, branchId));
  const isStatic = hasMarkup && !isChanged;

  useEffect(watchMenu, []);
  useEffect(() => {
    if (!menu?.products.some(({ timetable }) => timetable)) return;
    let stop = () => {};
    let isOver = false;
    void import("./watch-hours.ts").then(({ watchHours }) => {
      if (!isOver) stop = watchHours(menu, timeZone, () => setHours((count) => count + 1));
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [menu, timeZone]);
  // Counts the drawings by React: what is drawn into cards finds them again after each.
  const [drawing, setDrawing] = useState(0);
  const { lines } = useBasket();
  useScrollSpy(board, drawing);
  useHearts(board, drawing);
  useMenuTaps(board, {
    onProduct: onOpenProduct,
    async onAdd(product) {
      // Which parts of a set can be had depends on the branch; the rules for it come with the first set.
      const here =
        product.type === "COMBO"
          ? (await import("../../shop/menu/product-here.ts")).productIn(product, { branchId, timeZone })
          : product;
      if (addAtOnce(here, branchId)) shell.haptic("tap");
      else onOpenProduct(product.id, "sheet");
    },
  });

  return (
    <>
      <BoardMarkup
        board={board}
        hash={hash}
        isStatic={isStatic}
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

/** Markup of the server stands in the page while it is being hydrated, and only then. */
function isServerMarkupThere(): boolean {
  return document.getElementById(BOARD_ID)?.hasAttribute(IS_STATIC) ?? false;
}

interface BoardMarkupProps {
  board: RefObject<HTMLDivElement | null>;
  hash: string | null;
  isStatic: boolean;
  onDrawn(): void;
}

function BoardMarkup({ board, hash, isStatic, onDrawn }: BoardMarkupProps) {
  // Nobody knows until when: "+" opens the product, which says why [CH-2].
  const isPaused = usePause()?.until === null;
  const served = useServerSide().menuHtml;
  if (isStatic) {
    return (
      <div
        key="static"
        id={BOARD_ID}
        className="menu"
        {...{ [IS_STATIC]: "", [MENU_HASH]: hash }}
        {...{ [IS_PAUSED]: isPaused ? "" : undefined }}
        ref={board}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: served ?? "" }}
      />
    );
  }
  return (
    <div
      key="live"
      id={BOARD_ID}
      className="menu"
      {...{ [IS_PAUSED]: isPaused ? "" : undefined }}
      ref={board}
    >
      <Suspense fallback={<MenuSkeleton />}>
        <DrawnMenu onDrawn={onDrawn} />
      </Suspense>
    </div>
  );
}
