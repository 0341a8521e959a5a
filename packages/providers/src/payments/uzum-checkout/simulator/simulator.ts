import { createPagedSimulator } from "../../../simulator/paged-simulator.ts";
import type { DemoPayments } from "../../demo-accounts.ts";
import type { PaymentSimulator } from "../../demo.ts";
import { uzumCheckoutProtocol } from "./uzum-checkout-simulator.ts";

export const uzumCheckoutSimulator: PaymentSimulator<DemoPayments["uzum-checkout"]> = {
  // A demo brand's terminal has the brand's id.
  create: ({ apiKey }, shop) =>
    createPagedSimulator(
      uzumCheckoutProtocol({ apiKey, callbackUrlOf: (terminal) => shop.callbackUrlOfBrand(terminal) }),
    ),
};
