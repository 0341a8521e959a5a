import { createServer, type IncomingMessage } from "node:http";
import type { Order, OrderBody } from "@dasturxon/contract";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { fiscalCodes, setFiscalCodes } from "../../../testing/fiscal-codes.ts";
import { enablePaymentProvider } from "../../../testing/take-provider.ts";
import { TEST_CREDENTIAL_KEYS } from "../../../testing/test-app.ts";
import {
  CUSTOMER_PHONE,
  createDeliveryBody,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../testing/test-shop.ts";
import { createPaymentRegistry, createProvider, fetchReceipt } from "../index.ts";

const app = await createTestShop();
const { token } = await app.signIn(CUSTOMER_PHONE);

/**
 * Requests sent to the fake provider, and the receipt link (`qrUrl`) of its next response. The link is null until the
 * tax office has issued the receipt.
 */
const sentReceipts: Record<string, unknown>[] = [];
let qrUrl: string | null = null;
async function readJsonBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = "";
  for await (const part of request) text += String(part);
  return text === "" ? {} : (JSON.parse(text) as Record<string, unknown>);
}
const providerServer = createServer((request, response) => {
  void readJsonBody(request).then((body) => {
    const path = request.url ?? "";
    if (path.endsWith("/auth")) return response.end(JSON.stringify({ token: "t" }));
    if (request.method === "POST" || request.method === "PUT") sentReceipts.push(body);
    const uuid = `page-${sentReceipts.length}`;
    const payze = { transactionId: uuid, paymentUrl: "https://pay.example.uz/2" };
    const tax = qrUrl && { tax: { qr_url: qrUrl } };
    const payment = { uuid, status: "success", payment_amount: 1, ...payze, ...tax };
    const checkout_url = "https://app.rhmt.uz/invoice/1";
    const result = { orderId: uuid, paymentRedirectUrl: "https://pay.example.uz/1" };
    return response.end(
      JSON.stringify({ success: true, data: { uuid, checkout_url, payment }, errorCode: 0, result }),
    );
  });
});
await new Promise<void>((resolve) => providerServer.listen(0, "localhost", resolve));
afterAll(() => providerServer.close());
const address = providerServer.address();
const apiUrl = `http://localhost:${typeof address === "object" && address ? address.port : 0}`;
const multicard = {
  storeId: "1",
  applicationId: "a",
  secret: "s",
  mxik: "10202001001000000",
  packageCode: "1",
  api: apiUrl,
};
await enablePaymentProvider(app, "multicard", multicard);
const uzum = { terminalId: app.osh, apiKey: "k", tin: "301234567", api: apiUrl };
await enablePaymentProvider(app, "uzum-checkout", uzum);
const payze = { apiKey: "k", apiSecret: "s", tin: "301234567", api: apiUrl };
await enablePaymentProvider(app, "payze", payze);

async function openPaymentPage(body: OrderBody): Promise<{ order: Order; body: Record<string, unknown> }> {
  const order = await postOrder(app, token, body);
  const reply = await app.call(`/payments/v2/checkout/${order.id}`, { token });
  expect(reply.status).toBe(200);
  return { order, body: sentReceipts.at(-1) ?? {} };
}
const foodFiscalFields = { mxik: "10202001002000000", package_code: "1508099", vat: 12 };

test("[OR-10] Multicard gets one line per product with its discounted price; without codes a single line", async () => {
  const plain = await openPaymentPage(createPickupBody({ paymentType: "RAHMAT" }));
  expect(plain.body["ofd"]).toEqual([
    {
      qty: 1,
      price: 4_700_000,
      total: 4_700_000,
      mxik: "10202001001000000",
      package_code: "1",
      name: "Buyurtma",
    },
  ]);
  await setFiscalCodes(app);
  const { body } = await openPaymentPage(createDeliveryBody({ paymentType: "RAHMAT" }));
  expect(body["ofd"]).toEqual([
    { ...foodFiscalFields, qty: 2, price: 4_500_000, total: 9_000_000, name: "plov" },
    {
      mxik: "10112006002000000",
      package_code: "1504297",
      vat: 12,
      qty: 1,
      price: 1_000_000,
      total: 1_000_000,
      name: "Yetkazib berish",
    },
    { ...foodFiscalFields, qty: 1, price: 200_000, total: 200_000, name: "Xizmat haqi" },
  ]);
  for (const [vat, told] of [
    ["tiyin", 482_143],
    ["none", undefined],
  ] as const) {
    await enablePaymentProvider(app, "multicard", { ...multicard, vat });
    const [line] = (await openPaymentPage(createPickupBody({ paymentType: "RAHMAT" }))).body["ofd"] as {
      vat?: number;
    }[];
    expect(line?.vat).toBe(told);
  }
  await enablePaymentProvider(app, "multicard", multicard);
});

