import { randomInt } from "node:crypto";
import {
  escaped,
  page,
  type PageReply,
  type PageRequest,
  type Simulator,
  storeOf,
} from "../../../simulator/simulator.ts";
import { type ReceiptLine, receiptList } from "../../../simulator/receipt.ts";
import { createCardTokens, TOKENS } from "./card-tokens.ts";
import {
  STARTED,
  STATUS_BY_ORDER,
  type StartedPayments,
  createStartedPayments,
  PAID,
  STATUS,
} from "./started-payments.ts";
import { createClickBills, BILLS, PHONE } from "./bills.ts";
import {
  createClickReceipts,
  isAuthorized,
  UNAUTHORIZED_REPLY,
  type PaidPayment,
  RECEIPTS,
} from "./receipts.ts";
import { type ClickLink, readLink } from "./link.ts";
import { callShop, type ClickPayment, type ClickShop, type ShopAnswer } from "./shop-api.ts";
import { words } from "./words.ts";

type Language = keyof typeof words;
interface OpenedInvoice {
  link: ClickLink;
  language: Language;
  origin: string;
}

const DELAY_MS = 10_000;
const REPEAT_MS = 3000;
const COLOR = "#0073ff";
const OTHERS = ["decline", "delay", "repeat", "reorder", "drop", "lose", "wrongSign"] as const;
/** Click's error code for insufficient funds. */
const NO_MONEY = -5017;

/**
 * Simulates Click's side of the SHOP API, based on its protocol: the page behind a payment button, and the calls to
 * the shop after each button press.
 */
export function createClickSimulator(
  shopOf: (link: ClickLink) => Promise<ClickShop | null>,
  serviceSecret: string,
): Simulator {
  const paid = new Set<string>();
  const reversible = new Map<string, PaidPayment>();
  const begun = createStartedPayments();
  const receipts = createClickReceipts();
  const bills = createClickBills(shopOf);
  const answerTokens = createCardTokens(serviceSecret, { shopOf, begun, reversible });

  async function answer(request: PageRequest): Promise<PageReply> {
    const { method, query, form, origin, language } = request;
    if (request.rest.startsWith(TOKENS)) return answerTokens(request);
    if (method === "DELETE") return reversalOf(request, { reversible, begun });
    if (request.rest.startsWith(STATUS) || request.rest.startsWith(STATUS_BY_ORDER))
      return begun.answer(request);
    if (request.rest.startsWith(RECEIPTS)) return receipts.answer(request, reversible);
    if (method === "POST" && request.rest === BILLS) return bills.create(request);
    if (request.rest === PHONE) return { html: phonePage(language, query.get("number") ?? "", bills.listOf) };
    const link = readLink(query);
    const shop = link && (await shopOf(link));
    if (!link || !shop) return { html: shell(language, note(words[language].wrong)) };
    const opened = { link, language, origin };
    const t = words[language];
    if (method !== "POST")
      return {
        html: paymentPage(opened, paid.has(link.merchantTransId), receipts.linesOf(link.merchantTransId)),
      };
    const pressed = form.get("press") ?? "";
    const payment = newPayment(link);
    const times = pressed === "repeat" ? 2 : 1;
    // The shop must refuse this Complete, because nothing is prepared. The payment continues normally.
    if (pressed === "reorder") await callShop(shop, payment, { action: "1", prepareId: "1" });
    const prepared = await several(times, () =>
      callShop(shop, payment, { action: "0", isSignWrong: pressed === "wrongSign" }),
    );
    if (prepared.error !== 0) return { html: notePage(opened, refusal(prepared, t)) };
    const { prepareId } = prepared;
    begun.note(payment, shop, STARTED);
    const complete = (error = 0) => callShop(shop, payment, { action: "1", prepareId, error });
    if (pressed === "decline") {
      begun.note(payment, shop, NO_MONEY);
      await complete(NO_MONEY);
      return { html: notePage(opened, t.declined) };
    }
    if (pressed === "delay") setTimeout(() => void complete(), DELAY_MS);
    else if (pressed !== "lose") {
      const completed = await complete();
      // Click refunds the payment automatically if the shop refuses it.
      if (completed.error !== 0) return { html: notePage(opened, refusal(completed, t)) };
      if (pressed === "repeat") await complete();
      // Simulates a lost response: Click repeats the call.
      if (pressed === "drop") setTimeout(() => void complete(), REPEAT_MS);
    }
    begun.note(payment, shop, PAID);
    paid.add(link.merchantTransId);
    const { merchantTransId } = link;
    const tiyin = Math.round(Number(link.amount) * 100);
    reversible.set(`${payment.serviceId}/${payment.clickPaydocId}`, { ...shop, merchantTransId, tiyin });
    return { goTo: storeOf(link.returnUrl, origin) };
  }
  return { answer };
}

/** Reverses a payment once. The call must be signed with the service's secret. */
function reversalOf(
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

function newPayment({ serviceId, merchantTransId, amount }: ClickLink): ClickPayment {
  const newNumber = () => String(randomInt(1_000_000_000, 100_000_000_000));
  return { clickTransId: newNumber(), clickPaydocId: newNumber(), serviceId, merchantTransId, amount };
}

async function several(times: number, call: () => Promise<ShopAnswer>): Promise<ShopAnswer> {
  let answer = await call();
  for (let at = 1; at < times; at += 1) answer = await call();
  return answer;
}

const refusal = ({ error, note: text }: ShopAnswer, t: (typeof words)[Language]) =>
  error === null ? t.noAnswer : `${t.refused}: ${text}`;

const note = (text: string) => `<p class="note" role="status">${escaped(text)}</p>`;

function shell(language: Language, body: string): string {
  const head = `<h1>Click</h1><p>${words[language].simulator}</p>`;
  return page({ title: "Click", color: COLOR, lang: language, body: head + body });
}

/** Renders the invoices in the application of the phone's owner. */
function phonePage(language: Language, number: string, listOf: (phone: string) => string): string {
  const t = words[language];
  const form = `<form><label>${t.phone} <input name="number" type="tel" value="${escaped(number)}"></label>
<button class="main">${t.show}</button></form>`;
  return shell(language, form + (listOf(number) || (number && note(t.noBills))));
}

const backLink = ({ link, language, origin }: OpenedInvoice) =>
  `<a class="button" href="${escaped(storeOf(link.returnUrl, origin))}">${words[language].back}</a>`;

const notePage = (opened: OpenedInvoice, text: string) =>
  shell(opened.language, note(text) + backLink(opened));

function paymentPage(opened: OpenedInvoice, isPaid: boolean, lines: readonly ReceiptLine[]): string {
  const { link, language } = opened;
  const t = words[language];
  const sum = new Intl.NumberFormat("ru").format(Number(link.amount));
  const press = (name: "pay" | (typeof OTHERS)[number]) =>
    `<button name="press" value="${name}"${name === "pay" ? ' class="main"' : ""}>${t[name]}</button>`;
  const others = OTHERS.map(press).join("");
  const choices = `<form method="post">${press("pay")}</form>
<details><summary>${t.more}</summary><form method="post">${others}</form></details>`;
  return shell(
    language,
    `<p class="sum">${escaped(sum)} UZS</p><p>${t.order}: ${escaped(link.merchantTransId)}</p>
${receiptList(lines)}${isPaid ? note(t.isPaid) : choices}
${backLink(opened)}`,
  );
}
