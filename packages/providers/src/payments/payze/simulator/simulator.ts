import { createPagedSimulator } from "../../../simulator/paged-simulator.ts";
import type { DemoPayments } from "../../demo-accounts.ts";
import type { PaymentSimulator } from "../../demo.ts";
import { createPayzeProtocol } from "./payze-simulator.ts";

export const payzeSimulator: PaymentSimulator<DemoPayments["payze"]> = {
  create: (account, { reach }) => createPagedSimulator(createPayzeProtocol({ ...account, reach })),
};
