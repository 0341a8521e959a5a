/** How an order is paid. [PY-1] */
export const PAYMENT_TYPES = [
  "CASH",
  "CLICK",
  "PAYNET",
  "TERMINAL",
  "PAYME",
  "UZUM",
  "OTHER",
  "RAHMAT",
  "PAYZE",
  "CLICK_MINI_APP",
] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** Where the customer orders; each has its own switch in the payment settings. */
export type PaymentChannel = "web" | "bot" | "operator" | "app" | "qr";

export type PaymentSettings = {
  type: PaymentType;
  isActive?: boolean | null | undefined;
  webEnabled?: boolean | null | undefined;
  botEnabled?: boolean | null | undefined;
  operatorEnabled?: boolean | null | undefined;
  appEnabled?: boolean | null | undefined;
  qrEnabled?: boolean | null | undefined;
};

const SWITCHES = {
  web: "webEnabled",
  bot: "botEnabled",
  operator: "operatorEnabled",
  app: "appEnabled",
  qr: "qrEnabled",
} as const;

/** The methods that the merchant switched on for the channel, in the merchant's order. [CH-6] */
export function allowedPayments(
  settings: readonly PaymentSettings[],
  channel: PaymentChannel,
): PaymentType[] {
  return settings
    .filter((method) => method.isActive === true && method[SWITCHES[channel]] === true)
    .map((method) => method.type);
}

const APPS: ReadonlySet<string> = new Set(["CLIENT_APP", "CLIENT_IOS", "CLIENT_ANDROID", "CLICK_MINI_APP"]);

/**
 * The channel that a customer's order comes by: from a table by the code on it, by the bot, by an application, else
 * the website. What a customer says of an operator's device counts for nothing. [CH-6]
 */
export function channelOf(order: { orderDevice: string; isAtTable: boolean }): PaymentChannel {
  if (order.isAtTable) return "qr";
  if (order.orderDevice === "TELEGRAM_BOT") return "bot";
  return APPS.has(order.orderDevice) ? "app" : "web";
}

/** Paid hand to hand when the order is handed over. [OR-3] */
export const ON_RECEIPT: readonly PaymentType[] = ["CASH", "TERMINAL", "OTHER"];

/** Can it be paid by in the Click application: by Click's own payment, or hand to hand. [CK-1] */
export function isPaidInClick(type: PaymentType): boolean {
  return type === "CLICK_MINI_APP" || ON_RECEIPT.includes(type);
}

/** Whose provider tells us when money that it held went back; of the others the staff say so. [PY-5] */
export function isRefundTold(type: PaymentType): boolean {
  return type === "PAYME" || type === "UZUM" || type === "PAYNET" || type === "PAYZE";
}

/** Whose provider gives money that came late back when we ask it to; of the others the staff give it back there. [PY-5] */
export function isLateReturnedByItself(type: PaymentType): boolean {
  return type === "RAHMAT" || type === "UZUM";
}

/** Paid through a provider before the order is accepted; cash and terminal are paid on receipt. [OR-3] */
export function isOnlinePayment(type: PaymentType): boolean {
  return !ON_RECEIPT.includes(type);
}
