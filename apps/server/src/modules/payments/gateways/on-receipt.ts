import type { PaymentProvider } from "./payment-provider.ts";

/**
 * Payment on receipt: cash, the courier's card terminal and other agreements. The customer pays and is refunded in
 * person, so no provider is called.
 */
export const onReceiptProvider: PaymentProvider = {
  types: ["CASH", "TERMINAL", "OTHER"],
  checkout: async () => null,
  refund: async () => "given",
};
