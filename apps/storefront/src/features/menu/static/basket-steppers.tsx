import { mustGuestChooseModifiers } from "@dasturxon/domain/starting-choices";
import { useEffect, useLayoutEffect, useState } from "react";
import type { RefObject } from "react";
import { createPortal } from "react-dom";
import { setBasketLineCount, useBasket } from "../../../shop/basket/basket.ts";
import type { BasketLine } from "../../../shop/basket/basket.ts";
import { useQuantityTexts } from "../../../shop/basket/count-text.ts";
import { useText } from "../../../shop/brand/brand.tsx";
import { useT } from "../../../platform/i18n.tsx";
import { findProduct } from "../../../shop/menu/menu-query.ts";
import { findStepperPlace, HAS_STEPPER_ATTRIBUTE, hideTapCount } from "./markup.ts";
import { runAfterPress } from "./press.ts";
import { Stepper } from "../../../ui/stepper.tsx";

export interface BasketSteppersProps {
  board: RefObject<HTMLElement | null>;
  onOpenProduct(id: string, mode: "sheet" | "page"): void;
}

/** Renders steppers for products in the basket into the menu's cards. */
export function BasketSteppers({ board, onOpenProduct }: BasketSteppersProps) {
  const { lines } = useBasket();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  if (!isReady) return null;
  const byProduct = Map.groupBy(lines, (line) => line.productId);
  return [...byProduct].map(([productId, own]) => {
    const corner = findStepperPlace(board.current, productId);
    return corner
      ? createPortal(
          <CardStepper corner={corner} lines={own} onChoose={() => onOpenProduct(productId, "sheet")} />,
          corner,
          productId,
        )
      : null;
  });
}

interface CardStepperProps {
  corner: Element;
  lines: BasketLine[];
  onChoose(): void;
}

function CardStepper({ corner, lines, onChoose }: CardStepperProps) {
  const t = useT();
  const text = useText();
  const counts = useQuantityTexts();
  // The stepper and the plus button replace each other. Moves the keyboard focus to the one that is visible.
  useLayoutEffect(() => {
    const plus = corner.querySelector<HTMLElement>(".card-plus");
    function showStepper() {
      const isFocused = document.activeElement === plus;
      corner.setAttribute(HAS_STEPPER_ATTRIBUTE, "");
      if (plus) hideTapCount(plus);
      if (isFocused) [...corner.querySelectorAll<HTMLElement>(".card-stepper button")].at(-1)?.focus();
    }
    const cancelSwap = runAfterPress(plus ?? corner, showStepper);
    return () => {
      cancelSwap();
      const wasFocused = corner.contains(document.activeElement);
      corner.removeAttribute(HAS_STEPPER_ATTRIBUTE);
      if (wasFocused) plus?.focus();
    };
  }, [corner]);
  const last = lines.at(-1);
  if (!last) return null;
  const count = lines.reduce((total, line) => total + line.count, 0);
  const name = text(last.name);

  function changeCount(next: number) {
    if (!last) return;
    if (next < count) return void setBasketLineCount(last.key, last.count - 1);
    const product = findProduct(last.productId);
    if (product && mustGuestChooseModifiers(product.modificationGroups)) return onChoose();
    setBasketLineCount(last.key, last.count + 1);
  }

  return (
    <span className="card-stepper">
      <Stepper
        count={count}
        shown={counts.weight({ ...last, count })}
        max={last.limit}
        onChange={changeCount}
        look="solid"
        labels={{ less: t("stepper.less", { name }), more: t("stepper.more", { name }) }}
      />
    </span>
  );
}
