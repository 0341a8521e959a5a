import { findReceiptError } from "../../../simulator/receipt.ts";
import { readReceiptDetail } from "./detail.ts";
import type { PaymeLink } from "./link.ts";
import { simulatorTexts } from "./words.ts";

/** Shop's account at Payme: the URL of its Merchant API, and the key for it. */
export interface PaymeKassa {
  endpoint: string;
  key: string;
}

interface RpcReply {
  result?: { allow?: boolean; state?: number; detail?: unknown; additional?: unknown };
  error?: { code: number; message: string | Record<string, string> };
}

/** Receipt that is being paid. */
export interface Receipt {
  id: string;
  link: PaymeLink;
  kassa: PaymeKassa;
}

const SHOP_TIMEOUT_MS = 10_000;
/** Cancellation reasons of Payme's protocol: the card was not debited, and a refund. */
export const NOT_DEBITED_CANCEL_REASON = 2;
export const REFUND_CANCEL_REASON = 5;

/**
 * Asks the shop whether the order can be paid, and creates the transaction. @returns the shop's error, or null if it
 * agreed.
 */
export async function createTransaction(receipt: Receipt, times: number): Promise<string | null> {
  const { account, tiyin: amount } = receipt.link;
  const { refused, detail } = await callMerchant(receipt, "CheckPerformTransaction", { amount, account });
  const wrong = findReceiptError(readReceiptDetail(detail), amount);
  if (refused) return refused;
  if (detail !== undefined && wrong) return `${simulatorTexts[receipt.link.language].receipt}: ${wrong}`;
  const params = { time: Date.now(), amount, account };
  let failed: string | null = null;
  for (let at = 0; at < times; at += 1)
    failed = await callMerchantForError(receipt, "CreateTransaction", params);
  return failed;
}

/** Debits the card. If the shop refuses, cancels the transaction and refunds the customer. */
export async function performTransaction(receipt: Receipt, times: number): Promise<string | null> {
  let failed: string | null = null;
  for (let at = 0; at < times; at += 1) failed = await callMerchantForError(receipt, "PerformTransaction");
  if (failed) await callMerchantForError(receipt, "CancelTransaction", { reason: NOT_DEBITED_CANCEL_REASON });
  return failed;
}

/** Sends the tax office's receipt of a sale or refund to the shop, as Payme does. */
export async function notifyReceipt(receipt: Receipt, type: "PERFORM" | "CANCEL"): Promise<void> {
  const date = new Date(Date.now() + 5 * 3_600_000).toISOString().replaceAll(/\D/g, "").slice(0, 14);
  const qr_code_url = `https://ofd.soliq.uz/epi?t=payme&r=${type}&c=${date}&s=${receipt.id}`;
  const fiscal_data = {
    receipt_id: receipt.id,
    status_code: 0,
    terminal_id: "EP000000000001",
    date,
    qr_code_url,
  };
  await callMerchantForError(receipt, "SetFiscalData", { type, fiscal_data });
}

/** Calls the shop's billing. @returns the shop's error in the payer's language, or null if it agreed. */
export const callMerchantForError = async (
  receipt: Receipt,
  method: string,
  params: object = {},
): Promise<string | null> => (await callMerchant(receipt, method, params)).refused;

/** Calls the shop's billing. Also returns the receipt's lines and the fields for the payer from the response. */
export async function callMerchant(
  { id, link, kassa }: Receipt,
  method: string,
  params: object,
): Promise<{ refused: string | null; detail?: unknown; additional?: unknown }> {
  try {
    const reply = await fetch(kassa.endpoint, {
      method: "POST",
      headers: {
        "content-type": "text/json; charset=UTF-8",
        authorization: `Basic ${Buffer.from(`Paycom:${kassa.key}`).toString("base64")}`,
      },
      body: JSON.stringify({ method, params: { id, ...params }, id: 1 }),
      signal: AbortSignal.timeout(SHOP_TIMEOUT_MS),
    });
    const { error, result } = (await reply.json()) as RpcReply;
    if (!error) return { refused: null, detail: result?.detail, additional: result?.additional };
    const { message, code } = error;
    return { refused: `${typeof message === "string" ? message : (message[link.language] ?? "")} (${code})` };
  } catch {
    return { refused: simulatorTexts[link.language].noAnswer };
  }
}