test("[OR-10] polls Multicard for the receipt link until it exists", async () => {
  const { order } = await openPaymentPage(createPickupBody({ paymentType: "RAHMAT" }));
  const { rows } = await app.db.tenant(app.osh, (tx) =>
    sql<{ id: string }>`update payments set state = 'paid', paid_at = now()
      where merchant_id = ${app.osh} and order_id = ${order.id} returning id`.execute(tx),
  );
  const keys = { credentialKeys: TEST_CREDENTIAL_KEYS };
  const payments = createPaymentRegistry([
    createProvider("multicard", { db: app.db, clock: app.clock, ...keys }),
  ]);
  const round = { merchantId: app.osh, paymentId: rows[0]?.id ?? "" };
  const fetchSaleLink = async () =>
    (await app.call<{ fiscal: { sale: string | null } }>(`/orders/v1/orders/${order.id}/receipt`, { token }))
      .body.fiscal.sale;
  await fetchReceipt({ db: app.db, payments }, { ...round, round: 0 });
  expect(await fetchSaleLink()).toBeNull();
  qrUrl = "https://ofd.soliq.uz/epi?t=7&r=1";
  await fetchReceipt({ db: app.db, payments }, { ...round, round: 1 });
  expect(await fetchSaleLink()).toBe(qrUrl);
});

test("[OR-10] Uzum Checkout gets the basket with seller data, and none without it", async () => {
  const { body } = await openPaymentPage(createPickupBody({ paymentType: "UZUM" }));
  const receiptParams = {
    spic: fiscalCodes.productMxik,
    packageCode: fiscalCodes.productPackage,
    vatPercent: 12,
    TIN: "301234567",
  };
  expect(body["merchantParams"]).toEqual({
    cart: {
      cartId: body["orderNumber"],
      receiptType: "PURCHASE",
      total: 4_700_000,
      items: [
        {
          title: "plov",
          productId: "1",
          quantity: 1,
          unitPrice: 4_500_000,
          total: 4_500_000,
          receiptParams,
        },
        {
          title: "Xizmat haqi",
          productId: "2",
          quantity: 1,
          unitPrice: 200_000,
          total: 200_000,
          receiptParams,
        },
      ],
    },
  });
  const { tin: _tin, ...nobody } = uzum;
  await enablePaymentProvider(app, "uzum-checkout", nobody);
  expect((await openPaymentPage(createPickupBody({ paymentType: "UZUM" }))).body).not.toHaveProperty(
    "merchantParams",
  );
});

test("[OR-10] Payze gets the lines in whole units with seller data, and none without it", async () => {
  const seller = { UzRegulatoryOrderItem: { CommissionInfoTin: "301234567" } };
  const { body } = await openPaymentPage(createPickupBody({ paymentType: "PAYZE" }));
  const good = {
    ProductCode: fiscalCodes.productMxik,
    PackageCode: fiscalCodes.productPackage,
    ProductQuantity: 1,
    Discount: 0,
    VatPercent: 12,
    ...seller,
  };
  expect(body["metadata"]).toEqual({
    Order: {
      OrderId: body["idempotencyKey"],
      OrderItems: [
        { ...good, ProductName: "plov", Price: 45_000, SumPrice: 45_000, Vat: 4821.43 },
        { ...good, ProductName: "Xizmat haqi", Price: 2000, SumPrice: 2000, Vat: 214.29 },
      ],
    },
  });
  const { tin: _tin, ...nobody } = payze;
  await enablePaymentProvider(app, "payze", nobody);
  const plain = (await openPaymentPage(createPickupBody({ paymentType: "PAYZE" }))).body;
  expect(plain["metadata"]).toEqual({ Order: { OrderId: plain["idempotencyKey"] } });
});
