import type { Receipt } from "@dasturxon/contract";
import { formatBusinessPhone } from "@dasturxon/domain/business-phone";
import { findListSeparator, formatDate, formatMoney, joinWithCommas } from "@dasturxon/domain/format";
import { findTextDirection, formatHtmlLanguageTag } from "@dasturxon/domain/language";
import type { Language, WireLanguage } from "@dasturxon/domain/language";
import { listChoicesWithoutParts } from "@dasturxon/domain/line-choices";
import { type TextByLanguage, findTextInLanguage } from "@dasturxon/domain/text";
import { formatWeight } from "@dasturxon/domain/weight";
import { calculateAmountDue } from "@dasturxon/domain/tips";
import { DEFAULT_OUT_OF_STOCK_ACTION, findOutOfStockAction } from "@dasturxon/domain/out-of-stock-action";
import { translateReceiptWords, type ReceiptWords } from "./receipt-words.ts";

const receiptPageStyle = `
@page { size: 80mm auto; margin: 4mm; }
* { box-sizing: border-box; margin: 0; }
body { max-width: 22rem; margin: 0 auto; padding: 16px; background: #fff; color: #111; font: 14px/1.45 system-ui, sans-serif; }
header, footer { text-align: center; } h1 { font-size: 18px; } p { overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; margin: 12px 0; border-block: 1px dashed #888; }
td { padding: 3px 0; vertical-align: top; overflow-wrap: anywhere; } td:last-child { text-align: end; white-space: nowrap; padding-inline-start: 12px; }
table + table { border-block-start: 0; margin-block-start: 0; } small { display: block; color: #555; }
.choice td[colspan] { text-align: start; white-space: normal; } .choice td { color: #555; font-size: 13px; padding-inline-start: 12px; } .total td { font-weight: 700; font-size: 16px; border-block-start: 1px dashed #888; }`;

/** Minus sign. The left-to-right mark before it places the sign left of the number in Arabic too. */
const MINUS_SIGN = "\u200e\u2212";

