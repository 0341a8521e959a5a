import { randomUUID } from "node:crypto";
import { type ReceiptLine, renderReceiptList } from "./receipt.ts";
import {
  escapeHtmlText,
  renderSimulatorPage,
  type PageReply,
  type PageRequest,
  type ProviderSimulator,
  storeUrlFromReturnUrl,
} from "./simulator.ts";
import { simulatorTexts } from "./words.ts";

/** Payment that a shop opened at the provider. */
export interface Invoice {
  /** Id assigned by the provider. */
  id: string;
  /** Id of the payment at the provider, used after the invoice is paid. */
  paymentId: string;
  /** Id assigned by the shop. */
  number: string;
  tiyin: number;
  returnUrl: string;
  /** Callback URL that the shop sent. Null if the URL is configured at the provider. */
  callbackUrl: string | null;
  /** Id of the shop at the provider. */
  shop: string;
  endsAt: number;
  /** Lines of the fiscal receipt, as the shop sent them. */
  lines: ReceiptLine[];
  state: "waiting" | "paid" | "declined" | "returned";
  /** Whether the provider refuses a refund that the shop requests. */
  isReturnRefused: boolean;
}

/** Parts of a simulator that differ between providers with a page for each payment. */
export interface SimulatedPageProtocol {
  name: string;
  color: string;
  /** Answers a call of the provider's own API, or returns null for an unknown call. */
  answerApi(request: PageRequest, invoices: Map<string, Invoice>): PageReply | null;
  /** Notifies the shop of the payment. @returns whether the shop accepted it, or null if it did not respond. */
  tell(invoice: Invoice, options: { isSignWrong: boolean }): Promise<boolean | null>;
  /** Whether the provider refunds a payment that the shop does not accept. */
  isGivenBack: boolean;
  /** Whether callbacks are signed. */
  isSigned: boolean;
  /** Whether the shop can request a refund by an API call. */
  isReturnedByCall: boolean;
}

type Language = keyof typeof simulatorTexts;
type PressedButton =
  | "pay"
  | "decline"
  | "delay"
  | "repeat"
  | "drop"
  | "lose"
  | "wrongSign"
  | "giveBack"
  | "giveBackUntold"
  | "refuseReturn";
const DELAYED_REPORT_DELAY_MS = 10_000;
const REPEATED_CALLBACK_DELAY_MS = 3000;
/** Path of invoice pages below the simulator's own path. */
export const INVOICE_PATH = "invoice/";

/** Creates an invoice. Returns it with the URL of its page on the store's host. */
export function createInvoice(
  invoices: Map<string, Invoice>,
  simulator: string,
  wanted: Omit<Invoice, "id" | "paymentId" | "state" | "isReturnRefused">,
): { invoice: Invoice; page: string } {
  const id = randomUUID();
  const begun = { state: "waiting", isReturnRefused: false } as const;
  const invoice: Invoice = { ...wanted, id, paymentId: randomUUID(), ...begun };
  invoices.set(id, invoice);
  const origin = URL.canParse(wanted.returnUrl) ? new URL(wanted.returnUrl).origin : "";
  return { invoice, page: `${origin}/simulators/${simulator}/${INVOICE_PATH}${id}` };
}

