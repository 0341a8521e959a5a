import type { OrderBody } from "@dasturxon/contract";
import { isLanguage } from "@dasturxon/domain/language";
import { call } from "../../platform/api.ts";
import { tableGuestStore } from "../../shop/session/session.ts";
import { orderAttemptStore, endOrderAttempt } from "./attempt.ts";
import type { CheckoutDraft } from "./draft.ts";
import { sendOrder, type SendOrderRefusal, type SendOrderResult } from "./send-order.ts";

/** Order at a table, whose QR code replaces the phone. */
export type TableOrderBody = OrderBody & { tableId: string; tableSecret: string };

/** Whether the order is for a table and to be prepared as soon as possible. An order for a later time needs a phone. */
export function isTableOrder(
  body: OrderBody,
  { isLater }: Pick<CheckoutDraft, "isLater">,
): body is TableOrderBody {
  return body.serviceType === "DINE_IN" && Boolean(body.tableId) && Boolean(body.tableSecret) && !isLater;
}

/**
 * Sends the order of a guest without a phone, in the session of the table [CH-11]. Opens the session before the first
 * order, and again after it has expired. A retry in the new session uses the same idempotency key, and the server moves
 * the keys of the expired session. An order whose response was lost is therefore not placed twice [CH-8].
 */
export async function sendTableOrder(
  body: TableOrderBody,
  draft: CheckoutDraft,
  onBusy: () => void,
): Promise<SendOrderResult> {
  const error = await openTableSession(body);
  if (error) return { end: "refused", error };
  const hadUnanswered = orderAttemptStore.get() !== null;
  const sending = await sendOrder(body, draft, onBusy, { hadUnanswered, isSessionRenewed: true });
  if (sending.end !== "refused" || sending.error.statusCode !== 401) return sending;
  tableGuestStore.set(null);
  const again = await openTableSession(body);
  if (!again) return await sendOrder(body, draft, onBusy, { hadUnanswered });
  if (!hadUnanswered) endOrderAttempt();
  return { end: "refused", error: again };
}

/** Returns the error if the session of the table could not be opened. */
async function openTableSession({
  tableId,
  tableSecret,
  language,
}: TableOrderBody): Promise<SendOrderRefusal | null> {
  if (tableGuestStore.get()?.tableId === tableId) return null;
  const { data, error } = await call("POST /users/v1/tables/{id}/session", {
    path: { id: tableId },
    body: { tableSecret, language: language && isLanguage(language) ? language : "uz" },
  });
  if (data) tableGuestStore.set({ userId: data.userId, tableId });
  return error;
}
