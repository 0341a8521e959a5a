import type { DemoPayments } from "../../demo-accounts.ts";
import type { PaymentSimulator } from "../../demo.ts";
import { createPaynetSimulator } from "./paynet-simulator.ts";

export const paynetSimulator: PaymentSimulator<DemoPayments["paynet"]> = {
  create: (account, shop) =>
    createPaynetSimulator(async ({ serviceId, number }) => {
      const endpoint = serviceId === account.serviceId ? await shop.callbackUrlOfNumber(number) : null;
      return endpoint === null ? null : { ...account, endpoint };
    }),
};
