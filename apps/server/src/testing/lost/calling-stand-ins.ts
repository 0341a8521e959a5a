import { getPaymeKey } from "../payme.ts";
import { createPaynetAccount, createPaynetAuthorization } from "../paynet.ts";
import { createUzumAccount, createUzumAuthorization } from "../uzum.ts";
import type { ProviderMessage } from "./kill-line.ts";
import {
  parseJsonAnswer,
  type MessageSender,
  type FakeProvider,
  SIMULATED_ORDER_TOTAL,
  type FakePayment,
} from "./stand-in.ts";

const AMOUNT_TIYIN = SIMULATED_ORDER_TOTAL * 100;
const TRANSACTION_TIME = "2026-03-02 12:00:00";

/** The provider holds the money from its callback until the server refuses the payment or it is refunded. */
type LedgerMoneyState = "none" | "held" | "back";

/** Ledger of a fake provider: the state of each payment, by order. */
class FakeProviderLedger {
  readonly #of = new Map<string, Map<number, LedgerMoneyState>>();

  set(orderId: string, number: number, state: LedgerMoneyState): void {
    this.#of.set(orderId, (this.#of.get(orderId) ?? new Map<number, LedgerMoneyState>()).set(number, state));
  }

  get(orderId: string, number: number): LedgerMoneyState {
    return this.#of.get(orderId)?.get(number) ?? "none";
  }

