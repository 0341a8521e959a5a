import { recordOf, textOf } from "@dasturxon/providers/json-text";
import { TIYIN } from "@dasturxon/domain/fiscal-lines";
import type { FiscalLine } from "@dasturxon/domain/fiscal-lines";
import type { Credentials } from "../../../credentials/credentials.ts";
import type { OpenedPayment } from "@dasturxon/providers/payments/page-gateway";
import type { QueriedApi } from "../../queried-payments.ts";
import type { ProviderPaymentStatus } from "../../payment-provider.ts";
import { paymeDetail } from "../payme-detail.ts";
import { ORDER_FIELD } from "../payme-errors.ts";
import { callSubscribe } from "./call-subscribe.ts";

/** The protocol's receipt states: created, paid, refund in progress, cancelled. */
const CREATED = 0;
const PAID = 4;
const CANCELING = 21;
const CANCELED = 50;

/**
 * Creates a receipt at Payme with the amount of an order, to be paid by a saved card.
 * @returns Payme's id of the receipt
 */
export async function createReceipt(
  credentials: Credentials,
  receipt: { orderId: string; amount: number; lines: FiscalLine[] | null },
): Promise<string> {
  const { orderId, amount, lines } = receipt;
  const { result } = await callSubscribe(credentials, {
    by: "shop",
    method: "receipts.create",
    params: {
      amount: amount * TIYIN,
      account: { [ORDER_FIELD]: orderId },
      ...(lines && { detail: paymeDetail(lines) }),
    },
  });
  const id = textOf(recordOf(result?.["receipt"])["_id"]);
  if (id === "") throw new Error("Payme opened no receipt");
  return id;
}

/**
 * Pays a receipt by a card.
 * @returns false after a refusal, which does not prove that no money was taken. Throws if there is no response.
 */
export async function payReceipt(
  credentials: Credentials,
  { id, token }: { id: string; token: string },
): Promise<boolean> {
  const { result } = await callSubscribe(credentials, {
    by: "shop",
    method: "receipts.pay",
    params: { id, token },
  });
  return result !== undefined && recordOf(result["receipt"])["state"] === PAID;
}

/** Returns a receipt's state. Null if the receipt does not exist. Throws if there is no response. */
async function stateOf(credentials: Credentials, id: string): Promise<number | null> {
  const { result } = await callSubscribe(credentials, {
    by: "shop",
    method: "receipts.check",
    params: { id },
  });
  const { state } = result ?? {};
  return typeof state === "number" ? state : null;
}

/** Returns whether the receipt has no payment in progress, so that only a new payment call can take money. */
export async function isReceiptUntouched(credentials: Credentials, id: string): Promise<boolean> {
  return (await stateOf(credentials, id)) === CREATED;
}

/**
 * Maps a receipt's state. A cancelled receipt either took no money or was refunded. Our payment's state distinguishes
 * them.
 */
function paymentStatusOf(
  state: number | null,
  { amount, pageId: reference }: OpenedPayment,
): ProviderPaymentStatus {
  const tiyin = amount * TIYIN;
  if (state === PAID) return { state: "paid", tiyin, reference };
  return { state: state === CANCELED ? "returned" : "waiting", tiyin, reference };
}

/** Receipts as payments that we opened. Queried by `receipts.check`, refunded by `receipts.cancel` [PY-5]. */
export const receiptsApi: QueriedApi = {
  provider: "payme",
  ask: async (credentials, payment) => paymentStatusOf(await stateOf(credentials, payment.pageId), payment),
  // A queued refund is in progress and is queried again later.
  async giveBack(credentials, { pageId: id }) {
    const before = await stateOf(credentials, id);
    if (before === CANCELED) return "given";
    if (before === CANCELING) return "on_way";
    const { result } = await callSubscribe(credentials, {
      by: "shop",
      method: "receipts.cancel",
      params: { id },
    });
    const { state: after } = recordOf(result?.["receipt"]);
    if (after === CANCELING) return "on_way";
    return after === CANCELED ? "given" : "refused";
  },
};
