import type { DemoPayments } from "../../demo-accounts.ts";
import type { PaymentSimulator } from "../../demo.ts";
import { createPaymeSimulator } from "./payme-simulator.ts";

export const paymeSimulator: PaymentSimulator<DemoPayments["payme"]> = {
  create: ({ key }, shop) =>
    createPaymeSimulator(async ({ account }) => {
      const endpoint = await shop.callbackUrlOfOrder(account["order_id"] ?? "");
      return endpoint === null ? null : { endpoint, key };
    }, key),
};
