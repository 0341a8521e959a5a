import type { PaymentType } from "@dasturxon/domain/payment-type";
import { callAsClick, createClickAccount, addClickSignature, enableClickShop } from "./click.ts";
import { callAsPayme, enablePayme } from "./payme.ts";
import { callAsPaynet, createPaynetAccount } from "./paynet.ts";
import { enablePaymentProvider } from "./take-provider.ts";
import type { TestApp } from "./test-app.ts";
import { callAsUzum, enableUzum } from "./uzum.ts";

/** Attempt of a provider to charge an order. */
export interface PaymentAttempt {
  orderId: string;
  /** Number that distinguishes this payment attempt from all others of the test. */
  at: number;
}

/** Operations of a payment provider that the property-based tests of order payments call in random order. */
export interface TestedProvider {
  type: PaymentType;
  create(tried: PaymentAttempt): Promise<unknown>;
  perform(tried: PaymentAttempt): Promise<unknown>;
  cancel(tried: PaymentAttempt): Promise<unknown>;
  /** Returns the number of the order's payments for which the provider holds the money, by its own ledger. */
  countCharged(tries: readonly PaymentAttempt[]): Promise<number>;
  /** Queries the provider about the order's payments, if it debits money without a call to our server. */
  settle?(orderId: string): Promise<void>;
  /** Returns the number of late payments of the order that are to be returned, each by its own job. */
  countLate?(orderId: string): Promise<number>;
}

const AMOUNT_TIYIN = 4_700_000;

/** Returns a function that counts the charged payments of an order, for providers with one payment per attempt. */
function createChargedPaymentCounter(
  isCharged: (tried: PaymentAttempt) => Promise<boolean>,
): TestedProvider["countCharged"] {
  return async (tries) => (await Promise.all(tries.map(isCharged))).filter(Boolean).length;
}

/** Enables every payment provider that calls our server, for the test brand osh. */
export async function enableCallingProviders(app: TestApp): Promise<(token: string) => TestedProvider[]> {
  await enablePayme(app);
  await enableClickShop(app);
  await enableUzum(app);
  await enablePaymentProvider(app, "paynet", createPaynetAccount("osh"));
  return (token) => [
    createPaymeProvider(app),
    createClickProvider(app),
    createUzumProvider(app),
    createPaynetProvider(app, token),
  ];
}

function createPaymeProvider(app: TestApp): TestedProvider {
  const formatPaymeId = ({ at }: PaymentAttempt) => at.toString(16).padStart(24, "0");
  const callAsProvider = (method: string, tried: PaymentAttempt, params: object = {}) =>
    callAsPayme(app, `/payments/v1/payme/${app.osh}`, {
      method,
      params: { id: formatPaymeId(tried), ...params },
    });
  return {
    type: "PAYME",
    create: (tried) =>
      callAsProvider("CreateTransaction", tried, {
        time: app.clock.now().getTime(),
        amount: AMOUNT_TIYIN,
        account: { order_id: tried.orderId },
      }),
    perform: (tried) => callAsProvider("PerformTransaction", tried),
    cancel: (tried) => callAsProvider("CancelTransaction", tried, { reason: 5 }),
    countCharged: createChargedPaymentCounter(
      async (tried) => (await callAsProvider("CheckTransaction", tried)).result?.["state"] === 2,
    ),
  };
}

/** Click returns the money by itself if Complete is refused. Accepted payments stay in its ledger. */
function createClickProvider(app: TestApp): TestedProvider {
  const { serviceId, secretKey } = createClickAccount("osh");
  const prepared = new Map<number, string>();
  const taken = new Set<number>();
  const callAsProvider = ({ orderId, at }: PaymentAttempt, more: Record<string, string>) => {
    const fields = {
      click_trans_id: String(at),
      service_id: serviceId,
      click_paydoc_id: `9${at}`,
      merchant_trans_id: orderId,
      amount: "47000",
      error: "0",
      error_note: "Success",
      sign_time: "2025-08-16 07:50:00",
      ...more,
    };
    return callAsClick(app, `/payments/v1/click/${app.osh}`, addClickSignature(fields, secretKey));
  };
  const sendComplete = async (tried: PaymentAttempt, error: string) => {
    const id = prepared.get(tried.at) ?? "0";
    const said = await callAsProvider(tried, { action: "1", merchant_prepare_id: id, error });
    if (error === "0" && said.error === 0) taken.add(tried.at);
  };
  return {
    type: "CLICK",
    async create(tried) {
      const { merchant_prepare_id: id } = await callAsProvider(tried, { action: "0" });
      if (id !== undefined) prepared.set(tried.at, String(id));
    },
    perform: (tried) => sendComplete(tried, "0"),
    cancel: (tried) => sendComplete(tried, "-5017"),
    countCharged: createChargedPaymentCounter(async ({ at }) => taken.has(at)),
  };
}

function createUzumProvider(app: TestApp): TestedProvider {
  const formatUzumTransactionId = ({ at }: PaymentAttempt) =>
    `00000000-0000-4000-8000-${at.toString(16).padStart(12, "0")}`;
  const callAsProvider = (operation: string, tried: PaymentAttempt, more: object = {}) =>
    callAsUzum(app, `/payments/v1/uzum/${app.osh}/${operation}`, {
      serviceId: 101,
      timestamp: app.clock.now().getTime(),
      transId: formatUzumTransactionId(tried),
      ...more,
    });
  return {
    type: "UZUM",
    create: (tried) =>
      callAsProvider("create", tried, { params: { order_id: tried.orderId }, amount: AMOUNT_TIYIN }),
    perform: (tried) =>
      callAsProvider("confirm", tried, { paymentSource: "UZCARD", phone: "998901234567", cardType: 1 }),
    cancel: (tried) => callAsProvider("reverse", tried),
    countCharged: createChargedPaymentCounter(
      async (tried) => (await callAsProvider("status", tried)).body.status === "CONFIRMED",
    ),
  };
}

function createPaynetProvider(app: TestApp, token: string): TestedProvider {
  const timestamp = "2026-03-02 12:00:00";
  const numbers = new Map<string, string>();
  const callAsProvider = (method: string, { at }: PaymentAttempt, more: object = {}) =>
    callAsPaynet(app, `/payments/v1/paynet/${app.osh}`, {
      method,
      params: { serviceId: 401, transactionId: at, timestamp, ...more },
    });
  return {
    type: "PAYNET",
    async create(tried) {
      const path = `/payments/v2/checkout/${tried.orderId}`;
      const { body } = await app.call<{ number?: string | null }>(path, { token });
      if (body.number) numbers.set(tried.orderId, body.number);
    },
    perform(tried) {
      const fields = { order_id: numbers.get(tried.orderId) ?? "100000" };
      return callAsProvider("PerformTransaction", tried, {
        amount: AMOUNT_TIYIN,
        transactionTime: timestamp,
        fields,
      });
    },
    cancel: (tried) => callAsProvider("CancelTransaction", tried),
    countCharged: createChargedPaymentCounter(
      async (tried) => (await callAsProvider("CheckTransaction", tried)).result?.["transactionState"] === 1,
    ),
  };
}
