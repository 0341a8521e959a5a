import type { DemoPayments } from "../../demo-accounts.ts";
import type { PaymentSimulator } from "../../demo.ts";
import { createUzumSimulator } from "./uzum-simulator.ts";

export const uzumSimulator: PaymentSimulator<DemoPayments["uzum"]> = {
  create: ({ serviceId: own, login, password }, shop) =>
    createUzumSimulator(async ({ serviceId, params }) => {
      const isKnown = String(serviceId) === own;
      const endpoint = isKnown ? await shop.callbackUrlOfOrder(params["order_id"] ?? "") : null;
      return endpoint === null ? null : { endpoint, login, password };
    }),
};
