import { randomInt } from "node:crypto";
import { escapeHtmlText, type PageReply, type PageRequest } from "../../../simulator/simulator.ts";
import { type ClickLink, readPaymentLink } from "./link.ts";
import { isAuthorized, UNAUTHORIZED_REPLY } from "./receipts.ts";
import type { ClickShop } from "./shop-api.ts";

/** `BILLS_PATH`: path of the Merchant API for invoices. `PHONE_FIELD`: path of the page that shows the customer's invoices. */
export const BILLS_PATH = "v2/merchant/invoice/create";
export const PHONE_FIELD = "phone";
/** In the simulator, phone numbers that end with 0000 have no Click account. */
const NO_ACCOUNT_PHONE_PATTERN = /0000$/;

interface ReceivedBill {
  link: ClickLink;
  parameters: URLSearchParams;
}

/** Stores the unpaid invoices in the application of each phone's owner, newest first. */
export function createClickBills(shopOf: (link: ClickLink) => Promise<ClickShop | null>) {
  const byPhone = new Map<string, ReceivedBill[]>();

  async function createInvoice({ headers, body }: PageRequest): Promise<PageReply> {
    const wanted = JSON.parse(body) as Record<string, string | number | undefined>;
    const phone = String(wanted["phone_number"] ?? "");
    const parameters = new URLSearchParams({
      service_id: String(wanted["service_id"] ?? ""),
      merchant_id: "0",
      amount: String(wanted["amount"] ?? ""),
      transaction_param: String(wanted["merchant_trans_id"] ?? ""),
    });
    const link = readPaymentLink(parameters);
    const shop = link && (await shopOf(link));
    if (!link || !shop) return { json: { error_code: -404, error_note: "Service not found" } };
    if (!isAuthorized(headers, shop)) return UNAUTHORIZED_REPLY;
    if (!/^998\d{9}$/.test(phone) || NO_ACCOUNT_PHONE_PATTERN.test(phone))
      return { json: { error_code: -501, error_note: "Phone is not registered" } };
    byPhone.set(phone, [{ link, parameters }, ...(byPhone.get(phone) ?? [])]);
    return { json: { error_code: 0, error_note: "Success", invoice_id: randomInt(1, 1_000_000_000) } };
  }

  return {
    create: createInvoice,
    /**
     * Renders the invoices of a phone's owner, as the provider's application lists them. Each invoice links to its
     * payment page.
     */
    listOf(phone: string): string {
      const rows = (byPhone.get(phone.replace(/\D/g, "")) ?? []).map(({ link, parameters }) => {
        const sum = new Intl.NumberFormat("ru").format(Number(link.amount));
        const label = `${sum} UZS · ${link.merchantTransId.slice(-6)}`;
        return `<a class="button" href="services/pay?${escapeHtmlText(String(parameters))}">${escapeHtmlText(label)}</a>`;
      });
      return rows.join("\n");
    },
  };
}
