import { randomInt } from "node:crypto";
import {
  escapeHtmlText,
  renderSimulatorPage,
  type PageReply,
  type PageRequest,
  type ProviderSimulator,
  storeUrlFromReturnUrl,
} from "../../../simulator/simulator.ts";
import { type ReceiptLine, renderReceiptList } from "../../../simulator/receipt.ts";
import { createCardTokens, TOKENS_PATH } from "./card-tokens.ts";
import {
  STARTED_PAYMENT_STATUS,
  STATUS_BY_ORDER_PATH,
  type StartedPayments,
  createStartedPayments,
  PAID_PAYMENT_STATUS,
  STATUS_PATH,
} from "./started-payments.ts";
import { createClickBills, BILLS_PATH, PHONE_FIELD } from "./bills.ts";
import {
  createClickReceipts,
  isAuthorized,
  UNAUTHORIZED_REPLY,
  type PaidPayment,
  RECEIPTS_PATH,
} from "./receipts.ts";
import { type ClickLink, readPaymentLink } from "./link.ts";
import { callShop, type ClickPayment, type ClickShop, type ClickShopAnswer } from "./shop-api.ts";
import { simulatorTexts } from "./words.ts";

type Language = keyof typeof simulatorTexts;
interface OpenedInvoice {
  link: ClickLink;
  language: Language;
  origin: string;
}

const DELAYED_COMPLETE_DELAY_MS = 10_000;
const REPEATED_CALLBACK_DELAY_MS = 3000;
const SIMULATOR_PAGE_COLOR = "#0073ff";
const OTHER_SIMULATOR_BUTTONS = [
  "decline",
  "delay",
  "repeat",
  "reorder",
  "drop",
  "lose",
  "wrongSign",
] as const;
/** Click's error code for insufficient funds. */
const INSUFFICIENT_FUNDS_ERROR = -5017;

/**
 * Simulates Click's side of the SHOP API, based on its protocol: the page behind a payment button, and the calls to
 * the shop after each button press.
 */
export function createClickSimulator(
  shopOf: (link: ClickLink) => Promise<ClickShop | null>,
  serviceSecret: string,
): ProviderSimulator {
  const paid = new Set<string>();
  const reversible = new Map<string, PaidPayment>();
  const begun = createStartedPayments();
  const receipts = createClickReceipts();
  const bills = createClickBills(shopOf);
  const answerTokens = createCardTokens(serviceSecret, { shopOf, begun, reversible });

  async function answerRequest(request: PageRequest): Promise<PageReply> {
    const { method, query, form, origin, language } = request;
    if (request.rest.startsWith(TOKENS_PATH)) return answerTokens(request);
    if (method === "DELETE") return answerReversal(request, { reversible, begun });
    if (request.rest.startsWith(STATUS_PATH) || request.rest.startsWith(STATUS_BY_ORDER_PATH))
      return begun.answer(request);
    if (request.rest.startsWith(RECEIPTS_PATH)) return receipts.answer(request, reversible);
    if (method === "POST" && request.rest === BILLS_PATH) return bills.create(request);
    if (request.rest === PHONE_FIELD)
      return { html: renderPhonePage(language, query.get("number") ?? "", bills.listOf) };
    const link = readPaymentLink(query);
    const shop = link && (await shopOf(link));
    if (!link || !shop)
      return { html: renderPageFrame(language, renderStatusNote(simulatorTexts[language].wrong)) };
    const opened = { link, language, origin };
    const t = simulatorTexts[language];
    if (method !== "POST")
      return {
        html: renderPaymentPage(
          opened,
          paid.has(link.merchantTransId),
          receipts.linesOf(link.merchantTransId),
        ),
      };
    const pressed = form.get("press") ?? "";
    const payment = createPayment(link);
    const times = pressed === "repeat" ? 2 : 1;
    // The shop must refuse this Complete, because nothing is prepared. The payment continues normally.
    if (pressed === "reorder") await callShop(shop, payment, { action: "1", prepareId: "1" });
    const prepared = await repeatShopCall(times, () =>
      callShop(shop, payment, { action: "0", isSignWrong: pressed === "wrongSign" }),
    );
    if (prepared.error !== 0) return { html: renderNotePage(opened, renderRefusal(prepared, t)) };
    const { prepareId } = prepared;
    begun.note(payment, shop, STARTED_PAYMENT_STATUS);
    const sendComplete = (error = 0) => callShop(shop, payment, { action: "1", prepareId, error });
    if (pressed === "decline") {
      begun.note(payment, shop, INSUFFICIENT_FUNDS_ERROR);
      await sendComplete(INSUFFICIENT_FUNDS_ERROR);
      return { html: renderNotePage(opened, t.declined) };
    }
    if (pressed === "delay") setTimeout(() => void sendComplete(), DELAYED_COMPLETE_DELAY_MS);
    else if (pressed !== "lose") {
      const completed = await sendComplete();
      // Click refunds the payment automatically if the shop refuses it.
      if (completed.error !== 0) return { html: renderNotePage(opened, renderRefusal(completed, t)) };
      if (pressed === "repeat") await sendComplete();
      // Simulates a lost response: Click repeats the call.
      if (pressed === "drop") setTimeout(() => void sendComplete(), REPEATED_CALLBACK_DELAY_MS);
    }
    begun.note(payment, shop, PAID_PAYMENT_STATUS);
    paid.add(link.merchantTransId);
    const { merchantTransId } = link;
    const tiyin = Math.round(Number(link.amount) * 100);
    reversible.set(`${payment.serviceId}/${payment.clickPaydocId}`, { ...shop, merchantTransId, tiyin });
    return { goTo: storeUrlFromReturnUrl(link.returnUrl, origin) };
  }
  return { answer: answerRequest };
}

