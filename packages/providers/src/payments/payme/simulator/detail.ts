import type { ReceiptLine } from "../../../simulator/receipt.ts";

interface ReceiptItem {
  title?: unknown;
  price?: unknown;
  count?: unknown;
  code?: unknown;
  package_code?: unknown;
  discount?: unknown;
}

/** Delivery line that the kassa adds to receipts. Payme configures its codes. */
const DELIVERY_RECEIPT_ITEM = { count: 1, mxik: "10112006002000000", packageCode: "1504297" };

/** Returns the lines of the `detail` that a shop sent. Empty if there is none. */
export function readReceiptDetail(detail: unknown): ReceiptLine[] {
  const { items, shipping } = (detail ?? {}) as { items?: unknown; shipping?: ReceiptItem };
  const lines = (Array.isArray(items) ? (items as ReceiptItem[]) : []).map((item) => {
    const { title, count, code: mxik, package_code: packageCode } = item;
    const sum = Number(item.price) * Number(count) - Number(item.discount ?? 0);
    return { title, count, mxik, packageCode, sum };
  });
  return shipping
    ? [...lines, { ...DELIVERY_RECEIPT_ITEM, title: shipping.title, sum: Number(shipping.price) }]
    : lines;
}
