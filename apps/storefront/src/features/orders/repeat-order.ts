import { useNavigate } from "react-router";
import { useState } from "react";
import { addToBasket } from "../../platform/basket.ts";
import type { BasketModification } from "../../platform/basket.ts";
import { useText } from "../../platform/brand.tsx";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { loadMenu, menuState } from "../../platform/menu-store.ts";
import { useSalePlace } from "../../platform/product-here.ts";
import { stateOf } from "../../platform/product-view.ts";
import type { SalePlace } from "../../platform/product-view.ts";
import type { Menu, Order, Product } from "../../platform/shapes.ts";
import { toast } from "../../ui/toast.tsx";

type Line = Order["cartItems"][number];

export interface Repeated {
  found: { product: Product; modifications: BasketModification[]; count: number }[];
  /** Lines that cannot be ordered as they were: gone, stopped, or a choice of theirs is gone. */
  missing: Line[];
}

/** What of an old order can be put in the basket again, by today's menu [OR-9]. */
export function matchOrder(lines: readonly Line[], menu: Menu, place: SalePlace & { now: number }): Repeated {
  const { now } = place;
  const products = new Map(menu.products.map((product) => [product.id, product]));
  const result: Repeated = { found: [], missing: [] };
  for (const line of lines) {
    const product = products.get(line.productId);
    const modifications = product && matchChoices(line, product);
    if (product && modifications && stateOf(product, now, place).state === "available") {
      result.found.push({ product, modifications, count: line.count });
    } else result.missing.push(line);
  }
  return result;
}

/** The same choices at today's prices; null when one is gone or the groups want something else now. */
function matchChoices(line: Line, product: Product): BasketModification[] | null {
  const chosen: BasketModification[] = [];
  for (const { id, count } of line.modifications) {
    const group = product.modificationGroups.find((each) =>
      each.modifications.some((choice) => choice.id === id),
    );
    const choice = group?.modifications.find((each) => each.id === id);
    if (!group || !choice || choice.isAvailable === false) return null;
    chosen.push({
      id,
      groupId: group.id,
      name: choice.name,
      price: choice.price,
      count: Math.min(count, choice.maxCount),
    });
  }
  const isComplete = product.modificationGroups.every((group) => {
    const count = chosen.reduce((sum, each) => sum + (each.groupId === group.id ? each.count : 0), 0);
    return count >= group.min && (group.max <= 0 || count <= group.max);
  });
  return isComplete ? chosen : null;
}

/** Fills the basket with an old order in one tap and says what is no longer to be had. */
export function useRepeatOrder(): { repeat(order: Order): Promise<void>; isBusy: boolean } {
  const t = useT();
  const text = useText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const place = useSalePlace();
  const [isBusy, setIsBusy] = useState(false);

  async function repeat(order: Order): Promise<void> {
    setIsBusy(true);
    const menu = await loadMenu();
    setIsBusy(false);
    const { error } = menuState();
    if (!menu) return error ? toast({ text: errorText(error), tone: "bad" }) : undefined;
    const { found, missing } = matchOrder(order.cartItems, menu, { now: Date.now(), ...place });
    for (const { product, modifications, count } of found) addToBasket(product, modifications, count);
    const names = missing.map((line) => text(line.name)).join(", ");
    if (found.length === 0) return toast({ text: t("order.repeatNothing"), tone: "bad" });
    void navigate("/basket");
    if (names) await toast({ text: t("order.repeatMissing", { names }) });
  }

  return { repeat, isBusy };
}
