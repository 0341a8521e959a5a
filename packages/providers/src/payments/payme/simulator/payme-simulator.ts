import { randomBytes } from "node:crypto";
import { renderReceiptList } from "../../../simulator/receipt.ts";
import {
  escapeHtmlText,
  renderSimulatorPage,
  type PageReply,
  type PageRequest,
  type ProviderSimulator,
  storeUrlFromReturnUrl,
} from "../../../simulator/simulator.ts";
import { type PaymeLink, readPaymentLink } from "./link.ts";
import { readReceiptDetail } from "./detail.ts";
import {
  callMerchant,
  callMerchantForError,
  createTransaction,
  type PaymeKassa,
  NOT_DEBITED_CANCEL_REASON,
  performTransaction,
  type Receipt,
  REFUND_CANCEL_REASON,
  notifyReceipt,
} from "./merchant-api.ts";
import { createSubscribeApi } from "./subscribe-api.ts";
import { simulatorTexts } from "./words.ts";

const DELAYED_PERFORM_DELAY_MS = 10_000;
const REPEATED_CALLBACK_DELAY_MS = 3000;
const SIMULATOR_PAGE_COLOR = "#00a5a0";
const OTHER_SIMULATOR_BUTTONS = ["decline", "delay", "repeat", "reorder", "drop", "wrongSign"] as const;

/**
 * Simulates Payme's side of the Merchant API, based on its protocol: the checkout page of a link, and the calls after
 * each button press. Paid receipts are stored by link, so that they can be refunded on the page.
 */
export function createPaymeSimulator(
  kassaOf: (link: PaymeLink) => Promise<PaymeKassa | null>,
  key: string,
): ProviderSimulator {
  const paid = new Map<string, Receipt>();
  const subscribe = createSubscribeApi(kassaOf, key);

  async function answerPage(request: PageRequest): Promise<PageReply> {
    const { method, rest, form, origin } = request;
    if (rest === "api") return subscribe(request);
    const link = readPaymentLink(rest);
    const kassa = link && (await kassaOf(link));
    if (!link || !kassa) return { html: renderWrongLinkPage() };
    if (method !== "POST")
      return { html: await renderCheckoutPage({ link, kassa, isPaid: paid.has(rest) }, origin) };
    const pressed = form.get("press") ?? "";
    const key = pressed === "wrongSign" ? "another" : kassa.key;
    const receipt = paid.get(rest) ?? {
      id: randomBytes(12).toString("hex"),
      link,
      kassa: { ...kassa, key },
    };
    if (pressed === "cancel") {
      const error = await callMerchantForError(receipt, "CancelTransaction", {
        reason: REFUND_CANCEL_REASON,
      });
      if (!error) await notifyReceipt(receipt, "CANCEL");
      if (!error) paid.delete(rest);
      return { html: renderNotePage(link, origin, error ?? simulatorTexts[link.language].returned) };
    }
    const times = pressed === "repeat" ? 2 : 1;
    // The shop must refuse this call, because no transaction exists. The payment continues normally.
    if (pressed === "reorder") await callMerchantForError(receipt, "PerformTransaction");
    const refused = await createTransaction(receipt, times);
    if (refused) return { html: renderNotePage(link, origin, refused) };
    if (pressed === "decline") {
      await callMerchantForError(receipt, "CancelTransaction", { reason: NOT_DEBITED_CANCEL_REASON });
      return { html: renderNotePage(link, origin, simulatorTexts[link.language].declined) };
    }
    paid.set(rest, receipt);
    if (pressed === "delay")
      setTimeout(() => void callMerchantForError(receipt, "PerformTransaction"), DELAYED_PERFORM_DELAY_MS);
    else {
      const failed = await performTransaction(receipt, times);
      if (failed) paid.delete(rest);
      if (failed) return { html: renderNotePage(link, origin, failed) };
      await notifyReceipt(receipt, "PERFORM");
      // Simulates a lost response: Payme repeats the call.
      if (pressed === "drop")
        setTimeout(
          () => void callMerchantForError(receipt, "PerformTransaction"),
          REPEATED_CALLBACK_DELAY_MS,
        );
    }
    return { goTo: storeUrlFromReturnUrl(link.returnUrl, origin) };
  }
  return { answer: answerPage };
}

/**
 * Returns the description of the order that the payer sees: the additional fields if the shop sent any, else the
 * account fields of the link.
 */
function describeOrder(account: Record<string, string>, additional: unknown): string {
  const fields = typeof additional === "object" && additional !== null ? Object.values(additional) : [];
  return (fields.length > 0 ? fields : Object.values(account)).map(String).join(", ");
}

function renderPageFrame(language: PaymeLink["language"], body: string): string {
  const head = `<h1>Payme</h1><p>${simulatorTexts[language].simulator}</p>`;
  return renderSimulatorPage({
    title: "Payme",
    color: SIMULATOR_PAGE_COLOR,
    lang: language,
    body: head + body,
  });
}

const renderWrongLinkPage = () => renderPageFrame("ru", `<p class="note">${simulatorTexts.ru.wrong}</p>`);

function renderNotePage(link: PaymeLink, origin: string, note: string): string {
  const t = simulatorTexts[link.language];
  return renderPageFrame(
    link.language,
    `<p class="note" role="status">${escapeHtmlText(note)}</p>
<a class="button" href="${escapeHtmlText(storeUrlFromReturnUrl(link.returnUrl, origin))}">${t.back}</a>`,
  );
}

async function renderCheckoutPage(
  { link, kassa, isPaid }: { link: PaymeLink; kassa: PaymeKassa; isPaid: boolean },
  origin: string,
): Promise<string> {
  const t = simulatorTexts[link.language];
  const sum = new Intl.NumberFormat("ru").format(link.tiyin / 100);
  const { account, tiyin: amount } = link;
  const asked = { id: "", link, kassa };
  const { refused, detail, additional } = isPaid
    ? { refused: null }
    : await callMerchant(asked, "CheckPerformTransaction", { amount, account });
  const renderPressButton = (name: "pay" | (typeof OTHER_SIMULATOR_BUTTONS)[number] | "cancel") =>
    `<button name="press" value="${name}"${name === "pay" ? ' class="main"' : ""}>${t[name]}</button>`;
  const others = OTHER_SIMULATOR_BUTTONS.map(renderPressButton).join("");
  const choices = isPaid
    ? `<form method="post">${renderPressButton("cancel")}</form>`
    : `<form method="post">${renderPressButton("pay")}</form>
<details><summary>${t.more}</summary><form method="post">${others}</form></details>`;
  return renderPageFrame(
    link.language,
    `<p class="sum">${escapeHtmlText(sum)} UZS</p><p>${t.order}: ${escapeHtmlText(describeOrder(account, additional))}</p>
${renderReceiptList(readReceiptDetail(detail))}
${refused ? `<p class="note" role="status">${escapeHtmlText(refused)}</p>` : choices}
<a class="button" href="${escapeHtmlText(storeUrlFromReturnUrl(link.returnUrl, origin))}">${t.back}</a>`,
  );
}
