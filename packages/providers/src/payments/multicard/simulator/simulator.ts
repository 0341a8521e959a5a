import { createPagedSimulator } from "../../../simulator/paged-simulator.ts";
import type { DemoPayments } from "../../demo-accounts.ts";
import type { PaymentSimulator } from "../../demo.ts";
import { createMulticardProtocol } from "./multicard-simulator.ts";

export const multicardSimulator: PaymentSimulator<DemoPayments["multicard"]> = {
  create: (account, { reach }) => createPagedSimulator(createMulticardProtocol({ ...account, reach })),
};
