import { createHash, randomUUID } from "node:crypto";
import type { Checkout } from "@dasturxon/contract";
import type { PaymentProviderName } from "@dasturxon/providers/payments/facts";
import type { PaymentType } from "@dasturxon/domain/payment-type";
import { createClickAccount, addClickSignature, enableClickShop } from "./click.ts";
import { getPaymeKey, enablePayme } from "./payme.ts";
import { createPaynetAccount, createPaynetAuthorization } from "./paynet.ts";
import { servePaymentSimulators } from "./serve-simulators.ts";
import { enablePaymentProvider } from "./take-provider.ts";
import type { TwoServerProcesses } from "./two-processes.ts";

/** Order that is not paid yet, with its checkout. */
export interface UnpaidOrder {
  orderId: string;
  /** Id of the order's payment in our database. Null if the provider has not created one yet. */
  paymentId: string | null;
  checkout: Checkout;
}

/** Payment provider that is about to notify the payment of an order. */
export interface ReportedPayment {
  type: PaymentType;
  /** Makes all calls before the last one. @returns the last call, which may be repeated. */
  prepare(unpaid: UnpaidOrder): Promise<() => Promise<{ status: number; text: string }>>;
}

const AMOUNT_TIYIN = 4_700_000;
const SIGN_TIME = "2026-03-02 12:00:00";

/** Returns every provider with notifications, for the brand osh with two processes. The test serves payment pages. */
export async function createReportedPayments(shop: TwoServerProcesses): Promise<ReportedPayment[]> {
  const { app } = shop;
  const { demo, origin } = await servePaymentSimulators(app);
  const simulators = `${origin}/simulators`;
  await enablePayme(app);
  await enableClickShop(app);
  await enablePaymentProvider(app, "paynet", createPaynetAccount("osh"));
  const getSimulatorUrl = (name: PaymentProviderName) => `${simulators}/${name}`;
  await enablePaymentProvider(app, "multicard", { ...demo.multicard, api: getSimulatorUrl("multicard") });
  await enablePaymentProvider(app, "payze", { ...demo.payze, api: getSimulatorUrl("payze") });
  const { apiKey } = demo["uzum-checkout"];
  await enablePaymentProvider(app, "uzum-checkout", {
    terminalId: app.osh,
    apiKey,
    api: getSimulatorUrl("uzum-checkout"),
  });

  async function postReport(provider: string, body: object | string, headers: Record<string, string> = {}) {
    const reply = await shop.fetch(`/payments/v1/${provider}/${app.osh}`, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });
    return { status: reply.status, text: await reply.text() };
  }
  /** Simulates that the guest pays at the provider, which sends no notification yet. */
  async function payAtProvider({ checkout }: UnpaidOrder): Promise<void> {
    const { pathname } = new URL(checkout.url ?? "");
    const body = new URLSearchParams({ press: "lose" });
    await fetch(`${new URL(simulators).origin}${pathname}`, { method: "POST", body, redirect: "manual" });
  }

  const sendPaymeCall = (method: string, params: object) => {
    const basic = Buffer.from(`Paycom:${getPaymeKey("osh")}`).toString("base64");
    return postReport("payme", { method, params, id: 1 }, { authorization: `Basic ${basic}` });
  };
  const sendClickCall = (fields: Record<string, string>) => {
    const form = new URLSearchParams(
      addClickSignature(fields, createClickAccount("osh").secretKey),
    ).toString();
    return postReport("click", form, { "content-type": "application/x-www-form-urlencoded" });
  };
  let last = 1_000_000;

  return [
    {
      type: "PAYME",
      async prepare({ orderId }) {
        const id = randomUUID().replaceAll("-", "").slice(0, 24);
        await sendPaymeCall("CreateTransaction", {
          id,
          time: Date.now(),
          amount: AMOUNT_TIYIN,
          account: { order_id: orderId },
        });
        return () => sendPaymeCall("PerformTransaction", { id });
      },
    },
    {
      type: "CLICK",
      async prepare({ orderId }) {
        last += 1;
        const fields = {
          click_trans_id: String(last),
          service_id: createClickAccount("osh").serviceId,
          click_paydoc_id: `9${last}`,
          merchant_trans_id: orderId,
          amount: "47000",
          error: "0",
          error_note: "Success",
          sign_time: SIGN_TIME,
        };
        const { text } = await sendClickCall({ ...fields, action: "0" });
        const { merchant_prepare_id: id } = JSON.parse(text) as { merchant_prepare_id: number };
        return () => sendClickCall({ ...fields, action: "1", merchant_prepare_id: String(id) });
      },
    },
    {
      type: "PAYNET",
      async prepare({ checkout }) {
        last += 1;
        const params = {
          serviceId: 401,
          transactionId: last,
          amount: AMOUNT_TIYIN,
          transactionTime: SIGN_TIME,
        };
        const body = {
          method: "PerformTransaction",
          id: 1,
          params: { ...params, fields: { order_id: checkout.number } },
        };
        return () => postReport("paynet", body, { authorization: createPaynetAuthorization() });
      },
    },
    {
      type: "RAHMAT",
      async prepare(unpaid) {
        await payAtProvider(unpaid);
        const { storeId, secret } = demo.multicard;
        const { paymentId: invoice } = unpaid;
        const sign = createHash("md5").update(`${storeId}${invoice}${AMOUNT_TIYIN}${secret}`).digest("hex");
        const body = {
          store_id: Number(storeId),
          invoice_id: invoice,
          amount: AMOUNT_TIYIN,
          uuid: "u-1",
          sign,
        };
        return () => postReport("multicard", body);
      },
    },
    {
      type: "PAYZE",
      async prepare(unpaid) {
        await payAtProvider(unpaid);
        return () => postReport("payze", { IdempotencyKey: unpaid.paymentId, PaymentStatus: "Captured" });
      },
    },
    {
      type: "UZUM",
      async prepare(unpaid) {
        await payAtProvider(unpaid);
        return () =>
          postReport("uzum-checkout", { orderNumber: unpaid.paymentId, operationState: "SUCCESS" });
      },
    },
  ];
}
