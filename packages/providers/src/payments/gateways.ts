import type { PageProviderName } from "./facts.ts";
import { multicardGateway } from "./multicard/gateway.ts";
import type { PageGateway } from "./page-gateway.ts";
import { payzeGateway } from "./payze/gateway.ts";
import { uzumCheckoutGateway } from "./uzum-checkout/gateway.ts";

/** Gateways of the providers with a payment page. Gateways of providers that call us are in apps/server. */
export const PAGE_GATEWAYS: Readonly<Record<PageProviderName, PageGateway>> = {
  "uzum-checkout": uzumCheckoutGateway,
  multicard: multicardGateway,
  payze: payzeGateway,
};
