import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http, refuse } from "../../../platform/http/index.ts";
import { loadBrandBasics } from "../../merchants/index.ts";
import { renderReceiptPage } from "./receipt-page.ts";
import { type CustomerTextSender, sendReceipt } from "./send-receipt.ts";
import { showReceipt } from "./show-receipt.ts";

/** Registers the customer's calls for the receipts of their own orders. */
export function registerReceipts(http: Http, sendText: CustomerTextSender): void {
  bindEndpoint(http, endpoints.receipt, async ({ merchant, session, params, db }) => {
    const request = { id: params.id, userId: session.id };
    return (
      (await db.tenantRead(merchant.id, (tx) => showReceipt(tx, merchant.id, request))) ?? refuse("not_found")
    );
  });
  bindEndpoint(http, endpoints.receiptPage, async ({ merchant, session, params, query, db }) => {
    const request = { id: params.id, userId: session.id };
    const { receipt, basics } = await db.tenantRead(merchant.id, async (tx) => ({
      receipt: await showReceipt(tx, merchant.id, request),
      basics: await loadBrandBasics(tx, merchant.id),
    }));
    const languages = { language: query.lang ?? "uz", main: basics.mainLanguage };
    return receipt ? renderReceiptPage(receipt, languages) : refuse("not_found");
  });
  bindEndpoint(http, endpoints.sendReceipt, async ({ merchant, session, params, body, info, db }) => {
    const by = { merchantId: merchant.id, userId: session.id, ip: info.ip };
    const request = { ...by, id: params.id, phone: body.phone ?? null };
    const sent = await sendReceipt({ db, sendText }, request);
    return sent === true ? { done: true as const } : sent;
  });
}
