import { calculateAmountDue } from "@dasturxon/domain/tips";
import { createTranslationLookup } from "@dasturxon/domain/catalogue";
import { formatMoney } from "@dasturxon/domain/format";
import { isAwaitingPayment } from "@dasturxon/domain/order-permission";
import { isFinalStatus } from "@dasturxon/domain/order-status";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import { findTextInLanguage } from "@dasturxon/domain/text";
import { fillPlaceholders } from "@dasturxon/domain/translated-text";
import type { Database } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { loadBrandBasics, loadStoreUrl } from "../../merchants/index.ts";
import { selectBoardOrder } from "../queries.ts";
import type { TextSender } from "../receipts/index.ts";
import { selectOrderLanguage } from "./queries.ts";
import { messagesTexts } from "../../../texts/messages.ts";

const paymentLinkTexts = createTranslationLookup(messagesTexts)("paymentLink");

interface SendPaymentLinkDeps {
  db: Database;
  sendText: TextSender;
  /** Public URL of the platform. */
  publicUrl: string;
}

interface PaymentLinkRequest {
  merchantId: string;
  id: string;
  /** Branches that the member of staff works in. Null: all. */
  branchIds: readonly string[] | null;
}

/**
 * Sends the customer of an order that waits for online payment the link to the order's page in the store, where the
 * order can be paid [PY-2]. The order does not change: the kitchen gets it only after the payment. The number of text
 * messages per phone is limited as for receipts.
 */
export async function sendPaymentLink(
  { db, sendText, publicUrl }: SendPaymentLinkDeps,
  { merchantId, id, branchIds }: PaymentLinkRequest,
) {
  const message = await db.tenantRead(merchantId, async (tx) => {
    const order = await selectBoardOrder(tx, merchantId, id);
    if (!order || !worksInBranch(branchIds, order.branch.id)) return refuse("not_found");
    if (!isAwaitingPayment(order) || isFinalStatus(order.status)) return refuse("transition_not_allowed");
    const brand = await loadBrandBasics(tx, merchantId);
    const language = await selectOrderLanguage(tx, merchantId, id);
    const link = `/profile/orders/${id}`;
    const text = fillPlaceholders(paymentLinkTexts, language, {
      brand: findTextInLanguage(brand.name, language, brand.mainLanguage),
      number: String(order.number),
      price: formatMoney(calculateAmountDue(order.breakdown), language, brand.currency),
      url: `${await loadStoreUrl(tx, merchantId, publicUrl)}${link}`,
    });
    const phone = order.customer.phone || null;
    return { id: null, merchantId, userId: order.userId, phone, namedPhone: null, ip: null, text, link };
  });
  if (!("text" in message)) return message;
  const sent = await sendText(message);
  return sent === true ? { done: true as const } : sent;
}
