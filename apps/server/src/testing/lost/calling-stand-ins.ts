import { paymeKey } from "../payme.ts";
import { paynetAccount, paynetAuthorization } from "../paynet.ts";
import { uzumAccount, uzumAuthorization } from "../uzum.ts";
import type { Message } from "./kill-line.ts";
import { jsonOf, type SendMessage, type StandIn, SUM, type Trial } from "./stand-in.ts";

const TIYIN = SUM * 100;
const TIME = "2026-03-02 12:00:00";

/** The provider holds the money from its callback until the product refuses or it is refunded. */
type Book = "none" | "held" | "back";

/** Orders with a payment in the provider's ledger. */
class BillBooks {
  readonly #of = new Map<string, Map<number, Book>>();

  set(orderId: string, number: number, state: Book): void {
    this.#of.set(orderId, (this.#of.get(orderId) ?? new Map<number, Book>()).set(number, state));
  }

  get(orderId: string, number: number): Book {
    return this.#of.get(orderId)?.get(number) ?? "none";
  }

  countHeld = async (orderId: string): Promise<number> =>
    [...(this.#of.get(orderId)?.values() ?? [])].filter((state) => state === "held").length;
}

/** Fake Payme: retries a callback until it gets a response. */
export function paymeStandIn(merchantId: string): StandIn {
  const books = new BillBooks();
  const authorization = `Basic ${Buffer.from(`Paycom:${paymeKey("osh")}`).toString("base64")}`;
  const call = (method: string, params: object): Message => ({
    path: `/payments/v1/payme/${merchantId}`,
    headers: { "content-type": "application/json", "merchant-id": merchantId, authorization },
    body: JSON.stringify({ method, params, id: 1 }),
  });
  return {
    provider: "payme",
    type: "PAYME",
    credentials: { kassaId: "kassa-of-osh", key: paymeKey("osh") },
    countHeld: books.countHeld,
    trial({ orderId, number }) {
      const id = number.toString(16).padStart(24, "0");
      const time = Date.now();
      const create = call("CreateTransaction", { id, time, amount: TIYIN, account: { order_id: orderId } });
      let isCreated = false;
      let waits: "perform" | "cancel" | null = null;
      const keep = (state: Book) => books.set(orderId, number, state);
      async function perform(say: SendMessage): Promise<void> {
        if (books.get(orderId, number) === "back") return;
        keep("held");
        const said = jsonOf(await say(call("PerformTransaction", { id })));
        if (!said) return void (waits ??= "perform");
        if (waits === "perform") waits = null;
        if (said["error"]) keep("back");
      }
      async function cancel(say: SendMessage): Promise<void> {
        waits = "cancel";
        const said = jsonOf(await say(call("CancelTransaction", { id, reason: 5 })));
        if (!said) return;
        waits = null;
        keep("back");
      }
      const trial: Trial = {
        async begin(say) {
          const said = jsonOf(await say(create));
          if (said) isCreated = !said["error"];
        },
        async pay(say) {
          if (!isCreated) await trial.begin(say);
          if (isCreated && waits !== "cancel") await perform(say);
        },
        async cancel(say) {
          if (isCreated) await cancel(say);
        },
        async finish(sure) {
          if (waits === "perform") await perform(sure);
          if (waits === "cancel") await cancel(sure);
        },
      };
      return trial;
    },
  };
}

/** Fake Uzum: after a lost response it queries the status and continues from there. */
export function uzumStandIn(merchantId: string): StandIn {
  const books = new BillBooks();
  const call = (operation: string, body: object): Message => ({
    path: `/payments/v1/uzum/${merchantId}/${operation}`,
    headers: {
      "content-type": "application/json",
      "merchant-id": merchantId,
      authorization: uzumAuthorization(),
    },
    body: JSON.stringify({ serviceId: 101, timestamp: Date.now(), ...body }),
  });
  return {
    provider: "uzum",
    type: "UZUM",
    credentials: uzumAccount("osh"),
    countHeld: books.countHeld,
    trial({ orderId, number }) {
      const transId = `00000000-0000-4000-8000-${number.toString(16).padStart(12, "0")}`;
      const keep = (state: Book) => books.set(orderId, number, state);
      let isCreated = false;
      let waits: "confirm" | "reverse" | null = null;
      const ask = async (say: SendMessage) => jsonOf(await say(call("status", { transId })))?.["status"];
      async function confirm(say: SendMessage): Promise<void> {
        keep("held");
        const body = { transId, paymentSource: "UZCARD", phone: "998901234567", cardType: 1 };
        const said = jsonOf(await say(call("confirm", body)));
        if (!said) return void (waits = "confirm");
        waits = null;
        if (said["status"] !== "CONFIRMED" && said["errorCode"] !== "10016") keep("back");
      }
      async function reverse(say: SendMessage): Promise<void> {
        const said = jsonOf(await say(call("reverse", { transId })));
        if (!said) return void (waits = "reverse");
        waits = null;
        if (said["status"] === "REVERSED" || said["errorCode"] === "10018") keep("back");
      }
      const trial: Trial = {
        async begin(say) {
          const body = { transId, params: { order_id: orderId }, amount: TIYIN };
          const said = jsonOf(await say(call("create", body)));
          isCreated = said ? said["status"] === "CREATED" : (await ask(say)) === "CREATED";
        },
        async pay(say) {
          if (!isCreated) await trial.begin(say);
          if (isCreated && waits !== "reverse" && books.get(orderId, number) !== "back") await confirm(say);
        },
        async cancel(say) {
          if (isCreated && waits === null) await reverse(say);
        },
        async finish(sure) {
          if (waits === "confirm") {
            const status = await ask(sure);
            if (status === "CREATED") await confirm(sure);
            else if (status !== "CONFIRMED") keep("back");
          } else if (waits === "reverse") await reverse(sure);
        },
      };
      return trial;
    },
  };
}

/**
 * Fake Paynet: takes the money before the callback. After a lost response it queries the status, and repeats the
 * callback if the payment is unknown.
 */
export function paynetStandIn(merchantId: string): StandIn {
  const books = new BillBooks();
  const call = (method: string, params: object): Message => ({
    path: `/payments/v1/paynet/${merchantId}`,
    headers: {
      "content-type": "application/json",
      "merchant-id": merchantId,
      authorization: paynetAuthorization(),
    },
    body: JSON.stringify({ method, id: 1, params: { serviceId: 401, ...params } }),
  });
  return {
    provider: "paynet",
    type: "PAYNET",
    credentials: paynetAccount("osh"),
    countHeld: books.countHeld,
    trial({ orderId, number: transactionId, token }) {
      const keep = (state: Book) => books.set(orderId, transactionId, state);
      let typed: unknown = null;
      let waits: "perform" | "cancel" | null = null;
      async function perform(say: SendMessage): Promise<void> {
        keep("held");
        const fields = { order_id: typed };
        const params = { transactionId, amount: TIYIN, transactionTime: TIME, fields };
        const said = jsonOf(await say(call("PerformTransaction", params)));
        if (!said) return void (waits = "perform");
        waits = null;
        const { code } = (said["error"] ?? {}) as { code?: number };
        if (!said["result"] && code !== 201) keep("back");
      }
      async function cancel(say: SendMessage): Promise<void> {
        const said = jsonOf(await say(call("CancelTransaction", { transactionId, timestamp: TIME })));
        if (!said) return void (waits = "cancel");
        waits = null;
        keep("back");
      }
      const trial: Trial = {
        async begin(say) {
          const path = `/payments/v2/checkout/${orderId}`;
          const headers = { "merchant-id": merchantId, authorization: `Bearer ${token}` };
          typed = jsonOf(await say({ method: "GET", path, headers }))?.["number"] ?? typed;
        },
        async pay(say) {
          if (typed === null) await trial.begin(say);
          const isBack = books.get(orderId, transactionId) === "back";
          if (typed !== null && waits === null && !isBack) await perform(say);
        },
        async cancel(say) {
          if (waits === null && books.get(orderId, transactionId) === "held") await cancel(say);
        },
        async finish(sure) {
          if (waits === "perform") {
            const said = jsonOf(await sure(call("CheckTransaction", { transactionId, timestamp: TIME })));
            const { transactionState } = (said?.["result"] ?? {}) as { transactionState?: number };
            if (transactionState === 3) await perform(sure);
            else if (transactionState !== 1) keep("back");
          } else if (waits === "cancel") await cancel(sure);
        },
      };
      return trial;
    },
  };
}
