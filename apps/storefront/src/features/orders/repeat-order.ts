import { useNavigate } from "react-router";
import { useState } from "react";
import type { RepeatedOrder } from "@dasturxon/contract";
import { call } from "../../platform/api.ts";
import { useBasketWay } from "../../shop/basket/basket-way.ts";
import { weighedOf } from "@dasturxon/domain/weighed";
import { useCountTexts } from "../../shop/basket/count-text.ts";
import type { Counted } from "../../shop/basket/count-text.ts";
import { addToBasket } from "../../shop/basket/basket.ts";
import type { BasketModification } from "../../shop/basket/basket.ts";
import { namedChoices } from "../../shop/basket/named-choices.ts";
import { useText } from "../../shop/brand/brand.tsx";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { useListedWords } from "../../shop/brand/listed-words.ts";
import { menuQuery } from "../../shop/menu/menu-query.ts";
import type { Menu, Order, Product, Text } from "../../platform/shapes.ts";
import { toast } from "../../ui/toast.tsx";

type Repeated = Pick<RepeatedOrder, "cartItems" | "missing">;

interface Again {
  found: { product: Product; modifications: BasketModification[]; count: number }[];
  /** Names of what is gone, and what there is less of than the order had. */
  gone: Text[];
  fewer: { name: Text; left: Counted }[];
}

/**
 * What the server says an old order comes to now, as lines of the basket [OR-9]; what the menu in hand does not know
 * yet or any more is gone too.
 */
export function basketAgain({ cartItems, missing }: Repeated, lines: Order["cartItems"], menu: Menu): Again {
  const products = new Map(menu.products.map((product) => [product.id, product]));
  const again: Again = { found: [], gone: [], fewer: [] };
  for (const { productId, name, left } of missing) {
    const product = products.get(productId);
    if (left > 0) again.fewer.push({ name, left: { count: left, weighed: product && weighedOf(product) } });
    else again.gone.push(name);
  }
  for (const { productId, count, modifications = [] } of cartItems) {
    const product = products.get(productId);
    const chosen = product && namedChoices(modifications, product);
    if (chosen) again.found.push({ product, modifications: chosen, count });
    else again.gone.push(lines.find((line) => line.productId === productId)?.name ?? {});
  }
  return again;
}

function leaveOut({ cartItems, missing }: Repeated, without: ReadonlySet<string>): Repeated {
  const isWanted = ({ productId }: { productId: string }) => !without.has(productId);
  return { cartItems: cartItems.filter(isWanted), missing: missing.filter(isWanted) };
}

export interface RepeatOrder {
  /** `without`: products, by their id, that are left out. */
  repeat(order: Order, without?: ReadonlySet<string>): Promise<void>;
  isBusy: boolean;
}

/** Fills the basket with an old order in one tap and says what is no longer to be had. */
export function useRepeatOrder(): RepeatOrder {
  const t = useT();
  const listedWords = useListedWords();
  const text = useText();
  const counts = useCountTexts();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const basketWay = useBasketWay();
  const [isBusy, setIsBusy] = useState(false);

  async function repeat(order: Order, without: ReadonlySet<string> = new Set()): Promise<void> {
    setIsBusy(true);
    const path = { id: order.id };
    const [{ data, error }, menu] = await Promise.all([
      call("GET /orders/v1/orders/{id}/repeat", { path }),
      menuQuery.load(),
    ]);
    setIsBusy(false);
    const failure = error ?? menuQuery.get().error;
    if (!data || !menu) return failure ? toast({ text: errorText(failure), tone: "bad" }) : undefined;
    const { found, gone, fewer } = basketAgain(leaveOut(data, without), order.cartItems, menu);
    for (const { product, modifications, count } of found) addToBasket(product, modifications, count);
    const names = listedWords(gone.map(text));
    const said = [
      ...(names ? [t("order.repeatMissing", { names })] : []),
      ...fewer.map(({ name, left }) =>
        t("order.repeatFewer", { name: text(name), left: counts.amount(left) }),
      ),
    ].join(". ");
    if (found.length === 0) return toast({ text: t("order.repeatNothing"), tone: "bad" });
    void navigate(basketWay.to, { state: basketWay.state });
    if (said) await toast({ text: said });
  }

  return { repeat, isBusy };
}