  countHeld = async (orderId: string): Promise<number> =>
    [...(this.#of.get(orderId)?.values() ?? [])].filter((state) => state === "held").length;
}

/** Fake Payme: retries a callback until it gets a response. */
export function createFakePayme(merchantId: string): FakeProvider {
  const books = new FakeProviderLedger();
  const authorization = `Basic ${Buffer.from(`Paycom:${getPaymeKey("osh")}`).toString("base64")}`;
  const createMessage = (method: string, params: object): ProviderMessage => ({
    path: `/payments/v1/payme/${merchantId}`,
    headers: { "content-type": "application/json", "merchant-id": merchantId, authorization },
    body: JSON.stringify({ method, params, id: 1 }),
  });
  return {
    provider: "payme",
    type: "PAYME",
    credentials: { kassaId: "kassa-of-osh", key: getPaymeKey("osh") },
    countHeld: books.countHeld,
    trial({ orderId, number }) {
      const id = number.toString(16).padStart(24, "0");
      const time = Date.now();
      const create = createMessage("CreateTransaction", {
        id,
        time,
        amount: AMOUNT_TIYIN,
        account: { order_id: orderId },
      });
      let isCreated = false;
      let waits: "perform" | "cancel" | null = null;
      const setLedgerState = (state: LedgerMoneyState) => books.set(orderId, number, state);
      async function sendPerform(say: MessageSender): Promise<void> {
        if (books.get(orderId, number) === "back") return;
        setLedgerState("held");
        const said = parseJsonAnswer(await say(createMessage("PerformTransaction", { id })));
        if (!said) return void (waits ??= "perform");
        if (waits === "perform") waits = null;
        if (said["error"]) setLedgerState("back");
      }
      async function sendCancel(say: MessageSender): Promise<void> {
        waits = "cancel";
        const said = parseJsonAnswer(await say(createMessage("CancelTransaction", { id, reason: 5 })));
        if (!said) return;
        waits = null;
        setLedgerState("back");
      }
      const trial: FakePayment = {
        async begin(say) {
          const said = parseJsonAnswer(await say(create));
          if (said) isCreated = !said["error"];
        },
        async pay(say) {
          if (!isCreated) await trial.begin(say);
          if (isCreated && waits !== "cancel") await sendPerform(say);
        },
        async cancel(say) {
          if (isCreated) await sendCancel(say);
        },
        async finish(sure) {
          if (waits === "perform") await sendPerform(sure);
          if (waits === "cancel") await sendCancel(sure);
        },
      };
      return trial;
    },
  };
}

/** Fake Uzum: after a lost response it queries the status and continues from there. */
export function createFakeUzum(merchantId: string): FakeProvider {
  const books = new FakeProviderLedger();
  const createMessage = (operation: string, body: object): ProviderMessage => ({
    path: `/payments/v1/uzum/${merchantId}/${operation}`,
    headers: {
      "content-type": "application/json",
      "merchant-id": merchantId,
      authorization: createUzumAuthorization(),
    },
    body: JSON.stringify({ serviceId: 101, timestamp: Date.now(), ...body }),
  });
  return {
    provider: "uzum",
    type: "UZUM",
    credentials: createUzumAccount("osh"),
    countHeld: books.countHeld,
    trial({ orderId, number }) {
      const transId = `00000000-0000-4000-8000-${number.toString(16).padStart(12, "0")}`;
      const setLedgerState = (state: LedgerMoneyState) => books.set(orderId, number, state);
      let isCreated = false;
      let waits: "confirm" | "reverse" | null = null;
      const queryTransactionStatus = async (say: MessageSender) =>
        parseJsonAnswer(await say(createMessage("status", { transId })))?.["status"];
      async function sendConfirm(say: MessageSender): Promise<void> {
        setLedgerState("held");
        const body = { transId, paymentSource: "UZCARD", phone: "998901234567", cardType: 1 };
        const said = parseJsonAnswer(await say(createMessage("confirm", body)));
        if (!said) return void (waits = "confirm");
        waits = null;
        if (said["status"] !== "CONFIRMED" && said["errorCode"] !== "10016") setLedgerState("back");
      }
      async function sendReverse(say: MessageSender): Promise<void> {
        const said = parseJsonAnswer(await say(createMessage("reverse", { transId })));
        if (!said) return void (waits = "reverse");
        waits = null;
        if (said["status"] === "REVERSED" || said["errorCode"] === "10018") setLedgerState("back");
      }
      const trial: FakePayment = {
        async begin(say) {
          const body = { transId, params: { order_id: orderId }, amount: AMOUNT_TIYIN };
          const said = parseJsonAnswer(await say(createMessage("create", body)));
          isCreated = said ? said["status"] === "CREATED" : (await queryTransactionStatus(say)) === "CREATED";
        },
        async pay(say) {
          if (!isCreated) await trial.begin(say);
          if (isCreated && waits !== "reverse" && books.get(orderId, number) !== "back")
            await sendConfirm(say);
        },
        async cancel(say) {
          if (isCreated && waits === null) await sendReverse(say);
        },
        async finish(sure) {
          if (waits === "confirm") {
            const status = await queryTransactionStatus(sure);
            if (status === "CREATED") await sendConfirm(sure);
            else if (status !== "CONFIRMED") setLedgerState("back");
          } else if (waits === "reverse") await sendReverse(sure);
        },
      };
      return trial;
    },
  };
}

/**
 * Fake Paynet: debits the money before the callback. After a lost response it queries the status, and repeats the
 * callback if the payment is unknown.
 */
export function createFakePaynet(merchantId: string): FakeProvider {
  const books = new FakeProviderLedger();
  const createMessage = (method: string, params: object): ProviderMessage => ({
    path: `/payments/v1/paynet/${merchantId}`,
    headers: {
      "content-type": "application/json",
      "merchant-id": merchantId,
      authorization: createPaynetAuthorization(),
    },
    body: JSON.stringify({ method, id: 1, params: { serviceId: 401, ...params } }),
  });
  return {
    provider: "paynet",
    type: "PAYNET",
    credentials: createPaynetAccount("osh"),
    countHeld: books.countHeld,
    trial({ orderId, number: transactionId, token }) {
      const setLedgerState = (state: LedgerMoneyState) => books.set(orderId, transactionId, state);
      let typed: unknown = null;
      let waits: "perform" | "cancel" | null = null;
      async function sendPerform(say: MessageSender): Promise<void> {
        setLedgerState("held");
        const fields = { order_id: typed };
        const params = { transactionId, amount: AMOUNT_TIYIN, transactionTime: TRANSACTION_TIME, fields };
        const said = parseJsonAnswer(await say(createMessage("PerformTransaction", params)));
        if (!said) return void (waits = "perform");
        waits = null;
        const { code } = (said["error"] ?? {}) as { code?: number };
        if (!said["result"] && code !== 201) setLedgerState("back");
      }
      async function sendCancel(say: MessageSender): Promise<void> {
        const said = parseJsonAnswer(
          await say(createMessage("CancelTransaction", { transactionId, timestamp: TRANSACTION_TIME })),
        );
        if (!said) return void (waits = "cancel");
        waits = null;
        setLedgerState("back");
      }
      const trial: FakePayment = {
        async begin(say) {
          const path = `/payments/v2/checkout/${orderId}`;
          const headers = { "merchant-id": merchantId, authorization: `Bearer ${token}` };
          typed = parseJsonAnswer(await say({ method: "GET", path, headers }))?.["number"] ?? typed;
        },
        async pay(say) {
          if (typed === null) await trial.begin(say);
          const isBack = books.get(orderId, transactionId) === "back";
          if (typed !== null && waits === null && !isBack) await sendPerform(say);
        },
        async cancel(say) {
          if (waits === null && books.get(orderId, transactionId) === "held") await sendCancel(say);
        },
        async finish(sure) {
          if (waits === "perform") {
            const said = parseJsonAnswer(
              await sure(createMessage("CheckTransaction", { transactionId, timestamp: TRANSACTION_TIME })),
            );
            const { transactionState } = (said?.["result"] ?? {}) as { transactionState?: number };
            if (transactionState === 3) await sendPerform(sure);
            else if (transactionState !== 1) setLedgerState("back");
          } else if (waits === "cancel") await sendCancel(sure);
        },
      };
      return trial;
    },
  };
}
