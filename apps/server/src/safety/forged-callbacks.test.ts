import { createHash } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createClickAccount, addClickSignature, enableClickShop } from "../testing/click.ts";
import { getPaymeKey, enablePayme } from "../testing/payme.ts";
import { createPaynetAccount, createPaynetAuthorization } from "../testing/paynet.ts";
import { enablePaymentProvider } from "../testing/take-provider.ts";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../testing/test-shop.ts";
import { printLoadTestFigure } from "../testing/test-size.ts";
import { enableUzum, createUzumAuthorization } from "../testing/uzum.ts";

const app = await createTestShop();
for (const brand of ["osh", "pizza"] as const) {
  await enablePayme(app, brand);
  await enableClickShop(app, brand);
  await enableUzum(app, brand);
  await enablePaymentProvider(app, "paynet", createPaynetAccount(brand), brand);
  const store = { storeId: brand === "osh" ? "1" : "2", applicationId: "a", secret: `secret-of-${brand}` };
  await enablePaymentProvider(
    app,
    "multicard",
    { ...store, mxik: "1".repeat(17), packageCode: "1", api: "http://localhost:9" },
    brand,
  );
}
const { token } = await app.signIn(CUSTOMER_PHONE);
const AMOUNT_TIYIN = 4_700_000;
const GATEWAY_TYPES = ["PAYME", "CLICK", "UZUM", "PAYNET", "RAHMAT"] as const;
type Brand = "osh" | "pizza";

/** A forged payment notification: its credentials, callback URL and amount. */
interface Forgery {
  what: string;
  by?: Brand | "nobody" | "wrong";
  door?: Brand;
  tiyin?: number | string;
  headers?: Record<string, string>;
  /** Returns the forged body, made from a valid one. */
  spoil?(body: string): string;
  type?: string;
}

const basicAuth = (login: string) => `Basic ${Buffer.from(login).toString("base64")}`;
const FORGERIES: Forgery[] = [
  { what: "no credential", by: "nobody" },
  { what: "a wrong credential", by: "wrong" },
  { what: "another brand's credential", by: "pizza" },
  { what: "another brand's credential at its own door", by: "pizza", door: "pizza" },
  { what: "the right credential at another brand's door", door: "pizza" },
  { what: "a tiyin less", tiyin: AMOUNT_TIYIN - 1 },
  { what: "a sum more", tiyin: AMOUNT_TIYIN + 100 },
  { what: "nothing to pay", tiyin: 0 },
  { what: "less than nothing", tiyin: -AMOUNT_TIYIN },
  { what: "a sum in words", tiyin: "all" },
  {
    what: "the provider's own address, said by a header",
    by: "wrong",
    headers: { "x-forwarded-for": "185.234.113.1", "x-real-ip": "195.158.26.90" },
  },
  {
    what: "a body of another type",
    type: "multipart/form-data; boundary=x",
    spoil: (body) => `--x\r\n${body}`,
  },
  { what: "half of the body", spoil: (body) => body.slice(0, body.length / 2) },
  { what: "a list of bodies", spoil: (body) => `[${body}]` },
  { what: "nothing", spoil: () => "" },
];

interface CallbackRequest {
  path: string;
  body: string;
  authorization?: string;
}

const selectCredential = (forged: Forgery, own: (brand: Brand) => string) => {
  const { by = "osh" } = forged;
  if (by === "nobody") return "";
  return by === "wrong" ? "wrong" : own(by);
};

/**
 * Calls by which each provider notifies a payment, the last one completing it. `known`: the number or invoice by which
 * the provider identifies the order.
 */
const CALLBACKS_BY_TYPE: Record<
  (typeof GATEWAY_TYPES)[number],
  (forged: Forgery, orderId: string, known: string) => CallbackRequest[]
