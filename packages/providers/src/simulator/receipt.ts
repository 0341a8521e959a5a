import { escapeHtmlText } from "./simulator.ts";

/** Line of a fiscal receipt, as the shop sent it. `sum` is in tiyin, and NaN if the shop sent no number. */
export interface ReceiptLine {
  title: unknown;
  count: unknown;
  /** Charged amount, in tiyin. */
  sum: number;
  mxik: unknown;
  packageCode: unknown;
}

const MXIK_PATTERN = /^\d{17}$/;
const PACKAGE_CODE_PATTERN = /^\d{1,20}$/;

/**
 * Returns the first error that the tax office would report for a receipt of this amount, or null. The payment may exceed
 * the receipt by a tip, which is not a sale.
 */
export function findReceiptError(lines: readonly ReceiptLine[], tiyin: number): string | null {
  for (const [at, { title, count, sum, mxik, packageCode }] of lines.entries()) {
    if (typeof title !== "string" || title === "") return `line ${at + 1}: title`;
    if (typeof count !== "number" || !(count > 0)) return `line ${at + 1}: count`;
    if (!Number.isSafeInteger(sum) || sum < 0) return `line ${at + 1}: sum`;
    if (!MXIK_PATTERN.test(String(mxik))) return `line ${at + 1}: MXIK`;
    if (!PACKAGE_CODE_PATTERN.test(String(packageCode))) return `line ${at + 1}: package`;
  }
  const total = lines.reduce((all, { sum }) => all + sum, 0);
  return total > 0 && total <= tiyin ? null : `lines: ${total} tiyin, payment: ${tiyin} tiyin`;
}

/** Renders the lines of a receipt as an HTML list. */
export function renderReceiptList(lines: readonly ReceiptLine[]): string {
  const rows = lines.map(({ title, count, sum, mxik }) => {
    const price = new Intl.NumberFormat("ru").format(sum / 100);
    return `<li>${escapeHtmlText(String(title))} × ${escapeHtmlText(String(count))}: ${price}<br><small>MXIK ${escapeHtmlText(String(mxik))}</small></li>`;
  });
  return rows.length === 0 ? "" : `<ul class="note">${rows.join("")}</ul>`;
}
