import { putMainLanguageFirst } from "@dasturxon/domain/text";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { newId } from "../../../platform/ids.ts";
import { selectBalance, insertCashbackSpent, insertPromoUse } from "../../loyalty/index.ts";
import { takeStockForDemands } from "../../products/index.ts";
import { insertKitchenLoad } from "../kitchen-load/queries.ts";
import type { OrderPlacingFacts } from "./facts/facts.ts";
import { toLimitTexts, toMoneyTexts } from "./name-refusal.ts";
import type { NewOrder } from "./queries.ts";

// Each function takes one resource for an order by a conditional update. To avoid deadlocks, always call them in this
// sequence: stock, promo code, cashback, kitchen capacity.

interface TakeForNewOrderContext {
  merchantId: string;
  order: NewOrder;
  facts: OrderPlacingFacts;
  now: Date;
}

/** Takes the limited stock [MN-6]. */
export async function takeStockForOrder(
  tx: Tx,
  { merchantId, order, facts }: TakeForNewOrderContext,
): Promise<"taken" | Refusal<"not_enough_stock">> {
  const short = await takeStockForDemands(tx, merchantId, order.stockTaken);
  if (!short) return "taken";
  const product = facts.products.find(({ id }) => id === short.productId);
  const name = product && putMainLanguageFirst(product.name, facts.settings.mainLanguage);
  const limit = { max: short.left };
  return refuse("not_enough_stock", {
    name,
    ...limit,
    ...toLimitTexts(limit, product),
    productIds: [short.productId],
  });
}

/** Takes one use of the promo code [PR-1]. */
export async function takePromoForOrder(
  tx: Tx,
  { merchantId, order, now }: TakeForNewOrderContext,
): Promise<"taken" | Refusal<"promo_used_up">> {
  const { promoId, userId, id: orderId } = order;
  if (promoId === null) return "taken";
  const isTaken = await insertPromoUse(tx, merchantId, { promoId, userId, orderId, at: now });
  return isTaken ? "taken" : refuse("promo_used_up", { field: "promoCode" });
}

/** Takes the cashback that is spent on the order [PR-3]. */
export async function takeCashbackForOrder(
  tx: Tx,
  { merchantId, order, facts, now }: TakeForNewOrderContext,
): Promise<"taken" | Refusal<"cashback_exceeded">> {
  const { userId, id: orderId } = order;
  const { cashback: amount } = order.breakdown;
  if (amount === 0) return "taken";
  if (await insertCashbackSpent(tx, merchantId, { id: newId(), userId, orderId, amount, at: now }))
    return "taken";
  const max = await selectBalance(tx, merchantId, userId);
  return refuse("cashback_exceeded", { field: "cashback", max, sum: toMoneyTexts(max, facts.settings) });
}

/** Reserves the order's cooking minutes in its quarter of an hour, if the branch has a capacity [CH-2]. */
export async function takeKitchenLoadForOrder(
  tx: Tx,
  { merchantId, order, facts, now }: TakeForNewOrderContext,
): Promise<"taken" | Refusal<"slot_full">> {
  const capacity = facts.branch?.slotCapacityMinutes ?? null;
  if (capacity === null || !order.quarterAt) return "taken";
  const isTaken = await insertKitchenLoad(tx, merchantId, { ...order, capacity, now });
  return isTaken ? "taken" : refuse("slot_full", { field: "time", at: order.quarterAt.toISOString() });
}
