import { randomUUID } from "node:crypto";
import {
  escapeHtmlText,
  renderSimulatorPage,
  type PageReply,
  type PageRequest,
  type ProviderSimulator,
  storeUrlFromReturnUrl,
} from "../../../simulator/simulator.ts";
import { simulatorTexts } from "./words.ts";

/** Shop at Uzum: the base URL of its operations, and Uzum's credentials for it. */
export interface UzumShop {
  endpoint: string;
  login: string;
  password: string;
}

/** Parameters of a pay link: the service, the shop's own parameters, and the amount in tiyin. */
export interface UzumLink {
  serviceId: number;
  params: Record<string, string>;
  tiyin: number;
  returnUrl: string | null;
}

type Language = keyof typeof simulatorTexts;
interface OpenedInvoice {
  link: UzumLink;
  language: Language;
  origin: string;
}

const SHOP_TIMEOUT_MS = 10_000;
const DELAYED_CONFIRM_DELAY_MS = 10_000;
const SIMULATOR_PAGE_COLOR = "#7000ff";
const OTHER_SIMULATOR_BUTTONS = ["decline", "delay", "repeat", "reorder", "drop", "wrongSign"] as const;
const RESERVED_PARAMETERS = new Set(["serviceId", "amount", "redirectUrl"]);

/**
 * Simulates Uzum's side of the Merchant API, based on its protocol: the page of a pay link, and the calls after each
 * button press. Paid transactions are stored by link, so that they can be reversed on the page.
 */
export function createUzumSimulator(shopOf: (link: UzumLink) => Promise<UzumShop | null>): ProviderSimulator {
  const paid = new Map<string, string>();

  async function answerPage({ method, query, form, origin, language }: PageRequest): Promise<PageReply> {
    const link = readPaymentLink(query);
    const shop = link && (await shopOf(link));
    const t = simulatorTexts[language];
    if (!link || !shop) return { html: renderPageFrame(language, renderStatusNote(t.wrong)) };
    const opened = { link, language, origin };
    const key = query.toString();
    const { serviceId, params, tiyin } = link;
    const pressed = form.get("press") ?? "";
    const caller = pressed === "wrongSign" ? { ...shop, password: "another" } : shop;
    const callShopOperation = (operation: string, body: object) =>
      callUzumShop(caller, operation, { serviceId, timestamp: Date.now(), ...body }, t);
    const known = paid.get(key);
    if (method !== "POST") {
      const refused = known ? null : await callShopOperation("check", { params });
      return { html: renderPaymentPage(opened, { isPaid: known !== undefined, refused }) };
    }
    if (pressed === "reverse" && known) {
      const refused = await callShopOperation("reverse", { transId: known });
      if (!refused) paid.delete(key);
      return { html: renderNotePage(opened, refused ?? t.returned) };
    }
    const transId = randomUUID();
    const source = { paymentSource: "UZCARD", tariff: null, processingReferenceNumber: null };
    const sendConfirm = () =>
      callShopOperation("confirm", { transId, ...source, phone: "998900000000", cardType: 1 });
    // The shop must refuse this call, because no transaction exists. The payment continues normally.
    if (pressed === "reorder") await sendConfirm();
    const refused = await callShopOperation("create", { transId, params, amount: tiyin });
    if (refused) return { html: renderNotePage(opened, refused) };
    // The shop must answer the second call with error 10010, as Uzum requires.
    if (pressed === "repeat") await callShopOperation("create", { transId, params, amount: tiyin });
    if (pressed === "decline") {
      await callShopOperation("reverse", { transId });
      return { html: renderNotePage(opened, t.declined) };
    }
    if (pressed === "delay") {
      paid.set(key, transId);
      setTimeout(() => void sendConfirm(), DELAYED_CONFIRM_DELAY_MS);
      return { goTo: storeUrlFromReturnUrl(link.returnUrl, origin) };
    }
    const failed = await sendConfirm();
    if (failed) {
      await callShopOperation("reverse", { transId });
      return { html: renderNotePage(opened, failed) };
    }
    if (pressed === "repeat") await sendConfirm();
    // Simulates a lost response: Uzum requests the status.
    if (pressed === "drop") await callShopOperation("status", { transId });
    paid.set(key, transId);
    return { goTo: storeUrlFromReturnUrl(link.returnUrl, origin) };
  }
  return { answer: answerPage };
}

function readPaymentLink(query: URLSearchParams): UzumLink | null {
  const [serviceId, tiyin] = [Number(query.get("serviceId")), Number(query.get("amount"))];
  if (!Number.isSafeInteger(serviceId) || !Number.isSafeInteger(tiyin) || tiyin <= 0) return null;
  const params = [...query].filter(([name]) => !RESERVED_PARAMETERS.has(name));
  return { serviceId, params: Object.fromEntries(params), tiyin, returnUrl: query.get("redirectUrl") };
}

/** Calls the shop. @returns the shop's error, or null if it agreed. */
async function callUzumShop(
  { endpoint, login, password }: UzumShop,
  operation: string,
  body: object,
  t: (typeof simulatorTexts)[Language],
): Promise<string | null> {
  try {
    const reply = await fetch(`${endpoint}/${operation}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Basic ${Buffer.from(`${login}:${password}`).toString("base64")}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(SHOP_TIMEOUT_MS),
    });
    const { errorCode = "" } = (await reply.json()) as { errorCode?: string };
    return reply.status === 200 ? null : `${t.refused} (${errorCode})`;
  } catch {
    return t.noAnswer;
  }
}

const renderStatusNote = (text: string) => `<p class="note" role="status">${escapeHtmlText(text)}</p>`;

function renderPageFrame(language: Language, body: string): string {
  const head = `<h1>Uzum</h1><p>${simulatorTexts[language].simulator}</p>`;
  return renderSimulatorPage({
    title: "Uzum",
    color: SIMULATOR_PAGE_COLOR,
    lang: language,
    body: head + body,
  });
}

const renderBackLink = ({ link, language, origin }: OpenedInvoice) =>
  `<a class="button" href="${escapeHtmlText(storeUrlFromReturnUrl(link.returnUrl, origin))}">${simulatorTexts[language].back}</a>`;

const renderNotePage = (opened: OpenedInvoice, text: string) =>
  renderPageFrame(opened.language, renderStatusNote(text) + renderBackLink(opened));

function renderPaymentPage(
  opened: OpenedInvoice,
  { isPaid, refused }: { isPaid: boolean; refused: string | null },
): string {
  const { link, language } = opened;
  const t = simulatorTexts[language];
  const sum = new Intl.NumberFormat("ru").format(link.tiyin / 100);
  const renderPressButton = (name: "pay" | (typeof OTHER_SIMULATOR_BUTTONS)[number] | "reverse") =>
    `<button name="press" value="${name}"${name === "pay" ? ' class="main"' : ""}>${t[name]}</button>`;
  const others = OTHER_SIMULATOR_BUTTONS.map(renderPressButton).join("");
  const choices = isPaid
    ? `<form method="post">${renderPressButton("reverse")}</form>`
    : `<form method="post">${renderPressButton("pay")}</form>
<details><summary>${t.more}</summary><form method="post">${others}</form></details>`;
  return renderPageFrame(
    language,
    `<p class="sum">${escapeHtmlText(sum)} UZS</p><p>${t.order}: ${escapeHtmlText(Object.values(link.params).join(", "))}</p>
${refused ? renderStatusNote(refused) : choices}
${renderBackLink(opened)}`,
  );
}
