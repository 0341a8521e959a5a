import type { PaymentProvider } from "./payment-provider.ts";

/** Cash, the courier's terminal and agreements of the house: paid hand to hand, given back the same way. */
export const onReceipt: PaymentProvider = {
  types: ["CASH", "TERMINAL", "OTHER"],
  checkout: async () => null,
  refund: async () => "given",
};
