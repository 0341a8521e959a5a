import { createHash } from "node:crypto";
import { type ReceiptLine, findReceiptError } from "../../../simulator/receipt.ts";
import type { PageReply, PageRequest } from "../../../simulator/simulator.ts";
import type { ClickShop } from "./shop-api.ts";

/** Successful payment with its shop. */
export interface PaidPayment extends ClickShop {
  merchantTransId: string;
  tiyin: number;
}

interface ReceiptItem {
  Name?: string;
  SPIC?: unknown;
  PackageCode?: unknown;
  GoodPrice?: unknown;
  Price?: unknown;
  Amount?: unknown;
  VAT?: unknown;
  VATPercent?: unknown;
  Discount?: unknown;
  CommissionInfo?: { TIN?: string; PINFL?: string };
}

/** Path of the Merchant API for receipts. */
export const RECEIPTS_PATH = "v2/merchant/payment/ofd_data/";
export const UNAUTHORIZED_REPLY: PageReply = {
  json: { error_code: -401, error_note: "Unauthorized" },
  status: 401,
};

/** Returns whether the call is signed with the service's secret. */
export function isAuthorized(headers: PageRequest["headers"], { secretKey }: ClickShop): boolean {
  const [user = "", digest, time = ""] = String(headers["auth"] ?? "").split(":");
  return Boolean(user) && digest === createHash("sha1").update(`${time}${secretKey}`).digest("hex");
}

/**
 * Simulates the receipts of Click's Merchant API. A payment accepts its lines only once, and its receipt link is
 * available from then on.
 */
export function createClickReceipts() {
  const told = new Map<string, ReceiptLine[]>();

  function submitReceipt({ body }: PageRequest, key: string, payment: PaidPayment): PageReply {
    const { items, received_ecash: ecash } = JSON.parse(body) as {
      items?: ReceiptItem[];
      received_ecash?: number;
    };
    if (told.has(key)) return { json: { error_code: -5, error_note: "Receipt exists" } };
    const wrong = findInvalidReceiptItemField(items ?? []);
    const lines = (items ?? []).map(toReceiptLine);
    const note = wrong ?? findReceiptError(lines, payment.tiyin);
    if (lines.length === 0 || note !== null || ecash !== payment.tiyin)
      return { json: { error_code: -8, error_note: note ?? "Wrong sums" } };
    told.set(key, lines);
    byOrder.set(payment.merchantTransId, lines);
    return { json: { error_code: 0, error_note: "Success" } };
  }
  const byOrder = new Map<string, ReceiptLine[]>();

  return {
    linesOf: (merchantTransId: string) => byOrder.get(merchantTransId) ?? [],
    answer(request: PageRequest, paid: ReadonlyMap<string, PaidPayment>): PageReply {
      const path = request.rest.slice(RECEIPTS_PATH.length);
      const isSubmitting = request.method === "POST" && path === "submit_items";
      const key = isSubmitting ? parseServiceKey(request.body) : path;
      const payment = paid.get(key);
      if (!payment) return { json: { error_code: -404, error_note: "Payment not found" } };
      if (!isAuthorized(request.headers, payment)) return UNAUTHORIZED_REPLY;
      if (isSubmitting) return submitReceipt(request, key, payment);
      const [, paymentId = ""] = key.split("/");
      const qrCodeURL = told.has(key) ? `https://ofd.soliq.uz/epi?t=click&r=${paymentId}` : "";
      return { json: { paymentId: Number(paymentId), qrCodeURL } };
    },
  };
}

function parseServiceKey(body: string): string {
  const { service_id: service, payment_id: payment } = JSON.parse(body) as Record<string, number>;
  return `${service}/${payment}`;
}

const toReceiptLine = ({
  Name: title,
  Amount: count,
  Price,
  Discount,
  SPIC: mxik,
  PackageCode: packageCode,
}: ReceiptItem) => ({
  title,
  count,
  mxik,
  packageCode,
  sum: Number(Price) - Number(Discount ?? 0),
});

/**
 * Validates the additional fields that Click requires for each line. Returns the name of the invalid field, or null.
 */
function findInvalidReceiptItemField(items: readonly ReceiptItem[]): string | null {
  for (const { Name = "", GoodPrice, Price, Amount, VAT, VATPercent, CommissionInfo } of items) {
    if ([...Name].length > 63) return "Name";
    if (Math.abs(Number(GoodPrice) * Number(Amount) - Number(Price)) > 1e-3) return "Price";
    if (!Number.isSafeInteger(VAT) || typeof VATPercent !== "number") return "VAT";
    if (!/^\d{9}$/.test(CommissionInfo?.TIN ?? "") && !/^\d{14}$/.test(CommissionInfo?.PINFL ?? ""))
      return "CommissionInfo";
  }
  return null;
}
