import type { PaymentType } from "@dasturxon/domain/payment-type";
import { callClick, clickAccount, withSignature, enableClickShop } from "./click.ts";
import { callPayme, enablePayme } from "./payme.ts";
import { callPaynet, paynetAccount } from "./paynet.ts";
import { enableProvider } from "./take-provider.ts";
import type { TestApp } from "./test-app.ts";
import { callUzum, enableUzum } from "./uzum.ts";

/** A transaction of a provider for an order. */
export interface PaymentAttempt {
  orderId: string;
  /** A number that is unique in the test. */
  at: number;
}

/** A provider in the random tests of order payments. */
export interface PaymentWay {
  type: PaymentType;
  create(tried: PaymentAttempt): Promise<unknown>;
  perform(tried: PaymentAttempt): Promise<unknown>;
  cancel(tried: PaymentAttempt): Promise<unknown>;
  /** Returns the number of the order's payments for which the provider holds the money, by its own ledger. */
  countCharged(tries: readonly PaymentAttempt[]): Promise<number>;
  /** Queries the provider about the order's payments, if it takes money without a call to the product. */
  settle?(orderId: string): Promise<void>;
  /** Returns the number of late payments of the order that are to be returned, each by its own job. */
  countLate?(orderId: string): Promise<number>;
}

const TIYIN = 4_700_000;

/** Returns a counter for providers with one payment per try. */
function counting(isCharged: (tried: PaymentAttempt) => Promise<boolean>): PaymentWay["countCharged"] {
  return async (tries) => (await Promise.all(tries.map(isCharged))).filter(Boolean).length;
}

/** Enables every provider that calls the product, for the test brand osh. */
export async function paymentWays(app: TestApp): Promise<(token: string) => PaymentWay[]> {
  await enablePayme(app);
  await enableClickShop(app);
  await enableUzum(app);
  await enableProvider(app, "paynet", paynetAccount("osh"));
  return (token) => [paymeWay(app), clickWay(app), uzumWay(app), paynetWay(app, token)];
}

function paymeWay(app: TestApp): PaymentWay {
  const idOf = ({ at }: PaymentAttempt) => at.toString(16).padStart(24, "0");
  const tell = (method: string, tried: PaymentAttempt, params: object = {}) =>
    callPayme(app, `/payments/v1/payme/${app.osh}`, { method, params: { id: idOf(tried), ...params } });
  return {
    type: "PAYME",
    create: (tried) =>
      tell("CreateTransaction", tried, {
        time: app.clock.now().getTime(),
        amount: TIYIN,
        account: { order_id: tried.orderId },
      }),
    perform: (tried) => tell("PerformTransaction", tried),
    cancel: (tried) => tell("CancelTransaction", tried, { reason: 5 }),
    countCharged: counting(async (tried) => (await tell("CheckTransaction", tried)).result?.["state"] === 2),
  };
}

/** Click returns the money by itself if Complete is refused. Accepted payments stay in its ledger. */
function clickWay(app: TestApp): PaymentWay {
  const { serviceId, secretKey } = clickAccount("osh");
  const prepared = new Map<number, string>();
  const taken = new Set<number>();
  const tell = ({ orderId, at }: PaymentAttempt, more: Record<string, string>) => {
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
    return callClick(app, `/payments/v1/click/${app.osh}`, withSignature(fields, secretKey));
  };
  const complete = async (tried: PaymentAttempt, error: string) => {
    const id = prepared.get(tried.at) ?? "0";
    const said = await tell(tried, { action: "1", merchant_prepare_id: id, error });
    if (error === "0" && said.error === 0) taken.add(tried.at);
  };
  return {
    type: "CLICK",
    async create(tried) {
      const { merchant_prepare_id: id } = await tell(tried, { action: "0" });
      if (id !== undefined) prepared.set(tried.at, String(id));
    },
    perform: (tried) => complete(tried, "0"),
    cancel: (tried) => complete(tried, "-5017"),
    countCharged: counting(async ({ at }) => taken.has(at)),
  };
}

function uzumWay(app: TestApp): PaymentWay {
  const transId = ({ at }: PaymentAttempt) => `00000000-0000-4000-8000-${at.toString(16).padStart(12, "0")}`;
  const tell = (operation: string, tried: PaymentAttempt, more: object = {}) =>
    callUzum(app, `/payments/v1/uzum/${app.osh}/${operation}`, {
      serviceId: 101,
      timestamp: app.clock.now().getTime(),
      transId: transId(tried),
      ...more,
    });
  return {
    type: "UZUM",
    create: (tried) => tell("create", tried, { params: { order_id: tried.orderId }, amount: TIYIN }),
    perform: (tried) =>
      tell("confirm", tried, { paymentSource: "UZCARD", phone: "998901234567", cardType: 1 }),
    cancel: (tried) => tell("reverse", tried),
    countCharged: counting(async (tried) => (await tell("status", tried)).body.status === "CONFIRMED"),
  };
}

function paynetWay(app: TestApp, token: string): PaymentWay {
  const timestamp = "2026-03-02 12:00:00";
  const numbers = new Map<string, string>();
  const tell = (method: string, { at }: PaymentAttempt, more: object = {}) =>
    callPaynet(app, `/payments/v1/paynet/${app.osh}`, {
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
      return tell("PerformTransaction", tried, { amount: TIYIN, transactionTime: timestamp, fields });
    },
    cancel: (tried) => tell("CancelTransaction", tried),
    countCharged: counting(
      async (tried) => (await tell("CheckTransaction", tried)).result?.["transactionState"] === 1,
    ),
  };
}
