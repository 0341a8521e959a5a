import { formatMoney } from "@dasturxon/domain/format";
import { textIn } from "@dasturxon/domain/text";
import type { Database, Tx } from "../../../platform/database/index.ts";
import { refuse, type Refused } from "../../../platform/http/index.ts";
import { enqueue } from "../../../platform/jobs/index.ts";
import { loadBasics } from "../../merchants/index.ts";
import { parsePhone } from "../../users/index.ts";
import { selectOrder } from "../queries.ts";
import { countSending, uncountSending } from "./queries.ts";
import { receiptWords } from "./receipt-words.ts";

export const SEND_RECEIPT = "send-receipt";

/** A text on its way to a customer; `phone` is set where it goes to a phone that was named. */
export interface OutgoingText {
  merchantId: string;
  userId: string;
  phone: string | null;
  namedPhone: string | null;
  text: string;
  link: string | null;
}
/** Hands a text over by messenger or SMS; false when nobody took it. The outside world: never in a transaction. */
export type SendText = (message: OutgoingText) => Promise<boolean>;

interface Deps {
  db: Database;
  sendText: SendText;
}

/**
 * Sends the receipt to the customer, or to a phone that he names [OR-10]: three times an order at most, because each
 * costs money. By the clock's job (`userId` null) it goes where the order says.
 */
export async function sendReceipt(
  { db, sendText }: Deps,
  asked: { merchantId: string; id: string; userId: string | null; phone: string | null },
): Promise<true | Refused<"not_found" | "phone_invalid" | "too_many_requests" | "code_not_sent">> {
  const { merchantId, id, userId } = asked;
  const message = await db.tenant(merchantId, async (tx) => {
    const brand = await loadBasics(tx, merchantId);
    const named = asked.phone ? parsePhone(asked.phone, brand.currency) : null;
    if (asked.phone && !named) return refuse("phone_invalid", { field: "phone" });
    if (userId && !(await selectOrder(tx, merchantId, { id, userId }))) return refuse("not_found");
    const sending = await countSending(tx, merchantId, { id, userId });
    if (!sending) return refuse("too_many_requests", { seconds: 86_400 });
    const { language, number, total } = sending;
    const words = receiptWords[language];
    const price = formatMoney(total, language, brand.currency);
    const name = textIn(brand.name, language, brand.mainLanguage);
    return {
      merchantId,
      userId: sending.userId,
      phone: sending.customerPhone,
      namedPhone: named ?? (userId ? null : sending.chequePhone),
      text: `${name}: ${words.order} № ${number}. ${words.total}: ${price}. ${words.thanks}`,
      link: `/profile/orders/${id}`,
    };
  });
  if (!("text" in message)) return message;
  if (await sendText(message)) return true;
  // Nobody took it, so it cost nothing.
  await db.tenant(merchantId, (tx) => uncountSending(tx, merchantId, id));
  return refuse("code_not_sent");
}

/** Has the receipt sent when this transaction commits. */
export async function sendReceiptLater(
  tx: Tx,
  order: { merchantId: string; orderId: string },
): Promise<void> {
  await enqueue(tx, SEND_RECEIPT, order, { key: `${SEND_RECEIPT}:${order.orderId}`, maxAttempts: 3 });
}
