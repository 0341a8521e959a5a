import { toRecord, toTextOrEmpty } from "@dasturxon/providers/json-text";
import { TIYIN_PER_SUM } from "@dasturxon/domain/fiscal-lines";
import type { FiscalLine } from "@dasturxon/domain/fiscal-lines";
import type { Credentials } from "../../../credentials/credentials.ts";
import type { OpenedPayment } from "@dasturxon/providers/payments/page-gateway";
import type { QueriedPaymentApi } from "../../queried-payments.ts";
import type { ProviderPaymentStatus } from "../../payment-provider.ts";
import { createPaymeDetail } from "../payme-detail.ts";
import { PAYME_ORDER_FIELD } from "../payme-errors.ts";
import { callSubscribeApi } from "./call-subscribe.ts";

/** The protocol's receipt states: created, paid, refund in progress, cancelled. */
const CREATED_RECEIPT_STATE = 0;
const PAID_RECEIPT_STATE = 4;
const CANCELING_RECEIPT_STATE = 21;
const CANCELED_RECEIPT_STATE = 50;

/**
 * Creates a receipt at Payme with the amount of an order, to be paid by a saved card.
 * @returns Payme's id of the receipt
 */
export async function createReceipt(
  credentials: Credentials,
  receipt: { orderId: string; amount: number; lines: FiscalLine[] | null },
): Promise<string> {
  const { orderId, amount, lines } = receipt;
  const { result } = await callSubscribeApi(credentials, {
    by: "shop",
    method: "receipts.create",
    params: {
      amount: amount * TIYIN_PER_SUM,
      account: { [PAYME_ORDER_FIELD]: orderId },
      ...(lines && { detail: createPaymeDetail(lines) }),
    },
  });
  const id = toTextOrEmpty(toRecord(result?.["receipt"])["_id"]);
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
  const { result } = await callSubscribeApi(credentials, {
    by: "shop",
    method: "receipts.pay",
    params: { id, token },
  });
  return result !== undefined && toRecord(result["receipt"])["state"] === PAID_RECEIPT_STATE;
}

/** Returns a receipt's state. Null if the receipt does not exist. Throws if there is no response. */
async function fetchReceiptState(credentials: Credentials, id: string): Promise<number | null> {
  const { result } = await callSubscribeApi(credentials, {
    by: "shop",
    method: "receipts.check",
    params: { id },
  });
  const { state } = result ?? {};
  return typeof state === "number" ? state : null;
}

/** Returns whether the receipt has no payment in progress, so that only a new payment call can take money. */
export async function isReceiptUntouched(credentials: Credentials, id: string): Promise<boolean> {
  return (await fetchReceiptState(credentials, id)) === CREATED_RECEIPT_STATE;
}

/**
 * Maps a receipt's state. A cancelled receipt either took no money or was refunded. Our payment's state distinguishes
 * them.
 */
function toPaymentStatus(
  state: number | null,
  { amount, pageId: reference }: OpenedPayment,
): ProviderPaymentStatus {
  const tiyin = amount * TIYIN_PER_SUM;
  if (state === PAID_RECEIPT_STATE) return { state: "paid", tiyin, reference };
  return { state: state === CANCELED_RECEIPT_STATE ? "returned" : "waiting", tiyin, reference };
}

/** Receipts as payments that we opened. Queried by `receipts.check`, refunded by `receipts.cancel` [PY-5]. */
export const receiptsApi: QueriedPaymentApi = {
  provider: "payme",
  ask: async (credentials, payment) =>
    toPaymentStatus(await fetchReceiptState(credentials, payment.pageId), payment),
  // A refund that Payme has queued is still in progress (`on_way`). It is queried again later.
  async giveBack(credentials, { pageId: id }) {
    const before = await fetchReceiptState(credentials, id);
    if (before === CANCELED_RECEIPT_STATE) return "given";
    if (before === CANCELING_RECEIPT_STATE) return "on_way";
    const { result } = await callSubscribeApi(credentials, {
      by: "shop",
      method: "receipts.cancel",
      params: { id },
    });
    const { state: after } = toRecord(result?.["receipt"]);
    if (after === CANCELING_RECEIPT_STATE) return "on_way";
    return after === CANCELED_RECEIPT_STATE ? "given" : "refused";
  },
};
