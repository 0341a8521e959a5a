import { randomInt } from "node:crypto";
import {
  escapeHtmlText,
  renderSimulatorPage,
  type PageReply,
  type PageRequest,
  type ProviderSimulator,
  storeUrlFromReturnUrl,
} from "../../../simulator/simulator.ts";
import { simulatorTexts } from "./words.ts";

/** Shop at Paynet: the URL of its web service, and Paynet's credentials for it. */
export interface PaynetShop {
  endpoint: string;
  serviceId: string;
  login: string;
  password: string;
}

type Language = keyof typeof simulatorTexts;
type PaynetAnswer = { result?: Record<string, unknown>; error?: { code: number; message: string } } | null;

const SIMULATOR_PAGE_COLOR = "#00a651";
const DELAYED_PERFORM_DELAY_MS = 10_000;
const OTHER_SIMULATOR_BUTTONS = ["delay", "repeat", "reorder", "drop", "wrongSign"] as const;
const SHOP_TIMEOUT_MS = 10_000;

/**
 * Simulates Paynet's application, based on the code of integrators: enter a number, see the amount due, pay, and
 * notify the shop. Paid transactions are stored by number, so that they can be cancelled.
 */
export function createPaynetSimulator(
  shopOf: (typed: { serviceId: string; number: string }) => Promise<PaynetShop | null>,
): ProviderSimulator {
  const paid = new Map<string, number>();

  async function answerPage(request: PageRequest): Promise<PageReply> {
    const { method, query, form, language, origin } = request;
    const t = simulatorTexts[language];
    const typed = { serviceId: query.get("service_id") ?? "", number: (query.get("number") ?? "").trim() };
    const back = `<a class="button" href="${escapeHtmlText(storeUrlFromReturnUrl(query.get("return_url"), origin))}">${t.back}</a>`;
    const shop = await shopOf(typed);
    if (!shop) return { html: renderPageFrame(language, renderStatusNote(t.unknown) + back) };
    const fields = { order_id: typed.number };
    const pressed = form.get("press");
    const caller = pressed === "wrongSign" ? { ...shop, password: "another" } : shop;
    const callShopMethod = (name: string, params: object) => callPaynetShop(caller, name, params);
    const createNotePage = (text: string) => ({
      html: renderPageFrame(language, renderStatusNote(text) + back),
    });
    const known = paid.get(typed.number);
    if (method !== "POST") {
      const reply = await callShopMethod("GetInformation", { fields });
      return {
        html: renderPageFrame(
          language,
          renderScreenBody({ reply, number: typed.number, isPaid: known !== undefined, t }) + back,
        ),
      };
    }
    const timestamp = formatPaynetTime();
    if (pressed === "cancel" && known !== undefined) {
      const said = await callShopMethod("CancelTransaction", { transactionId: known, timestamp });
      if (said?.result) paid.delete(typed.number);
      return createNotePage(said?.result ? t.returned : renderRefusal(said, t));
    }
    const reply = await callShopMethod("GetInformation", { fields });
    const transactionId = randomInt(1_000_000_000, 100_000_000_000);
    const amount =
      Number((reply?.result?.["fields"] as Record<string, unknown> | undefined)?.["amount"]) * 100;
    const performTransaction = () =>
      callShopMethod("PerformTransaction", { amount, transactionId, transactionTime: timestamp, fields });
    // The shop must refuse this cancellation, because nothing is paid. The payment continues normally.
    if (pressed === "reorder") await callShopMethod("CancelTransaction", { transactionId, timestamp });
    if (pressed === "delay" && reply?.result) {
      paid.set(typed.number, transactionId);
      setTimeout(() => void performTransaction(), DELAYED_PERFORM_DELAY_MS);
      return { goTo: storeUrlFromReturnUrl(query.get("return_url"), origin) };
    }
    const said = reply?.result ? await performTransaction() : reply;
    // The shop must answer the second call with error 201, as Paynet requires.
    if (pressed === "repeat") await performTransaction();
    if (pressed === "drop") await callShopMethod("CheckTransaction", { transactionId, timestamp });
    if (!said?.result) return createNotePage(renderRefusal(said, t));
    paid.set(typed.number, transactionId);
    return { goTo: storeUrlFromReturnUrl(query.get("return_url"), origin) };
  }
  return { answer: answerPage };
}

async function callPaynetShop(shop: PaynetShop, method: string, params: object): Promise<PaynetAnswer> {
  try {
    const reply = await fetch(shop.endpoint, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Basic ${Buffer.from(`${shop.login}:${shop.password}`).toString("base64")}`,
      },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: randomInt(1_000_000),
        method,
        params: { serviceId: Number(shop.serviceId), ...params },
      }),
      signal: AbortSignal.timeout(SHOP_TIMEOUT_MS),
    });
    return (await reply.json()) as PaynetAnswer;
  } catch {
    return null;
  }
}

/** Returns the current time in Tashkent in Paynet's format. */
function formatPaynetTime(): string {
  const text = new Date(Date.now() + 5 * 3_600_000).toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 19)}`;
}

const renderRefusal = (said: PaynetAnswer, t: (typeof simulatorTexts)[Language]) =>
  said?.error ? `${t.refused}: ${said.error.message} (${said.error.code})` : t.noAnswer;
const renderStatusNote = (text: string) => `<p class="note" role="status">${escapeHtmlText(text)}</p>`;

function renderPageFrame(language: Language, inner: string): string {
  const head = `<h1>Paynet</h1><p>${simulatorTexts[language].simulator}</p>`;
  return renderSimulatorPage({
    title: "Paynet",
    color: SIMULATOR_PAGE_COLOR,
    lang: language,
    body: head + inner,
  });
}

interface PaynetScreen {
  reply: PaynetAnswer;
  number: string;
  isPaid: boolean;
  t: (typeof simulatorTexts)[Language];
}

function renderScreenBody({ reply, number, isPaid, t }: PaynetScreen): string {
  const renderPressButton = (name: "pay" | (typeof OTHER_SIMULATOR_BUTTONS)[number] | "cancel") =>
    `<button name="press" value="${name}"${name === "pay" ? ' class="main"' : ""}>${t[name]}</button>`;
  if (isPaid) return `${renderStatusNote(t.isPaid)}<form method="post">${renderPressButton("cancel")}</form>`;
  if (!reply?.result) return renderStatusNote(renderRefusal(reply, t));
  const { amount } = reply.result["fields"] as Record<string, unknown>;
  return `<p class="sum">${escapeHtmlText(new Intl.NumberFormat("ru").format(Number(amount)))} UZS</p>
<p>${t.number}: ${escapeHtmlText(number)}</p><form method="post">${renderPressButton("pay")}</form>
<details><summary>${t.more}</summary><form method="post">${OTHER_SIMULATOR_BUTTONS.map(renderPressButton).join("")}</form></details>`;
}
