import { useState } from "react";
import { useNavigate } from "react-router";
import type { RepeatedOrderBasket } from "@dasturxon/contract";
import { call } from "../../platform/api.ts";
import { useBasketLocation } from "../../shop/basket/basket-location.ts";
import { createBasketLineKey } from "@dasturxon/domain/shared-basket";
import type { OutOfStockAction } from "@dasturxon/domain/out-of-stock-action";
import { findWeightMeasure } from "@dasturxon/domain/weight-measure";
import { useQuantityTexts } from "../../shop/basket/count-text.ts";
import type { LineQuantity } from "../../shop/basket/count-text.ts";
import { addToBasket, basketStore } from "../../shop/basket/basket.ts";
import type { BasketModification } from "../../shop/basket/basket.ts";
import { saveOutOfStockActions } from "../../shop/basket/out-of-stock-action.ts";
import { toCurrentModifications } from "../../shop/basket/named-choices.ts";
import { useText } from "../../shop/brand/brand.tsx";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { lazySheet } from "../../platform/lazy-sheet.tsx";
import { usePanel } from "../../platform/panel.ts";
import { useJoinByCommas } from "../../shop/brand/listed-words.ts";
import { useInstantFormatContext, formatEventTime } from "../../shop/brand/when-text.ts";
import { menuQuery } from "../../shop/menu/menu-query.ts";
import type { Menu, Order, Product, TextByLanguage } from "../../platform/shapes.ts";
import { toast } from "../../ui/toast.tsx";
import type { RepeatOrderQuestionProps } from "./repeat-sheet.tsx";

/** Question whether a repeated order replaces a basket that is not empty. The component is lazy-loaded. */
export const RepeatOrderQuestion = lazySheet(() =>
  import("./repeat-sheet.tsx").then((module) => module.RepeatOrderSheet),
);

type RepeatedOrderLines = Pick<RepeatedOrderBasket, "cartItems" | "missing">;

interface RepeatedOrderResult {
  found: {
    product: Product;
    modifications: BasketModification[];
    count: number;
    whenGone: OutOfStockAction;
  }[];
  /** Unavailable products, with the time when each is available again. Null if the time is unknown. */
  away: { name: TextByLanguage; isSoldOut: boolean; backAt: string | null }[];
  /** Names of products that no longer exist, and products with less stock than the order had. */
  gone: TextByLanguage[];
  fewer: { name: TextByLanguage; left: LineQuantity }[];
}

/**
 * Returns the server's current result of repeating an order, as basket lines [OR-9]. Products that the loaded menu does
 * not have count as gone.
 */
export function toRepeatedOrderResult(
  { cartItems, missing }: RepeatedOrderLines,
  lines: Order["cartItems"],
  menu: Menu,
): RepeatedOrderResult {
  const products = new Map(menu.products.map((product) => [product.id, product]));
  const again: RepeatedOrderResult = { found: [], away: [], gone: [], fewer: [] };
  for (const { productId, name, left, reason, backAt } of missing) {
    const product = products.get(productId);
    if (left > 0)
      again.fewer.push({ name, left: { count: left, weighed: product && findWeightMeasure(product) } });
    else if (reason === "gone" || reason === "choice_changed") again.gone.push(name);
    else again.away.push({ name, isSoldOut: reason === "sold_out", backAt });
  }
  for (const { productId, count, modifications = [], whenGone } of cartItems) {
    const product = products.get(productId);
    const chosen = product && toCurrentModifications(modifications, product);
    if (chosen) again.found.push({ product, modifications: chosen, count, whenGone });
    else again.gone.push(lines.find((line) => line.productId === productId)?.name ?? {});
  }
  return again;
}

function excludeProducts(
  { cartItems, missing }: RepeatedOrderLines,
  without: ReadonlySet<string>,
): RepeatedOrderLines {
  const isWanted = ({ productId }: { productId: string }) => !without.has(productId);
  return { cartItems: cartItems.filter(isWanted), missing: missing.filter(isWanted) };
}

export interface RepeatOrderState {
  /** Repeats the order. `without`: ids of products to leave out. */
  repeat(without?: ReadonlySet<string>): void;
  isBusy: boolean;
  /** Props of `RepeatOrderQuestion`, which is rendered beside the button. */
  question: RepeatOrderQuestionProps;
}

/**
 * Fills the basket with a previous order in one tap and lists unavailable products. If the basket is not empty, opens a
 * question first, because a second tap would double it.
 */
export function useRepeatOrder(order: Order): RepeatOrderState {
  const t = useT();
  const wording = useInstantFormatContext();
  const listedWords = useJoinByCommas();
  const text = useText();
  const counts = useQuantityTexts();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const basketWay = useBasketLocation();
  const panel = usePanel(`again:${order.id}`);
  const [isBusy, setIsBusy] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());

  /** Returns a sentence for each product that could not be added completely. */
  function listMissingTexts({ away, gone, fewer }: RepeatedOrderResult): string[] {
    const names = listedWords(gone.map(text));
    return [
      ...away.map(({ name, isSoldOut, backAt }) => {
        const reason = backAt
          ? t("product.backAt", { when: formatEventTime(backAt, wording) })
          : t(isSoldOut ? "product.soldOut" : "product.notNow");
        return t("order.repeatAway", { name: text(name), reason });
      }),
      ...(names ? [t("order.repeatMissing", { names })] : []),
      ...fewer.map((each) =>
        t("order.repeatFewer", { name: text(each.name), left: counts.amount(each.left) }),
      ),
    ];
  }

  /**
   * Fills the basket with the repeated order. `answer`: the guest's choice for a basket that is not empty. Null if the
   * basket was empty.
   */
  async function fillBasket(without: ReadonlySet<string>, answer: "replace" | "add" | null): Promise<void> {
    setIsBusy(true);
    const path = { id: order.id };
    const [{ data, error }, menu] = await Promise.all([
      call("GET /orders/v1/orders/{id}/repeat", { path }),
      menuQuery.load(),
    ]);
    setIsBusy(false);
    const again =
      data && menu && toRepeatedOrderResult(excludeProducts(data, without), order.cartItems, menu);
    if (!again || again.found.length === 0) {
      if (answer) panel.close();
      const failure = error ?? menuQuery.get().error;
      const said = again
        ? again.away.length > 0
          ? listMissingTexts(again).join(". ")
          : t("order.repeatNothing")
        : failure && errorText(failure);
      return said ? toast({ text: said, tone: "bad" }) : undefined;
    }
    if (answer === "replace") basketStore.set((basket) => ({ ...basket, lines: [] }));
    for (const { product, modifications, count } of again.found) addToBasket(product, modifications, count);
    saveOutOfStockActions(
      again.found.map(({ product, modifications, whenGone }) => ({
        key: createBasketLineKey(product.id, modifications),
        whenGone,
      })),
    );
    // Replaces the history entry of the dialog with the entry of the basket page.
    void navigate(basketWay.to, { state: basketWay.state, replace: answer !== null });
    const said = listMissingTexts(again).join(". ");
    if (said) await toast({ text: said });
  }

  return {
    repeat(without = new Set()) {
      setLeft(without);
      if (basketStore.get().lines.length > 0) panel.open();
      else void fillBasket(without, null);
    },
    isBusy,
    question: {
      isOpen: panel.isOpen,
      isBusy,
      onClose: panel.close,
      onAnswer: (isReplaced) => void fillBasket(left, isReplaced ? "replace" : "add"),
    },
  };
}
