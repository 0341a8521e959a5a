import { createEskizSimulator } from "./eskiz/simulator.ts";
import type { SmsGatewayName } from "./facts.ts";
import { createPlayMobileSimulator } from "./play-mobile/simulator.ts";
import type { SimulatedGateway, SimulatedGatewayOptions } from "./simulated-gateway.ts";
import { createTelegramGatewaySimulator } from "./telegram-gateway/simulator.ts";

/** Simulators of the SMS gateways. */
export const SMS_SIMULATORS: Readonly<
  Record<SmsGatewayName, (parts: SimulatedGatewayOptions) => SimulatedGateway>
> = {
  "telegram-gateway": createTelegramGatewaySimulator,
  eskiz: createEskizSimulator,
  "play-mobile": createPlayMobileSimulator,
};
