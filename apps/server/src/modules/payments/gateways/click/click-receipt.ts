import { toTextOrEmpty } from "@dasturxon/providers/json-text";
import { type FiscalLine, FISCAL_QUANTITY_PER_UNIT } from "@dasturxon/domain/fiscal-lines";
import type { Credentials } from "../../credentials/credentials.ts";
import { callProvider } from "../call-provider.ts";
import { CLICK_MERCHANT_API_URL, createClickAuthHeader } from "./click-reversal.ts";

/** A payment in Click's fiscal API. `paymentId` is Click's id shown to the payer (`click_paydoc_id`). */
interface ReceiptRequest {
  paymentId: string;
  now: Date;
}

const PINFL_DIGITS = 14;

function callClickReceipt(
  credentials: Credentials,
  path: string,
  { now, body }: { now: Date; body?: object },
) {
  const { api = CLICK_MERCHANT_API_URL } = credentials;
  return callProvider(`${api}/payment/ofd_data/${path}`, {
    method: body ? "POST" : "GET",
    headers: { auth: createClickAuthHeader(credentials, now) },
    ...(body && { body }),
  });
}

/** Returns the link of a payment's receipt. Null if Click has none yet. */
export async function queryClickReceipt(
  credentials: Credentials,
  { paymentId, now }: ReceiptRequest,
): Promise<string | null> {
  const { serviceId = "" } = credentials;
  const path = `${encodeURIComponent(serviceId)}/${encodeURIComponent(paymentId)}`;
  const { body } = await callClickReceipt(credentials, path, { now });
  return toTextOrEmpty(body["qrCodeURL"]) || null;
}

/**
 * Sends the lines of a payment's receipt to Click. The whole amount is declared as paid by e-wallet. Throws if Click
 * refuses the lines. `tin` of the account is the seller's tax number, 9 or 14 digits. Click does not document the unit
 * of `Amount`: it is sent in whole units, or in thousandths if the account's `amountScale` is 1000 [OR-10].
 */
export async function submitClickReceiptLines(
  credentials: Credentials,
  { paymentId, now, lines }: ReceiptRequest & { lines: readonly FiscalLine[] },
): Promise<void> {
  const { serviceId = "", tin = "", amountScale = "1" } = credentials;
  const scale = Number(amountScale) || 1;
  const seller = tin.length === PINFL_DIGITS ? { PINFL: tin } : { TIN: tin };
  const items = lines.map((line) => ({
    Name: line.title,
    SPIC: line.mxik,
    ...(line.unitCode !== null && { Units: line.unitCode }),
    PackageCode: line.packageCode,
    GoodPrice: line.price,
    Price: line.total,
    Amount: (line.quantity * scale) / FISCAL_QUANTITY_PER_UNIT,
    VAT: line.vat,
    VATPercent: line.vatPercent,
    ...(line.discount > 0 && { Discount: line.discount }),
    CommissionInfo: seller,
  }));
  const received = lines.reduce((sum, { total, discount }) => sum + total - discount, 0);
  const { body } = await callClickReceipt(credentials, "submit_items", {
    now,
    // Click documents its ids as 64-bit numbers. Ids of payments are far below the limit of JavaScript's safe integers.
    body: {
      service_id: Number(serviceId),
      payment_id: Number(paymentId),
      items,
      received_ecash: received,
      received_cash: 0,
      received_card: 0,
    },
  });
  if (body["error_code"] !== 0)
    throw new Error(`Click refused the lines of a receipt by ${toTextOrEmpty(body["error_code"])}`);
}