/** Returns the receipt as a page for paper or a receipt printer. Texts of users are escaped. */
export function renderReceiptPage(
  receipt: Receipt,
  { language, main }: { language: Language; main: WireLanguage },
): string {
  const words = translateReceiptWords(language);
  const comma = findListSeparator(language);
  // A name in another script has another text direction, so it is isolated from the surrounding text by `<bdi>`.
  const renderBidiText = (text: TextByLanguage) =>
    `<bdi>${escapeHtml(findTextInLanguage(text, language, main))}</bdi>`;
  const renderMoney = (amount: number) => escapeHtml(formatMoney(amount, language, receipt.currency));
  const renderReceiptRow = (name: string, amount: number, kind = "", sign = "") =>
    `<tr${kind && ` class="${kind}"`}><td>${name}</td><td>${sign}${renderMoney(amount)}</td></tr>`;
  const renderRowIfPositive = (name: string, amount: number, sign = "") =>
    amount > 0 ? renderReceiptRow(name, amount, "", sign) : "";
  const lines = receipt.lines.map((line) => {
    // Parts of a set are shown with their share of the total. Other choices are included in the price of the line.
    const parts = line.parts.map((part) =>
      renderReceiptRow(
        `${renderBidiText(part.name)}${formatItemCount(part.count * line.count)}`,
        part.totalPrice,
        "choice",
      ),
    );
    const choices = listChoicesWithoutParts(line).map(
      ({ name, count }) =>
        `<tr class="choice"><td colspan="2">${renderBidiText(name)}${formatItemCount(count)}</td></tr>`,
    );
    const each = line.weighed
      ? `<small>${escapeHtml(formatWeight(line.weighed, line.count, language))}</small>`
      : line.count === 1
        ? ""
        : `<small>${line.count} × ${renderMoney(line.unitPrice)}</small>`;
    const choice = findOutOfStockAction(line);
    // The customer's choice for a product that is out of stock is shown only while the order is under way, and only if
    // it is not the default.
    const whenGone =
      receipt.closedAt === null && choice !== DEFAULT_OUT_OF_STOCK_ACTION
        ? `<small>${words.whenGone}: ${words[choice]}</small>`
        : "";
    return `${renderReceiptRow(`${renderBidiText(line.name)}${each}${whenGone}`, line.totalPrice)}${[...parts, ...choices].join("")}`;
  });
  const promo = receipt.promoCode ? `${words.promo} ${escapeHtml(receipt.promoCode)}` : words.promo;
  const state = receipt.isCanceled ? words.canceled : receipt.isPaid ? words.paid : words.unpaid;
  const renderFiscalLink = (url: string | null, name: string) =>
    url === null ? "" : `<p><a href="${escapeHtml(url)}" rel="noreferrer">${name}</a></p>`;
  const { sale, refund } = receipt.fiscal;
  const at = formatDate(receipt.placedAt, receipt.timeZone, { time: "minutes" });
  return `<!doctype html>
<html lang="${formatHtmlLanguageTag(language)}" dir="${findTextDirection(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words.title} ${receipt.number}</title><style>${receiptPageStyle}</style></head><body>
<header><h1>${renderBidiText(receipt.brand)}</h1><p>${renderBidiText(receipt.branch.name)}${comma}${renderBidiText(receipt.branch.address)}</p>
<p><bdi dir="ltr">${escapeHtml(formatBusinessPhone(receipt.branch.phone))}</bdi></p><p>${words.order} № ${receipt.number}${comma}<bdi dir="ltr">${escapeHtml(at)}</bdi></p>
${receipt.address ? `<p>${words.address}: ${escapeHtml(formatAddress(receipt.address, language))}</p>` : ""}</header>
<table>${lines.join("")}</table>
<table>${renderReceiptRow(words.products, receipt.productPrice)}${renderRowIfPositive(words.discount, receipt.productDiscount, MINUS_SIGN)}${renderRowIfPositive(promo, receipt.promoProductDiscount, MINUS_SIGN)}
${renderRowIfPositive(words.delivery, receipt.deliveryPrice)}${renderRowIfPositive(words.deliveryDiscount, receipt.deliveryDiscount, MINUS_SIGN)}
${renderRowIfPositive(words.service, receipt.servicePrice)}${renderRowIfPositive(words.cashback, receipt.cashback, MINUS_SIGN)}
${renderRowIfPositive(words.tip, receipt.tip)}
${renderReceiptRow(words.total, calculateAmountDue(receipt), "total")}${renderRowIfPositive(words.refunded, receipt.refunded, MINUS_SIGN)}</table>
<footer><p>${words.payment}: <bdi>${escapeHtml(getPaymentTypeName(receipt, words))}</bdi>${comma}${state}</p>${renderFiscalLink(sale, words.fiscal)}${renderFiscalLink(refund, words.fiscalRefund)}<p>${words.thanks}</p></footer>
</body></html>`;
}

/** Street, house number, landmark and flat in one line. */
function formatAddress(
  { streetName, houseNumber, details }: NonNullable<Receipt["address"]>,
  language: Language,
): string {
  return joinWithCommas([streetName, houseNumber, details?.landmark, details?.office], language);
}

function getPaymentTypeName({ paymentType }: Receipt, words: ReceiptWords): string {
  if (paymentType === "CASH") return words.cash;
  if (paymentType === "TERMINAL") return words.card;
  // Use the name of the provider, for example Click, also for payments in the provider's application.
  const [provider = ""] = paymentType.split("_");
  return `${provider.charAt(0)}${provider.slice(1).toLowerCase()}`;
}

function formatItemCount(count: number): string {
  return count === 1 ? "" : ` × ${count}`;
}

const htmlEntities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => htmlEntities[sign] ?? sign);
}
