import type { PaymentType } from "./payment-type.ts";

interface ProviderFields {
  types: readonly PaymentType[];
  fields: readonly string[];
  /** What an account may lack. */
  optional?: readonly string[];
  /** What such a field may say; the first is meant where it is left out. */
  choices?: Readonly<Record<string, readonly string[]>>;
  secrets: readonly string[];
}

/**
 * The providers that a brand can have an account at: the payment types that the account serves, what the brand and the
 * provider know each other by, and which of it is a secret. [PY-1]
 */
export const PAYMENT_PROVIDERS = {
  payme: {
    types: ["PAYME"],
    fields: ["kassaId", "key"],
    // `no`: Payme has not switched the Subscribe API on, so that it keeps no cards [PY-4].
    optional: ["subscribeApi"],
    choices: { subscribeApi: ["yes", "no"] },
    secrets: ["key"],
  },
  click: {
    types: ["CLICK", "CLICK_MINI_APP"],
    fields: ["serviceId", "merchantId", "secretKey"],
    // By which Click lets the shop itself give money back and tell the lines of fiscal receipts: who sells, and whether
    // Click counts in ones or thousandths.
    // `miniAppToken`: by which Click tells whose session a page in its application has [CK-1].
    optional: ["merchantUserId", "tin", "amountScale", "miniAppToken"],
    choices: { amountScale: ["1", "1000"] },
    secrets: ["secretKey", "miniAppToken"],
  },
  uzum: { types: ["UZUM"], fields: ["serviceId", "login", "password"], secrets: ["password"] },
  "uzum-checkout": {
    types: ["UZUM"],
    fields: ["terminalId", "apiKey"],
    optional: ["tin"],
    secrets: ["apiKey"],
  },
  multicard: {
    types: ["RAHMAT"],
    fields: ["storeId", "applicationId", "secret", "mxik", "packageCode"],
    secrets: ["secret"],
  },
  payze: {
    types: ["PAYZE"],
    fields: ["apiKey", "apiSecret"],
    optional: ["tin"],
    secrets: ["apiKey", "apiSecret"],
  },
  paynet: { types: ["PAYNET"], fields: ["serviceId", "login", "password"], secrets: ["password"] },
} as const satisfies Record<string, ProviderFields>;
export type PaymentProviderName = keyof typeof PAYMENT_PROVIDERS;

/** How an order is paid at a provider; of one that nobody knows any more, by something else. [PY-1] */
export function paymentTypeAt(provider: string): PaymentType {
  const known = Object.entries(PAYMENT_PROVIDERS).find(([name]) => name === provider);
  return known?.[1].types[0] ?? "OTHER";
}

/** What an account may have besides its fields. [PY-1] */
export function optionalFields(provider: PaymentProviderName): readonly string[] {
  const known: ProviderFields = PAYMENT_PROVIDERS[provider];
  return known.optional ?? [];
}

/** What a field of an account may say, where it is one of a few; the first is meant where it is left out. [PY-1] */
export function choicesOf(provider: PaymentProviderName, field: string): readonly string[] | null {
  const known: ProviderFields = PAYMENT_PROVIDERS[provider];
  return known.choices?.[field] ?? null;
}
