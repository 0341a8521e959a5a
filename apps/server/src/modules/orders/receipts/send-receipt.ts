import { formatMoney } from "@dasturxon/domain/format";
import { isAcceptedStatus } from "@dasturxon/domain/order-status";
import { findTextInLanguage } from "@dasturxon/domain/text";
import type { Database, Tx } from "../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import { loadBrandBasics } from "../../merchants/index.ts";
import { parsePhone } from "../../users/index.ts";
import { selectOrder } from "../queries.ts";
import { updateReceiptSent, updateReceiptNotSent } from "./queries.ts";
import { translateReceiptWords } from "./receipt-words.ts";

/** A text message to a customer. `namedPhone` is set if the message is for a phone that the customer named. */
export interface CustomerTextMessage {
  /** Idempotency key: one message is sent per key, also after retries. Null if the message is not retried. */
  id: string | null;
  merchantId: string;
  userId: string;
  phone: string | null;
  namedPhone: string | null;
  /** IP address of the request. Null if a job sends the message. */
  ip: string | null;
  text: string;
  link: string | null;
}

type SendReceiptRefusal = Refusal<"phone_invalid" | "too_many_requests" | "code_not_sent">;

/**
 * Sends a text message by messenger, or by SMS at the brand's expense. Calls external services, so never use it in a
 * transaction.
 */
export type CustomerTextSender = (message: CustomerTextMessage) => Promise<true | SendReceiptRefusal>;

interface SendReceiptDeps {
  db: Database;
  sendText: CustomerTextSender;
}

/**
 * Sends the receipt to the customer, or to a phone that the customer names [OR-10]. Each text message costs money.
 * Therefore, an order's receipt is sent at most three times, and to a named phone only once and only after the order is
 * accepted (S7). The job (`userId` null) sends the receipt to the phone that the order names, or else to the customer.
 */
export async function sendReceipt(
  { db, sendText }: SendReceiptDeps,
  request: { merchantId: string; id: string; userId: string | null; phone: string | null; ip: string | null },
): Promise<true | SendReceiptRefusal | Refusal<"not_found" | "receipt_too_early">> {
  const { merchantId, id, userId, ip } = request;
  const message = await db.tenant(merchantId, async (tx) => {
    const brand = await loadBrandBasics(tx, merchantId);
    const phone = request.phone ? parsePhone(request.phone, brand) : null;
    if (request.phone && !phone) return refuse("phone_invalid", { field: "phone" });
    const order = userId && (await selectOrder(tx, merchantId, { id, userId }));
    if (userId && !order) return refuse("not_found");
    if (phone && order && !isAcceptedStatus(order.status)) return refuse("receipt_too_early");
    const sending = await updateReceiptSent(tx, merchantId, { id, userId, phone });
    if (!sending) return refuse("too_many_requests", { seconds: 86_400 });
    const { language, number, total, namedPhone } = sending;
    const words = translateReceiptWords(language);
    const price = formatMoney(total, language, brand.currency);
    const name = findTextInLanguage(brand.name, language, brand.mainLanguage);
    return {
      // The job of an order sends only one message, even if it is retried.
      id: userId === null ? id : null,
      merchantId,
      userId: sending.userId,
      phone: sending.customerPhone,
      namedPhone,
      ip,
      text: `${name}: ${words.order} № ${number}. ${words.total}: ${price}. ${words.thanks}`,
      link: `/profile/orders/${id}`,
    };
  });
  if (!("text" in message)) return message;
  const sent = await sendText(message);
  // A receipt that could not be sent is not counted, because it caused no costs.
  if (sent !== true)
    await db.tenant(merchantId, (tx) => updateReceiptNotSent(tx, merchantId, { ...message, id }));
  return sent;
}

/** Schedules sending the receipt after this transaction commits. */
export async function scheduleReceiptSending(
  tx: Tx,
  order: { merchantId: string; orderId: string },
): Promise<void> {
  await enqueueJob(tx, "send-receipt", order, { key: `send-receipt:${order.orderId}`, maxAttempts: 3 });
}
