import { createHash } from "node:crypto";
import type { PaymentProviderName } from "@dasturxon/providers/payments/facts";
import type { PaymentType } from "@dasturxon/domain/payment-type";
import type { readDemoPayments } from "@dasturxon/providers/payments/demo-accounts";
import type { ProviderMessage } from "./kill-line.ts";
import {
  parseJsonAnswer,
  type MessageSender,
  type FakeProvider,
  SIMULATED_ORDER_TOTAL,
  type FakePayment,
} from "./stand-in.ts";

interface PaymentPageProvider {
  merchantId: string;
  /** Address of the payment simulators. */
  origin: string;
  provider: PaymentProviderName;
  type: PaymentType;
  credentials: Record<string, string>;
  /** Returns the id that the server gave to the payment of this payment page. */
  paymentAt(pageId: string): Promise<string | null>;
  /** Returns the body of the callback after a payment. */
  told(paymentId: string): object;
  /** Returns whether the server confirmed that it accepted the payment. */
  isAgreed(answer: Readonly<Record<string, unknown>> | null): boolean;
  /** Whether the provider returns the money without a confirmation. */
  isGivenBack: boolean;
}

/**
 * Creates a fake provider with a payment page. The demo's simulator is its ledger, and the test decides whether its
 * callback arrives.
 */
function createFakePageProvider(paged: PaymentPageProvider): FakeProvider {
  const { merchantId, origin, provider, type, credentials } = paged;
  const opened = new Map<string, Set<string>>();
  const pressPageButton = (page: string, button: string) =>
    fetch(page, { method: "POST", body: new URLSearchParams({ press: button }), redirect: "manual" });
  const isMoneyHeld = async (page: string) => (await (await fetch(page)).text()).includes('value="giveBack"');
  const createMessage = (body: object): ProviderMessage => ({
    path: `/payments/v1/${provider}/${merchantId}`,
    headers: { "content-type": "application/json", "merchant-id": merchantId },
    body: JSON.stringify(body),
  });
  return {
    provider,
    type,
    credentials,
    async countHeld(orderId) {
      const held = await Promise.all([...(opened.get(orderId) ?? [])].map(isMoneyHeld));
      return held.filter(Boolean).length;
    },
    trial({ orderId, token, chance }) {
      let page: string | null = null;
      async function openPaymentPage(say: MessageSender): Promise<void> {
        const headers = { "merchant-id": merchantId, authorization: `Bearer ${token}` };
        const path = `/payments/v2/checkout/${orderId}`;
        const url = parseJsonAnswer(await say({ method: "GET", path, headers }))?.["url"];
        if (typeof url !== "string") return;
        page = `${origin}${new URL(url).pathname}`;
        opened.set(orderId, (opened.get(orderId) ?? new Set<string>()).add(page));
      }
      async function sendCallback(say: MessageSender): Promise<void> {
        const paymentId = page && (await paged.paymentAt(page.split("/").at(-1) ?? ""));
        if (!page || !paymentId) throw new Error("a page that we showed is of no payment");
        const isAgreed = paged.isAgreed(parseJsonAnswer(await say(createMessage(paged.told(paymentId)))));
        if (!isAgreed && paged.isGivenBack) await pressPageButton(page, "giveBackUntold");
        else if (!isAgreed && chance(0.5)) await say(createMessage(paged.told(paymentId)));
      }
      const trial: FakePayment = {
        // Some payments open two pages at the same time, like two tabs or a retry on an unreliable network.
        begin: async (say) =>
          void (await Promise.all(
            chance(0.3) ? [openPaymentPage(say), openPaymentPage(say)] : [openPaymentPage(say)],
          )),
        async pay(say) {
          if (page === null) await trial.begin(say);
          if (page === null) return;
          await pressPageButton(page, "lose");
          if (await isMoneyHeld(page)) await sendCallback(say);
        },
        async cancel(say) {
          if (page === null || !(await isMoneyHeld(page))) return;
          await pressPageButton(page, "giveBackUntold");
          if (!paged.isGivenBack) await sendCallback(say);
        },
        finish: async () => undefined,
      };
      return trial;
    },
  };
}

type SharedFakeProviderParts = Pick<PaymentPageProvider, "merchantId" | "origin" | "paymentAt"> & {
  demo: ReturnType<typeof readDemoPayments>;
};

/** Fakes of Multicard, Payze and Uzum Checkout. */
export function createFakePageProviders({ demo, ...shared }: SharedFakeProviderParts): FakeProvider[] {
  const getSimulatorUrl = (name: PaymentProviderName) => `${shared.origin}/simulators/${name}`;
  const { storeId, secret } = demo.multicard;
  const isNotificationReceived = (answer: Readonly<Record<string, unknown>> | null) =>
    answer?.["isHeard"] === true;
  return [
    createFakePageProvider({
      ...shared,
      provider: "multicard",
      type: "RAHMAT",
      credentials: { ...demo.multicard, api: getSimulatorUrl("multicard") },
      told(invoice) {
        const amount = SIMULATED_ORDER_TOTAL * 100;
        const sign = createHash("md5").update(`${storeId}${invoice}${amount}${secret}`).digest("hex");
        return { store_id: Number(storeId), invoice_id: invoice, amount, uuid: "u-1", sign };
      },
      isAgreed: (answer) => answer?.["success"] === true,
      isGivenBack: true,
    }),
    createFakePageProvider({
      ...shared,
      provider: "payze",
      type: "PAYZE",
      credentials: { ...demo.payze, api: getSimulatorUrl("payze") },
      told: (id) => ({ IdempotencyKey: id, PaymentStatus: "Captured" }),
      isAgreed: isNotificationReceived,
      isGivenBack: false,
    }),
    createFakePageProvider({
      ...shared,
      provider: "uzum-checkout",
      type: "UZUM",
      credentials: {
        terminalId: shared.merchantId,
        apiKey: demo["uzum-checkout"].apiKey,
        api: getSimulatorUrl("uzum-checkout"),
      },
      told: (id) => ({ orderNumber: id, operationState: "SUCCESS" }),
      isAgreed: isNotificationReceived,
      isGivenBack: false,
    }),
  ];
}
