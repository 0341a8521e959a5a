import { createTranslationLookup } from "@dasturxon/domain/catalogue";
import { orderBody } from "@dasturxon/contract/placing";
import { languageFromWire, type Language } from "@dasturxon/domain/language";
import { fillPlaceholders } from "@dasturxon/domain/translated-text";
import { publishEvent } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { deriveStableId } from "../../../platform/stable-id.ts";
import type { OrderChangeAuthor } from "../lifecycle/change-order.ts";
import { decideOrder } from "./decide-order.ts";
import type { BrandFactsCache } from "./facts/facts-cache.ts";
import { loadOrderFacts } from "./facts/load-facts.ts";
import { createNewOrder } from "./new-order.ts";
import { insertOrder, insertTestCustomer, selectTestBranch, selectTestProduct } from "./queries.ts";
import { messagesTexts } from "../../../texts/messages.ts";

const testOrderComment = createTranslationLookup(messagesTexts)("testOrder");

interface TestOrderRequest {
  merchantId: string;
  /** Branches in which the test order may be placed. Null: all branches of the brand. */
  branchIds: readonly string[] | null;
  /** Language code as in the API. */
  language: string;
  by: OrderChangeAuthor;
  now: Date;
}

/**
 * Places a test order of one product. Staff process it like any other order, also in closed and paused branches. It
 * takes no stock, kitchen capacity or promo code, earns no cashback, and is not counted in daily lists and totals.
 * Refuses `not_found` if there is no such branch.
 */
export async function placeTestOrder(
  tx: Tx,
  cachedFacts: BrandFactsCache,
  { merchantId, branchIds, language, by, now }: TestOrderRequest,
): Promise<{ id: string; number: number } | Refusal<"not_found">> {
  const branch = await selectTestBranch(tx, merchantId, branchIds);
  if (!branch) return refuse("not_found");
  const product = await selectTestProduct(tx, merchantId, branch.id);
  const spoken: Language = languageFromWire(language) ?? "uz";
  const userId = deriveStableId(merchantId, "test-customer");
  const body = orderBody.parse({
    serviceType: "PICK_UP",
    branchId: branch.id,
    cartItems: product ? [{ productId: product.id, count: 1 }] : [],
    comment: fillPlaceholders(testOrderComment, spoken, {}),
    orderDevice: "OPERATOR",
    language,
    totalPrice: 0,
  });
  const placing = {
    merchantId,
    userId,
    body,
    shownTotal: 0,
    deliverAt: null,
    deliverUntil: null,
    maxOpenOrders: 0,
    now,
  };
  const facts = await loadOrderFacts(tx, cachedFacts, { ...placing, isPlacing: true });
  if (!facts || facts.number === null) return refuse("not_found");
  const contact = { phone: null };
  const decision = decideOrder(body, facts, { ...placing, shownTotal: null, hasProvider: true, contact });
  const ordered = createNewOrder(
    { ...placing, hasProvider: true, receiverPhone: "", chequePhone: null },
    facts,
    decision,
  );
  const order = { ...ordered, isTest: true, stockTaken: [], quarterAt: null, loadMinutes: 0, isPaid: false };
  const payload = { version: 1, status: order.status, userId };
  await publishEvent(tx, { merchantId, topic: "order-changed", key: order.id, payload });
  insertTestCustomer(tx, merchantId, { id: userId, now });
  insertOrder(tx, merchantId, { order, number: facts.number, by });
  return { id: order.id, number: facts.number };
}
