import type { Checkout } from "@dasturxon/contract";
import type { PaymentType } from "@dasturxon/domain/payment-type";
import { sql } from "kysely";
import {
  queryPayment,
  createPaymentRegistry,
  createProvider,
  refundPayment,
} from "../modules/payments/index.ts";
import type { TestedProvider, PaymentAttempt } from "./payment-ways.ts";
import { servePaymentSimulators } from "./serve-simulators.ts";
import { enablePaymentProvider } from "./take-provider.ts";
import { TEST_CREDENTIAL_KEYS } from "./test-app.ts";
import type { TestApp } from "./test-app.ts";

/**
 * Enables every provider with a payment page for the test brand osh, with its simulator behind the app's own server. To
 * be called before the first call of the app. The simulators do not report every second payment to the server.
 */
export async function enablePageProviders(app: TestApp): Promise<(token: string) => TestedProvider[]> {
  const { demo, origin } = await servePaymentSimulators(app);
  const getSimulatorUrl = (name: string) => `${origin}/simulators/${name}`;
  await enablePaymentProvider(app, "multicard", { ...demo.multicard, api: getSimulatorUrl("multicard") });
  await enablePaymentProvider(app, "payze", { ...demo.payze, api: getSimulatorUrl("payze") });
  const { apiKey } = demo["uzum-checkout"];
  await enablePaymentProvider(app, "uzum-checkout", {
    terminalId: app.osh,
    apiKey,
    api: getSimulatorUrl("uzum-checkout"),
  });
  const deps = { db: app.db, clock: app.clock, credentialKeys: TEST_CREDENTIAL_KEYS };
  const payments = createPaymentRegistry([
    createProvider("multicard", deps),
    createProvider("payze", deps),
    createProvider("uzum-checkout", { ...deps }),
  ]);

  async function selectPaymentsOfOrder(orderId: string) {
    const { rows } = await app.db.tenantRead(app.osh, (tx) =>
      sql<{ id: string; state: string }>`select id, state from payments
        where merchant_id = ${app.osh} and order_id = ${orderId} order by created_at, id`.execute(tx),
    );
    return rows;
  }
  const createPageProvider = (type: PaymentType, token: string): TestedProvider => {
    const pages = new Map<number, string>();
    /** Addresses of all payment pages by order: two concurrent requests open two pages, and both can be paid. */
    const opened = new Map<string, Set<string>>();
    const pressPageButton = async (tried: PaymentAttempt, button: string) => {
      const page = pages.get(tried.at);
      const body = new URLSearchParams({ press: button });
      if (page) await fetch(page, { method: "POST", body, redirect: "manual" });
    };
    return {
      type,
      async create(tried) {
        const { body } = await app.call<Checkout>(`/payments/v2/checkout/${tried.orderId}`, { token });
        if (!body.url) return;
        const page = `${origin}${new URL(body.url).pathname}`;
        pages.set(tried.at, page);
        opened.set(tried.orderId, (opened.get(tried.orderId) ?? new Set()).add(page));
      },
      perform: (tried) => pressPageButton(tried, tried.at % 2 === 0 ? "pay" : "lose"),
      cancel: (tried) => pressPageButton(tried, "decline"),
      async countCharged([tried]) {
        const texts = [...(opened.get(tried?.orderId ?? "") ?? [])].map(async (page) =>
          (await fetch(page)).text(),
        );
        return (await Promise.all(texts)).filter((text) => text.includes('value="giveBack"')).length;
      },
      async settle(orderId) {
        const deps = { db: app.db, clock: app.clock, payments };
        for (const { id: paymentId } of await selectPaymentsOfOrder(orderId))
          await queryPayment(deps, { merchantId: app.osh, paymentId, round: 0 });
        // A late payment is returned, if the provider supports it, exactly once for repeated requests.
        for (const { id: paymentId, state } of [
          ...(await selectPaymentsOfOrder(orderId)),
          ...(await selectPaymentsOfOrder(orderId)),
        ])
          if (state === "late") await refundPayment(deps, { merchantId: app.osh, paymentId });
      },
      async countLate(orderId) {
        const late = (await selectPaymentsOfOrder(orderId)).filter(({ state }) => state === "late");
        const { rows } = await app.db.platform((tx) =>
          sql<{ key: string }>`select key from graphile_worker.jobs
            where key = any(${late.map(({ id }) => `refund-payment:${id}`)})`.execute(tx),
        );
        return rows.length;
      },
    };
  };
  return (token) => (["RAHMAT", "PAYZE", "UZUM"] as const).map((type) => createPageProvider(type, token));
}
