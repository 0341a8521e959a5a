import { randomBytes } from "node:crypto";
import { receiptList, wrongReceipt } from "../receipt.ts";
import { escaped, page, type PageReply, type PageRequest, type Simulator, storeOf } from "../simulator.ts";
import { type PaymeLink, readLink } from "./link.ts";
import { readDetail } from "./detail.ts";
import { words } from "./words.ts";

/** A shop's account at Payme: where its Merchant API answers, and the key for it. */
export interface Kassa {
  endpoint: string;
  key: string;
}

interface RpcReply {
  result?: { allow?: boolean; state?: number; detail?: unknown };
  error?: { code: number; message: string | Record<string, string> };
}

/** One receipt on the way through the shop's billing. */
interface Receipt {
  id: string;
  link: PaymeLink;
  kassa: Kassa;
}

const DELAY_MS = 10_000;
const REPEAT_MS = 3000;
const COLOR = "#00a5a0";
/** Reasons of the protocol: the card was not debited; a refund. */
const NOT_DEBITED = 2;
const REFUND = 5;

/**
 * Payme's side of the Merchant API, written from its protocol: the checkout page of a link, and the calls that follow
 * from what is pressed there. What was paid is kept by link, so that it can be given back there.
 */
export function createPaymeSimulator(kassaOf: (link: PaymeLink) => Promise<Kassa | null>): Simulator {
  const paid = new Map<string, Receipt>();

  async function answer({ method, rest, form, origin }: PageRequest): Promise<PageReply> {
    const link = readLink(rest);
    const kassa = link && (await kassaOf(link));
    if (!link || !kassa) return { html: noPage() };
    if (method !== "POST")
      return { html: await checkoutPage({ link, kassa, isPaid: paid.has(rest) }, origin) };
    const receipt = paid.get(rest) ?? { id: randomBytes(12).toString("hex"), link, kassa };
    const pressed = form.get("press") ?? "";
    if (pressed === "cancel") {
      const error = await call(receipt, "CancelTransaction", { reason: REFUND });
      if (!error) await tellReceipt(receipt, "CANCEL");
      if (!error) paid.delete(rest);
      return { html: notePage(link, origin, error ?? words[link.language].returned) };
    }
    const times = pressed === "repeat" ? 2 : 1;
    const refused = await create(receipt, times);
    if (refused) return { html: notePage(link, origin, refused) };
    if (pressed === "decline") {
      await call(receipt, "CancelTransaction", { reason: NOT_DEBITED });
      return { html: notePage(link, origin, words[link.language].declined) };
    }
    paid.set(rest, receipt);
    if (pressed === "delay") setTimeout(() => void call(receipt, "PerformTransaction"), DELAY_MS);
    else {
      const failed = await perform(receipt, times);
      if (failed) paid.delete(rest);
      if (failed) return { html: notePage(link, origin, failed) };
      await tellReceipt(receipt, "PERFORM");
      // An answer that got lost: Payme asks the same again.
      if (pressed === "drop") setTimeout(() => void call(receipt, "PerformTransaction"), REPEAT_MS);
    }
    return { goTo: storeOf(link.returnUrl, origin) };
  }
  return { answer };
}

async function create(receipt: Receipt, times: number): Promise<string | null> {
  const { account, tiyin: amount } = receipt.link;
  const { refused, detail } = await ask(receipt, "CheckPerformTransaction", { amount, account });
  const wrong = wrongReceipt(readDetail(detail), amount);
  if (refused) return refused;
  if (detail !== undefined && wrong) return `${words[receipt.link.language].receipt}: ${wrong}`;
  const params = { time: Date.now(), amount, account };
  let failed: string | null = null;
  for (let at = 0; at < times; at += 1) failed = await call(receipt, "CreateTransaction", params);
  return failed;
}

/** The card is debited now; a shop that refuses it gets the transaction cancelled and the customer his money. */
async function perform(receipt: Receipt, times: number): Promise<string | null> {
  let failed: string | null = null;
  for (let at = 0; at < times; at += 1) failed = await call(receipt, "PerformTransaction");
  if (failed) await call(receipt, "CancelTransaction", { reason: NOT_DEBITED });
  return failed;
}

