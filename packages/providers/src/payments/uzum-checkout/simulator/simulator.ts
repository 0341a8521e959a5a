import { createPagedSimulator } from "../../../simulator/paged-simulator.ts";
import type { DemoPayments } from "../../demo-accounts.ts";
import type { PaymentSimulator } from "../../demo.ts";
import { createUzumCheckoutProtocol } from "./uzum-checkout-simulator.ts";

export const uzumCheckoutSimulator: PaymentSimulator<DemoPayments["uzum-checkout"]> = {
  // The terminal of a demo brand has the brand's id as its own id.
  create: ({ apiKey }, shop) =>
    createPagedSimulator(
      createUzumCheckoutProtocol({ apiKey, callbackUrlOf: (terminal) => shop.callbackUrlOfBrand(terminal) }),
    ),
};
