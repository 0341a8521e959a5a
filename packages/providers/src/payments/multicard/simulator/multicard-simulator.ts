import { createHash, randomUUID } from "node:crypto";
import {
  parseRequestBody,
  type Invoice,
  createInvoice,
  type SimulatedPageProtocol,
  sendJsonToShop,
} from "../../../simulator/paged-simulator.ts";
import { type ReceiptLine, findReceiptError } from "../../../simulator/receipt.ts";
import type { PageReply, PageRequest } from "../../../simulator/simulator.ts";

interface MulticardShop {
  storeId: string;
  applicationId: string;
  secret: string;
  /** Returns the address at which the simulator can reach a shop's URL, or null. */
  reach(url: string): string | null;
}

const INVOICE_STATES = { waiting: "draft", declined: "error", paid: "success", returned: "revert" } as const;
const createRefusalReply = (code: string, status = 400): PageReply => ({
  json: { success: false, error: { code, details: code } },
  status,
});

interface ReceivedReceiptLine {
  qty?: unknown;
  price?: unknown;
  total?: unknown;
  name?: unknown;
  mxik?: unknown;
  package_code?: unknown;
}

/** Returns the lines of an invoice, or null if a total does not equal quantity times price. */
function parseReceiptLines(ofd: ReceivedReceiptLine[]): ReceiptLine[] | null {
  const isWhole = ofd.every(({ qty, price, total }) => {
    const sum = Number(qty) * Number(price);
    return Math.abs(sum - Number(total)) < 1e-6 * Math.max(1, sum);
  });
  if (!isWhole) return null;
  return ofd.map(({ qty: count, total, name: title, mxik, package_code: packageCode }) => ({
    title,
    count,
    sum: Number(total),
    mxik,
    packageCode,
  }));
}

/** Sends the status webhook to the shop after a payment was refunded at Multicard. */
async function notifyPaymentState(
  address: string | null,
  { invoice, secret }: { invoice: Invoice; secret: string },
): Promise<boolean | null> {
  const { paymentId: uuid, number: invoice_id, tiyin: amount, state } = invoice;
  const sign = createHash("sha1").update(`${uuid}${invoice_id}${amount}${secret}`).digest("hex");
  const told = { uuid, invoice_id, amount, status: INVOICE_STATES[state], sign };
  const answer = await sendJsonToShop(address, told);
  return answer && answer.status === 200 && answer.body["success"] === true;
}

/**
 * Simulates Multicard's side, based on its documentation: invoices, their payments, and the signed callback after a
 * payment.
 */
export function createMulticardProtocol(shop: MulticardShop): SimulatedPageProtocol {
  const token = randomUUID();
  const createInvoiceBody = (invoice: Invoice, page: string | null) => ({
    uuid: invoice.id,
    store_id: Number(shop.storeId),
    amount: invoice.tiyin,
    invoice_id: invoice.number,
    checkout_url: page,
    payment: {
      uuid: invoice.paymentId,
      status: INVOICE_STATES[invoice.state],
      payment_amount: invoice.tiyin,
      total_amount: invoice.tiyin,
      store_invoice_id: invoice.number,
      ...(invoice.state === "paid" && {
        tax: { qr_url: `https://ofd.soliq.uz/epi?t=multicard&r=${invoice.paymentId}` },
      }),
    },
  });

  function openInvoice(request: PageRequest, invoices: Map<string, Invoice>): PageReply {
    const { store_id, amount, invoice_id, callback_url, return_url, ttl, ofd } = parseRequestBody(request);
    const isWhole = Number.isSafeInteger(amount) && Number(amount) > 0;
    if (String(store_id) !== shop.storeId || !isWhole || !invoice_id || !callback_url || !Array.isArray(ofd))
      return createRefusalReply("ERROR_FIELDS");
    const lines = parseReceiptLines(ofd);
    if (lines === null || (lines.length > 0 && findReceiptError(lines, Number(amount)) !== null))
      return createRefusalReply("ERROR_FIELDS");
    const { invoice, page } = createInvoice(invoices, "multicard", {
      number: String(invoice_id),
      tiyin: Number(amount),
      returnUrl: String(return_url ?? ""),
      callbackUrl: String(callback_url),
      shop: shop.storeId,
      lines,
      endsAt: Date.now() + Number(ttl ?? 86_400) * 1000,
    });
    return { json: { success: true, data: createInvoiceBody(invoice, page) } };
  }

  return {
    name: "Rahmat",
    color: "#2d8a4e",
    isGivenBack: true,
    isSigned: true,
    isReturnedByCall: true,
    answerApi(request, invoices) {
      const { method, rest, headers } = request;
      if (method === "POST" && rest === "auth") {
        const { application_id: id, secret } = parseRequestBody(request);
        if (id !== shop.applicationId || secret !== shop.secret) return createRefusalReply("ERROR_AUTH", 401);
        return { json: { token, role: "merchant", expiry: "2099-01-01 00:00:00" } };
      }
      if (headers["x-access-token"] !== token) return createRefusalReply("ERROR_AUTH", 401);
      if (method === "POST" && rest === "payment/invoice") return openInvoice(request, invoices);
      const [, kind, id = ""] = /^payment\/(invoice\/)?([\w-]+)$/.exec(rest) ?? [];
      const found = kind
        ? invoices.get(id)
        : [...invoices.values()].find(({ paymentId }) => paymentId === id);
      if (!found) return createRefusalReply("ERROR_NOT_FOUND", 404);
      if (method === "GET" && kind) return { json: { success: true, data: createInvoiceBody(found, null) } };
      if (method !== "DELETE" || found.state !== "paid" || found.isReturnRefused)
        return createRefusalReply("ERROR_TRANS_NOT_READY");
      found.state = "returned";
      return { json: { success: true, data: createInvoiceBody(found, null).payment } };
    },
    async tell(invoice, { isSignWrong }) {
      const secret = isSignWrong ? "another" : shop.secret;
      const address = shop.reach(invoice.callbackUrl ?? "");
      if (invoice.state === "returned") return notifyPaymentState(address, { invoice, secret });
      const signed = `${shop.storeId}${invoice.number}${invoice.tiyin}${secret}`;
      const answer = await sendJsonToShop(address, {
        store_id: Number(shop.storeId),
        amount: invoice.tiyin,
        invoice_id: invoice.number,
        invoice_uuid: invoice.id,
        uuid: invoice.paymentId,
        billing_id: null,
        payment_time: new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 19).replace("T", " "),
        phone: "998900000000",
        card_pan: "860053******8829",
        ps: "uzcard",
        sign: createHash("md5").update(signed).digest("hex"),
      });
      return answer && answer.status === 200 && answer.body["success"] === true;
    },
  };
}
