import type { ProviderSimulator } from "../simulator/simulator.ts";
import { clickSimulator } from "./click/simulator/simulator.ts";
import type { DemoPayments } from "./demo-accounts.ts";
import type { PaymentSimulator, SimulatedShop } from "./demo.ts";
import type { PaymentProviderName } from "./facts.ts";
import { multicardSimulator } from "./multicard/simulator/simulator.ts";
import { paymeSimulator } from "./payme/simulator/simulator.ts";
import { paynetSimulator } from "./paynet/simulator/simulator.ts";
import { payzeSimulator } from "./payze/simulator/simulator.ts";
import { uzumCheckoutSimulator } from "./uzum-checkout/simulator/simulator.ts";
import { uzumSimulator } from "./uzum/simulator/simulator.ts";

const PAYMENT_SIMULATORS: { readonly [P in PaymentProviderName]: PaymentSimulator<DemoPayments[P]> } = {
  payme: paymeSimulator,
  click: clickSimulator,
  uzum: uzumSimulator,
  "uzum-checkout": uzumCheckoutSimulator,
  multicard: multicardSimulator,
  payze: payzeSimulator,
  paynet: paynetSimulator,
};

/** Creates the simulator of a provider. For the demo and tests only. */
export function createPaymentSimulator<P extends PaymentProviderName>(
  provider: P,
  demo: DemoPayments,
  shop: SimulatedShop,
): ProviderSimulator {
  return PAYMENT_SIMULATORS[provider].create(demo[provider], shop);
}
