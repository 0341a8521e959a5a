import { Zap } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { addToBasket, type BasketLine, useBasket } from "../../shop/basket/basket.ts";
import { useIsBasketPartOfGroupOrder } from "../../shop/basket/group.ts";
import { findWeightMeasure } from "@dasturxon/domain/weight-measure";
import { useQuantityTexts } from "../../shop/basket/count-text.ts";
import { changeBasketLine } from "../../shop/basket/change-line.ts";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import type { Translate } from "../../platform/i18n.tsx";
import { ListedPrice } from "../../shop/menu/listed-price.tsx";
import { useProductSaleContext } from "../../shop/menu/product-here.ts";
import { getProductState } from "../../shop/menu/product-view.ts";
import { useOpenPanels } from "../../platform/panel.ts";
import { useShell } from "../../platform/shell-provider.tsx";
import { useFormatPause } from "../../shop/menu/pause-words.ts";
import { useBranchPause } from "../../shop/menu/pauses.ts";
import type { Product } from "../../platform/shapes.ts";
import { getServerTimeMs } from "../../platform/server-clock.ts";
import { Button } from "../../ui/button.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { toast } from "../../ui/toast.tsx";
import type { ModificationChoices } from "./choices.ts";

const ADD_BUTTON_CLASS =
  "flex-1 flex-wrap justify-start! gap-x-2 gap-y-0! max-[380px]:px-3 max-[380px]:text-small";

/**
 * Selects the quantity and adds the product to the basket or saves the changed line, with the current price. While a
 * choice is missing, the disabled button names it beside the price.
 */
export function AddToBasketBar({
  product,
  line: changed,
  choices,
  onAdded,
}: {
  product: Product;
  /** Basket line to change. Undefined to add a new line. */
  line?: BasketLine | undefined;
  choices: ModificationChoices;
  onAdded(): void;
}) {
  const t = useT();
  const text = useText();
  const counts = useQuantityTexts();
  const shell = useShell();
  const navigate = useNavigate();
  const { panels } = useOpenPanels();
  const { features } = useBrand().merchant;
  // Members of a group order cannot buy a product at once, because the host orders for all.
  const isPart = useIsBasketPartOfGroupOrder();
  const [count, setCount] = useState(changed?.count ?? product.minCount);
  const pause = useBranchPause();
  const pauseWords = useFormatPause();
  const room = useRemainingProductCount(product, changed);
  const isOff = getProductState(product, getServerTimeMs(), useProductSaleContext()).state !== "available";
  const weighed = findWeightMeasure(product);
  const maximum = t("product.maximum", { most: counts.amount({ count: product.count ?? 0, weighed }) });
  const name = text(product.name);
  const price = <ListedPrice product={product} chosen={choices.chosen} count={count} isBare />;

  function addOrChangeLine() {
    if (changed) changeBasketLine(changed.key, product, { modifications: choices.chosen, count });
    else addToBasket(product, choices.chosen, count);
    shell.haptic("success");
  }

  /** Shows a toast, because the sheet covers the basket [MN-14]. */
  function showAddedToast() {
    if (!changed) void toast({ text: t("product.added"), tone: "good" });
    else if (changed.count !== count) void toast({ text: t("product.quantityUpdated"), tone: "good" });
  }

  if (isOff) return <AddBarHint>{t("product.unavailable")}</AddBarHint>;
  if (pause?.until === null) return <AddBarHint>{pauseWords(pause)}</AddBarHint>;
  if (room !== null && room < product.minCount) return <AddBarHint>{maximum}</AddBarHint>;
  return (
    <div>
      {pause && (
        <AddBarNotice>
          {pauseWords(pause)}. {t("pause.later")}
        </AddBarNotice>
      )}
      {room !== null && count >= room && <AddBarNotice>{maximum}</AddBarNotice>}
      <div className="flex flex-wrap items-center gap-2 min-[380px]:gap-3">
        <Stepper
          size="large"
          count={count}
          shown={counts.weight({ count, weighed })}
          min={product.minCount}
          max={room}
          onChange={setCount}
          labels={{ less: t("stepper.less", { name }), more: t("stepper.more", { name }) }}
        />
        {choices.lacking ? (
          <ChooseButton group={choices.lacking} price={price} />
        ) : (
          <Button
            size="large"
            onClick={() => {
              addOrChangeLine();
              showAddedToast();
              onAdded();
            }}
            className={ADD_BUTTON_CLASS}
          >
            <span className="flex-1 text-start">{t(changed ? "product.save" : "product.add")}</span>
            {price}
          </Button>
        )}
      </div>
      {features.buyNow && !isPart && !changed && !choices.lacking && (
        <Button
          look="plain"
          isWide
          className="mt-1.5"
          onClick={() => {
            addOrChangeLine();
            // Replaces the history entry of the product's sheet, so that the back button leads to the menu.
            void navigate("/checkout", { replace: panels.length > 0 });
          }}
        >
          <Zap size={17} aria-hidden />
          {t("product.buyNow")}
        </Button>
      )}
    </div>
  );
}

/** Returns for example "Choose the burger". A group name that is a question is returned as it is. */
function formatChooseButtonText(group: string, t: Translate): string {
  return group.endsWith("?") ? group : t("product.choose", { group });
}

/** Returns how many more pieces of the product can be added to the basket. Null means no limit. */
function useRemainingProductCount(product: Product, changed: BasketLine | undefined): number | null {
  const { lines } = useBasket();
  const inBasket = lines
    .filter((line) => line.productId === product.id && line.key !== changed?.key)
    .reduce((total, line) => total + line.count, 0);
  return product.count === null ? null : Math.max(0, product.count - inBasket);
}

interface ChooseButtonProps {
  /** Group in which a choice is missing. */
  group: NonNullable<ModificationChoices["lacking"]>;
  price: ReactNode;
}

/** Scrolls to the missing choice. */
function ChooseButton({ group, price }: ChooseButtonProps) {
  const t = useT();
  const text = useText();
  return (
    <Button
      size="large"
      look="quiet"
      className={ADD_BUTTON_CLASS}
      aria-disabled
      onClick={() => document.getElementById(`g-${group.id}`)?.scrollIntoView({ behavior: "smooth" })}
    >
      <span className="w-full text-start">{formatChooseButtonText(text(group.name), t)}</span>
      {price}
    </Button>
  );
}

function AddBarNotice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="mb-2 text-center text-caption text-warn-ink">
      {children}
    </p>
  );
}

function AddBarHint({ children }: { children: string }) {
  return (
    <p className="grid min-h-13 max-w-none place-items-center rounded-control bg-sunken px-4 text-center text-small text-ink-2">
      {children}
    </p>
  );
}
