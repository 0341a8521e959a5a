import type { PaymentProvider } from "./payment-provider.ts";

/** Cash, the courier's card terminal and other agreements. Paid and refunded in person, so no provider is called. */
export const onReceiptProvider: PaymentProvider = {
  types: ["CASH", "TERMINAL", "OTHER"],
  checkout: async () => null,
  refund: async () => "given",
};
