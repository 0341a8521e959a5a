import type { DemoPayments } from "../../demo-accounts.ts";
import type { PaymentSimulator } from "../../demo.ts";
import { createClickSimulator } from "./click-simulator.ts";

export const clickSimulator: PaymentSimulator<DemoPayments["click"]> = {
  create: ({ serviceId: own, secretKey }, shop) =>
    createClickSimulator(async ({ serviceId, merchantTransId }) => {
      const endpoint = serviceId === own ? await shop.callbackUrlOfOrder(merchantTransId) : null;
      return endpoint === null ? null : { endpoint, secretKey };
    }, secretKey),
};