/** The tax office's receipt of the sale or its refund, as Payme tells the shop of it. */
async function tellReceipt(receipt: Receipt, type: "PERFORM" | "CANCEL"): Promise<void> {
  const date = new Date(Date.now() + 5 * 3_600_000).toISOString().replaceAll(/\D/g, "").slice(0, 14);
  const qr_code_url = `https://ofd.soliq.uz/epi?t=payme&r=${type}&c=${date}&s=${receipt.id}`;
  const fiscal_data = {
    receipt_id: receipt.id,
    status_code: 0,
    terminal_id: "EP000000000001",
    date,
    qr_code_url,
  };
  await call(receipt, "SetFiscalData", { type, fiscal_data });
}

/** Calls the shop's billing. @returns what it refused with in the payer's language; null: it agreed. */
const call = async (receipt: Receipt, method: string, params: object = {}): Promise<string | null> =>
  (await ask(receipt, method, params)).refused;

async function ask(
  { id, link, kassa }: Receipt,
  method: string,
  params: object,
): Promise<{ refused: string | null; detail?: unknown }> {
  try {
    const reply = await fetch(kassa.endpoint, {
      method: "POST",
      headers: {
        "content-type": "text/json; charset=UTF-8",
        authorization: `Basic ${Buffer.from(`Paycom:${kassa.key}`).toString("base64")}`,
      },
      body: JSON.stringify({ method, params: { id, ...params }, id: 1 }),
      signal: AbortSignal.timeout(DELAY_MS),
    });
    const { error, result } = (await reply.json()) as RpcReply;
    if (!error) return { refused: null, detail: result?.detail };
    const { message, code } = error;
    return { refused: `${typeof message === "string" ? message : (message[link.language] ?? "")} (${code})` };
  } catch {
    return { refused: words[link.language].noAnswer };
  }
}

function shell(language: PaymeLink["language"], body: string): string {
  const head = `<h1>Payme</h1><p>${words[language].simulator}</p>`;
  return page({ title: "Payme", color: COLOR, lang: language, body: head + body });
}

const noPage = () => shell("ru", `<p class="note">${words.ru.wrong}</p>`);

function notePage(link: PaymeLink, origin: string, note: string): string {
  const t = words[link.language];
  return shell(
    link.language,
    `<p class="note" role="status">${escaped(note)}</p>
<a class="button" href="${escaped(storeOf(link.returnUrl, origin))}">${t.back}</a>`,
  );
}

async function checkoutPage(
  { link, kassa, isPaid }: { link: PaymeLink; kassa: Kassa; isPaid: boolean },
  origin: string,
): Promise<string> {
  const t = words[link.language];
  const sum = new Intl.NumberFormat("ru").format(link.tiyin / 100);
  const { account, tiyin: amount } = link;
  const asked = { id: "", link, kassa };
  const { refused, detail } = isPaid
    ? { refused: null }
    : await ask(asked, "CheckPerformTransaction", { amount, account });
  const press = (name: "pay" | "decline" | "delay" | "repeat" | "drop" | "cancel") =>
    `<button name="press" value="${name}"${name === "pay" ? ' class="main"' : ""}>${t[name]}</button>`;
  const others = (["decline", "delay", "repeat", "drop"] as const).map(press).join("");
  const choices = isPaid
    ? `<form method="post">${press("cancel")}</form>`
    : `<form method="post">${press("pay")}</form>
<details><summary>${t.more}</summary><form method="post">${others}</form></details>`;
  return shell(
    link.language,
    `<p class="sum">${escaped(sum)} UZS</p><p>${t.order}: ${escaped(Object.values(account).join(", "))}</p>
${receiptList(readDetail(detail))}
${refused ? `<p class="note" role="status">${escaped(refused)}</p>` : choices}
<a class="button" href="${escaped(storeOf(link.returnUrl, origin))}">${t.back}</a>`,
  );
}