/** Reverses a payment once. The call must be signed with the service's secret. */
function answerReversal(
  { rest, headers }: PageRequest,
  { reversible, begun }: { reversible: Map<string, PaidPayment>; begun: StartedPayments },
): PageReply {
  const [, key = ""] = /^v2\/merchant\/payment\/reversal\/(\d+\/\d+)$/.exec(rest) ?? [];
  const shop = reversible.get(key);
  if (!shop) return { json: { error_code: -404, error_note: "Payment not found" } };
  if (!isAuthorized(headers, shop)) return UNAUTHORIZED_REPLY;
  reversible.delete(key);
  begun.reverse(key);
  return { json: { error_code: 0, error_note: "Success" } };
}

function createPayment({ serviceId, merchantTransId, amount }: ClickLink): ClickPayment {
  const createTransactionNumber = () => String(randomInt(1_000_000_000, 100_000_000_000));
  return {
    clickTransId: createTransactionNumber(),
    clickPaydocId: createTransactionNumber(),
    serviceId,
    merchantTransId,
    amount,
  };
}

async function repeatShopCall(times: number, call: () => Promise<ClickShopAnswer>): Promise<ClickShopAnswer> {
  let answer = await call();
  for (let at = 1; at < times; at += 1) answer = await call();
  return answer;
}

const renderRefusal = ({ error, note: text }: ClickShopAnswer, t: (typeof simulatorTexts)[Language]) =>
  error === null ? t.noAnswer : `${t.refused}: ${text}`;

const renderStatusNote = (text: string) => `<p class="note" role="status">${escapeHtmlText(text)}</p>`;

function renderPageFrame(language: Language, body: string): string {
  const head = `<h1>Click</h1><p>${simulatorTexts[language].simulator}</p>`;
  return renderSimulatorPage({
    title: "Click",
    color: SIMULATOR_PAGE_COLOR,
    lang: language,
    body: head + body,
  });
}

/** Renders the invoices in the application of the phone's owner. */
function renderPhonePage(language: Language, number: string, listOf: (phone: string) => string): string {
  const t = simulatorTexts[language];
  const form = `<form><label>${t.phone} <input name="number" type="tel" value="${escapeHtmlText(number)}"></label>
<button class="main">${t.show}</button></form>`;
  return renderPageFrame(language, form + (listOf(number) || (number && renderStatusNote(t.noBills))));
}

const renderBackLink = ({ link, language, origin }: OpenedInvoice) =>
  `<a class="button" href="${escapeHtmlText(storeUrlFromReturnUrl(link.returnUrl, origin))}">${simulatorTexts[language].back}</a>`;

const renderNotePage = (opened: OpenedInvoice, text: string) =>
  renderPageFrame(opened.language, renderStatusNote(text) + renderBackLink(opened));

function renderPaymentPage(opened: OpenedInvoice, isPaid: boolean, lines: readonly ReceiptLine[]): string {
  const { link, language } = opened;
  const t = simulatorTexts[language];
  const sum = new Intl.NumberFormat("ru").format(Number(link.amount));
  const renderPressButton = (name: "pay" | (typeof OTHER_SIMULATOR_BUTTONS)[number]) =>
    `<button name="press" value="${name}"${name === "pay" ? ' class="main"' : ""}>${t[name]}</button>`;
  const others = OTHER_SIMULATOR_BUTTONS.map(renderPressButton).join("");
  const choices = `<form method="post">${renderPressButton("pay")}</form>
<details><summary>${t.more}</summary><form method="post">${others}</form></details>`;
  return renderPageFrame(
    language,
    `<p class="sum">${escapeHtmlText(sum)} UZS</p><p>${t.order}: ${escapeHtmlText(link.merchantTransId)}</p>
${renderReceiptList(lines)}${isPaid ? renderStatusNote(t.isPaid) : choices}
${renderBackLink(opened)}`,
  );
}