> = {
  PAYME: (forged, order_id) => {
    const key = selectCredential(forged, getPaymeKey);
    const { tiyin: amount = AMOUNT_TIYIN } = forged;
    const id = order_id.replaceAll("-", "").slice(0, 24);
    const createForgedMessage = (method: string, params: object) => ({
      path: "payme",
      body: JSON.stringify({ method, params, id: 1 }),
      ...(key && { authorization: basicAuth(`Paycom:${key}`) }),
    });
    const time = app.clock.now().getTime();
    return [
      createForgedMessage("CreateTransaction", { id, time, amount, account: { order_id } }),
      createForgedMessage("PerformTransaction", { id }),
    ];
  },
  CLICK: (forged, orderId) => {
    const secretKey = selectCredential(forged, (brand) => createClickAccount(brand).secretKey);
    const { tiyin = AMOUNT_TIYIN, by } = forged;
    const fields = {
      click_trans_id: String(Number.parseInt(orderId.slice(-8), 16) + 1),
      service_id: createClickAccount(by === "pizza" ? "pizza" : "osh").serviceId,
      click_paydoc_id: "9",
      merchant_trans_id: orderId,
      amount: typeof tiyin === "number" ? (tiyin / 100).toFixed(2) : tiyin,
      error: "0",
      error_note: "Success",
      sign_time: "2025-08-16 07:50:00",
    };
    const createForgedMessage = (more: Record<string, string>) => {
      const form = addClickSignature({ ...fields, ...more }, secretKey);
      if (by === "nobody") delete form["sign_string"];
      return { path: "click", body: new URLSearchParams(form).toString() };
    };
    const prepareId = String(Number.parseInt(orderId.slice(-8), 16) & 0x7fff_ffff);
    return [
      createForgedMessage({ action: "0" }),
      createForgedMessage({ action: "1", merchant_prepare_id: prepareId }),
    ];
  },
  UZUM: (forged, order_id) => {
    const { tiyin: amount = AMOUNT_TIYIN, by = "osh" } = forged;
    const authorization =
      by === "osh" || by === "pizza"
        ? createUzumAuthorization(by)
        : by === "wrong"
          ? basicAuth("uzum:wrong")
          : undefined;
    const serviceId = by === "pizza" ? 102 : 101;
    const createForgedMessage = (operation: string, more: object) => ({
      path: "uzum",
      operation,
      body: JSON.stringify({ serviceId, timestamp: 1, transId: order_id, ...more }),
      ...(authorization && { authorization }),
    });
    return [
      createForgedMessage("create", { params: { order_id }, amount }),
      createForgedMessage("confirm", { paymentSource: "UZCARD", phone: "998901234567", cardType: 1 }),
    ];
  },
  PAYNET: (forged, _orderId, number) => {
    const { tiyin: amount = AMOUNT_TIYIN, by = "osh" } = forged;
    const authorization =
      by === "osh" || by === "pizza"
        ? createPaynetAuthorization(by)
        : by === "wrong"
          ? basicAuth("paynet:wrong")
          : undefined;
    const params = {
      serviceId: by === "pizza" ? 402 : 401,
      transactionId: Number(number),
      transactionTime: "2026-03-02 12:00:00",
      amount,
      fields: { order_id: number },
    };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "PerformTransaction", params });
    return [{ path: "paynet", body, ...(authorization && { authorization }) }];
  },
  RAHMAT: (forged, _orderId, invoice) => {
    const { tiyin: amount = AMOUNT_TIYIN, by = "osh" } = forged;
    const secret = selectCredential(forged, (brand) => `secret-of-${brand}`);
    const store = by === "pizza" ? "2" : "1";
    const sign = createHash("md5").update(`${store}${invoice}${amount}${secret}`).digest("hex");
    const body = { store_id: Number(store), invoice_id: invoice, amount, uuid: "u", ...(secret && { sign }) };
    return [{ path: "multicard", body: JSON.stringify(body) }];
  },
};

async function postForgedCall(
  { path, body, authorization, ...call }: CallbackRequest & { operation?: string },
  forged: Forgery,
) {
  const door = app[forged.door ?? "osh"];
  const reply = await app.http.app.inject({
    method: "POST",
    url: `/api/payments/v1/${path}/${door}${call.operation ? `/${call.operation}` : ""}`,
    headers: {
      host: "localhost",
      "content-type":
        forged.type ?? (path === "click" ? "application/x-www-form-urlencoded" : "application/json"),
      ...(authorization && { authorization }),
      ...forged.headers,
    },
    payload: forged.spoil ? forged.spoil(body) : body,
  });
  return reply.statusCode;
}

/** Returns the payment number shown to the guest, or the id of the order's open payment. */
async function readPaymentReference(orderId: string): Promise<string> {
  const path = `/payments/v2/checkout/${orderId}`;
  const { number } = (await app.call<{ number?: string | null }>(path, { token })).body;
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<{
      id: string;
    }>`select id from payments where merchant_id = ${app.osh} and order_id = ${orderId}`.execute(tx),
  );
  return number ?? rows[0]?.id ?? "";
}

async function readBillState(orderId: string) {
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<{ bill: string; payments: number }>`select b.state as bill,
        (select count(*)::int from payments p where p.merchant_id = b.merchant_id and p.order_id = b.order_id
          and p.provider <> 'multicard') as payments
      from bills b where b.merchant_id = ${app.osh} and b.order_id = ${orderId}`.execute(tx),
  );
  return rows[0];
}

for (const type of GATEWAY_TYPES)
  test(`[S24] [PY-3] ${type}: none of ${FORGERIES.length} forged calls pays an order or begins a payment`, async () => {
    let told = 0;
    for (const forged of FORGERIES) {
      const { id } = await postOrder(app, token, createPickupBody({ paymentType: type }));
      for (const call of CALLBACKS_BY_TYPE[type](forged, id, await readPaymentReference(id))) {
        expect(await postForgedCall(call, forged), `${type}: ${forged.what}`).toBeLessThan(500);
        told += 1;
      }
      expect(await readBillState(id), `${type}: ${forged.what}`).toEqual({ bill: "waiting", payments: 0 });
    }
    printLoadTestFigure(`S24 ${type}: ${told} forged calls, 0 orders paid, 0 payments begun`);
  });

test("[S24] the same calls without forgery pay their orders", async () => {
  for (const type of ["PAYME", "UZUM", "PAYNET"] as const) {
    const { id } = await postOrder(app, token, createPickupBody({ paymentType: type }));
    for (const call of CALLBACKS_BY_TYPE[type]({ what: "nothing" }, id, await readPaymentReference(id)))
      await postForgedCall(call, { what: "nothing" });
    expect(await readBillState(id), type).toEqual({ bill: "paid", payments: 1 });
  }
});
