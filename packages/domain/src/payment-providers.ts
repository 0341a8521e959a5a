import type { PaymentType } from "./payment-type.ts";

interface ProviderFields {
  types: readonly PaymentType[];
  fields: readonly string[];
  /** Fields that an account may omit. */
  optional?: readonly string[];
  /** Allowed values of such a field. The first is the default. */
  choices?: Readonly<Record<string, readonly string[]>>;
  secrets: readonly string[];
}

/**
 * Providers at which a brand can have an account: payment types of the account, its fields, and which of these are
 * secret. [PY-1]
 */
export const PAYMENT_PROVIDERS = {
  payme: {
    types: ["PAYME"],
    fields: ["kassaId", "key"],
    // `no`: Payme has not enabled the Subscribe API, so that it stores no cards [PY-4].
    optional: ["subscribeApi"],
    choices: { subscribeApi: ["yes", "no"] },
    secrets: ["key"],
  },
  click: {
    types: ["CLICK", "CLICK_MINI_APP"],
    fields: ["serviceId", "merchantId", "secretKey"],
    // `merchantUserId`: required for refunds by the shop. `tin` (seller) and `amountScale` (quantities in ones or
    // thousandths): required for lines of fiscal receipts. `miniAppToken`: required to get the session's user in
    // Click's app [CK-1].
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

/** Returns the payment type of a provider. Default for an unknown one: `OTHER`. [PY-1] */
export function paymentTypeAt(provider: string): PaymentType {
  const known = Object.entries(PAYMENT_PROVIDERS).find(([name]) => name === provider);
  return known?.[1].types[0] ?? "OTHER";
}

/** Returns the optional fields of an account. [PY-1] */
export function optionalFields(provider: PaymentProviderName): readonly string[] {
  const known: ProviderFields = PAYMENT_PROVIDERS[provider];
  return known.optional ?? [];
}

/** Returns the allowed values of a field, or null if it has no fixed ones. The first is the default. [PY-1] */
export function choicesOf(provider: PaymentProviderName, field: string): readonly string[] | null {
  const known: ProviderFields = PAYMENT_PROVIDERS[provider];
  return known.choices?.[field] ?? null;
}
