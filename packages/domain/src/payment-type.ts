/** Payment types of an order. [PY-1] */
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

/** Channel of an order. Each has its own switch in the payment settings. */
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

const PAYMENT_SWITCH_BY_CHANNEL = {
  web: "webEnabled",
  bot: "botEnabled",
  operator: "operatorEnabled",
  app: "appEnabled",
  qr: "qrEnabled",
} as const;

/** Returns the payment types that the brand enabled for the channel, in the brand's order. [CH-6] */
export function listPaymentTypesOfChannel(
  settings: readonly PaymentSettings[],
  channel: PaymentChannel,
): PaymentType[] {
  return settings
    .filter((method) => method.isActive === true && method[PAYMENT_SWITCH_BY_CHANNEL[channel]] === true)
    .map((method) => method.type);
}

const APP_ORDER_DEVICES: ReadonlySet<string> = new Set([
  "CLIENT_APP",
  "CLIENT_IOS",
  "CLIENT_ANDROID",
  "CLICK_MINI_APP",
]);

/**
 * Returns the channel of a customer's order: QR code at a table, bot, app, or else the website. Operator devices in a
 * customer's request are ignored. [CH-6]
 */
export function channelFromOrder(order: { orderDevice: string; isAtTable: boolean }): PaymentChannel {
  if (order.isAtTable) return "qr";
  if (order.orderDevice === "TELEGRAM_BOT") return "bot";
  return APP_ORDER_DEVICES.has(order.orderDevice) ? "app" : "web";
}

/** Payment types paid directly when the order is handed over. [OR-3] */
export const AT_HANDOVER_PAYMENT_TYPES: readonly PaymentType[] = ["CASH", "TERMINAL", "OTHER"];

/** Returns whether the type can be used in the Click app: Click's own payment, or payment on receipt. [CK-1] */
export function isUsableInClickApp(type: PaymentType): boolean {
  return type === "CLICK_MINI_APP" || AT_HANDOVER_PAYMENT_TYPES.includes(type);
}

/** Returns whether the provider notifies us of completed refunds. For other types the staff confirm them. [PY-5] */
export function isRefundReported(type: PaymentType): boolean {
  return type === "PAYME" || type === "UZUM" || type === "PAYNET" || type === "PAYZE";
}

/**
 * Returns whether the provider refunds late payments at our request. For other types the staff refund them at the
 * provider. [PY-5]
 */
export function isLatePaymentRefundable(type: PaymentType): boolean {
  return type === "RAHMAT" || type === "UZUM";
}

/**
 * Returns whether the type is paid through a provider before the order is accepted. Cash and terminal are paid on
 * receipt. [OR-3]
 */
export function isOnlinePayment(type: PaymentType): boolean {
  return !AT_HANDOVER_PAYMENT_TYPES.includes(type);
}