/** Simulates a provider: the payment page with buttons for each outcome, and the provider's own API. */
export function createPagedSimulator(protocol: SimulatedPageProtocol): ProviderSimulator {
  const invoices = new Map<string, Invoice>();
  const renderPageFrame = (language: Language, body: string) => {
    const head = `<h1>${escapeHtmlText(protocol.name)}</h1><p>${simulatorTexts[language].simulator}</p>`;
    return renderSimulatorPage({
      title: protocol.name,
      color: protocol.color,
      lang: language,
      body: head + body,
    });
  };
  const renderBackLink = ({ returnUrl }: Invoice, { language, origin }: PageRequest) =>
    `<a class="button" href="${escapeHtmlText(storeUrlFromReturnUrl(returnUrl, origin))}">${simulatorTexts[language].back}</a>`;
  const createNotePage = (invoice: Invoice, request: PageRequest, text: string) => ({
    html: renderPageFrame(request.language, renderStatusNote(text) + renderBackLink(invoice, request)),
  });

  function renderInvoice(invoice: Invoice, request: PageRequest): PageReply {
    const t = simulatorTexts[request.language];
    const press = (name: PressedButton) =>
      `<button name="press" value="${name}"${name === "pay" ? ' class="main"' : ""}>${t[name]}</button>`;
    const sum = new Intl.NumberFormat("ru").format(invoice.tiyin / 100);
    const isOver = invoice.endsAt < Date.now();
    const others: PressedButton[] = [
      "decline",
      "delay",
      "repeat",
      "drop",
      "lose",
      ...(protocol.isSigned ? ["wrongSign" as const] : []),
    ];
    const more = `<details><summary>${t.more}</summary><form method="post">${others.map(press).join("")}</form></details>`;
    const isRefusable = protocol.isReturnedByCall && !invoice.isReturnRefused;
    const afterwards = `<form method="post">${press("giveBack")}${press("giveBackUntold")}${isRefusable ? press("refuseReturn") : ""}</form>`;
    const states = {
      paid: renderStatusNote(invoice.isReturnRefused ? t.returnRefused : t.isPaid) + afterwards,
      returned: renderStatusNote(t.returned),
      declined: "",
      waiting: "",
    };
    const choices = isOver ? renderStatusNote(t.over) : `<form method="post">${press("pay")}</form>${more}`;
    const body = `<p class="sum">${escapeHtmlText(sum)} UZS</p><p>${t.order}: ${escapeHtmlText(invoice.number)}</p>
${renderReceiptList(invoice.lines)}${states[invoice.state] || choices}${renderBackLink(invoice, request)}`;
    return { html: renderPageFrame(request.language, body) };
  }

  /**
   * Notifies the shop of the payment. @returns whether the payment stays valid: some providers refund it if the shop
   * does not accept it.
   */
  async function reportInvoice(invoice: Invoice, isSignWrong: boolean): Promise<boolean> {
    const agreed = await protocol.tell(invoice, { isSignWrong });
    if (agreed === true || !protocol.isGivenBack) return true;
    invoice.state = "returned";
    return false;
  }

  async function press(invoice: Invoice, request: PageRequest): Promise<PageReply> {
    const t = simulatorTexts[request.language];
    const pressed = request.form.get("press");
    const isGivenBack = pressed === "giveBack" || pressed === "giveBackUntold";
    if (isGivenBack && invoice.state === "paid") {
      invoice.state = "returned";
      if (pressed === "giveBack") await protocol.tell(invoice, { isSignWrong: false });
      return createNotePage(invoice, request, t.returned);
    }
    if (pressed === "refuseReturn" && invoice.state === "paid") invoice.isReturnRefused = true;
    if (invoice.state === "paid" || invoice.state === "returned" || invoice.endsAt < Date.now())
      return renderInvoice(invoice, request);
    if (pressed === "decline") return createNotePage(invoice, request, t.declined);
    invoice.state = "paid";
    if (pressed === "delay") setTimeout(() => void reportInvoice(invoice, false), DELAYED_REPORT_DELAY_MS);
    else if (pressed !== "lose") {
      const isKept = await reportInvoice(invoice, pressed === "wrongSign");
      if (!isKept) return createNotePage(invoice, request, t.refused);
      if (pressed === "repeat") await reportInvoice(invoice, false);
      // Simulates a lost response: the provider repeats the callback.
      if (pressed === "drop")
        setTimeout(() => void reportInvoice(invoice, false), REPEATED_CALLBACK_DELAY_MS);
    }
    return { goTo: storeUrlFromReturnUrl(invoice.returnUrl, request.origin) };
  }

  return {
    async answer(request) {
      if (!request.rest.startsWith(INVOICE_PATH))
        return protocol.answerApi(request, invoices) ?? { json: { error: "not found" }, status: 404 };
      const invoice = invoices.get(request.rest.slice(INVOICE_PATH.length));
      if (!invoice)
        return {
          html: renderPageFrame(request.language, renderStatusNote(simulatorTexts[request.language].wrong)),
        };
      return request.method === "POST" ? press(invoice, request) : renderInvoice(invoice, request);
    },
  };
}

const renderStatusNote = (text: string) => `<p class="note" role="status">${escapeHtmlText(text)}</p>`;

/** Parses the JSON body of a call. Returns an empty object if it is not an object. */
export function parseRequestBody({ body }: PageRequest): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Sends JSON to a shop. @returns the status and body of the response, or null if there is none. */
export async function sendJsonToShop(
  address: string | null,
  body: object,
): Promise<{ status: number; body: Record<string, unknown> } | null> {
  if (address === null) return null;
  try {
    const reply = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  } catch {
    return null;
  }
}
