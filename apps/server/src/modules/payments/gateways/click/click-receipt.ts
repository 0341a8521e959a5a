import { type FiscalLine, THOUSANDTHS } from "@dasturxon/domain/fiscal-lines";
import type { Credentials } from "../../credentials/credentials.ts";
import { callProvider, textOf } from "../call-provider.ts";
import { API, clickAuth } from "./click-reversal.ts";

/** A payment as Click's fiscal receipts know it: `paymentId` is what Click calls it to the payer (`click_paydoc_id`). */
interface Receipted {
  paymentId: string;
  now: Date;
}

const PINFL_DIGITS = 14;

function call(credentials: Credentials, path: string, { now, body }: { now: Date; body?: object }) {
  const { api = API } = credentials;
  return callProvider(`${api}/payment/ofd_data/${path}`, {
    method: body ? "POST" : "GET",
    headers: { auth: clickAuth(credentials, now) },
    ...(body && { body }),
  });
}

/** Where the receipt of a payment is to be seen; null: Click has none yet. */
export async function askClickReceipt(
  credentials: Credentials,
  { paymentId, now }: Receipted,
): Promise<string | null> {
  const { serviceId = "" } = credentials;
  const path = `${encodeURIComponent(serviceId)}/${encodeURIComponent(paymentId)}`;
  const { body } = await call(credentials, path, { now });
  return textOf(body["qrCodeURL"]) || null;
}

/**
 * Tells Click the lines of a payment's receipt; what is charged came by an electronic purse. Throws where it refuses them.
 * `tin` of the account is who sells, 9 digits or 14. What `Amount` counts in is in no document: in ones, unless the
 * account's `amountScale` says 1000. [OR-10]
 */
export async function submitClickLines(
  credentials: Credentials,
  { paymentId, now, lines }: Receipted & { lines: readonly FiscalLine[] },
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
    Amount: (line.quantity * scale) / THOUSANDTHS,
    VAT: line.vat,
    VATPercent: line.vatPercent,
    ...(line.discount > 0 && { Discount: line.discount }),
    CommissionInfo: seller,
  }));
  const received = lines.reduce((sum, { total, discount }) => sum + total - discount, 0);
  const { body } = await call(credentials, "submit_items", {
    now,
    // Click's ids are 64-bit numbers, which its documents write as such: those of payments are far from their end.
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
    throw new Error(`Click refused the lines of a receipt by ${textOf(body["error_code"])}`);
}
