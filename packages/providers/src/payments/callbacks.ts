import type { PaymentCallback } from "./callback.ts";
import { clickCallback } from "./click/callbacks.ts";
import type { PaymentProviderName } from "./facts.ts";
import { multicardCallback } from "./multicard/callbacks.ts";
import { paymeCallback } from "./payme/callbacks.ts";
import { paynetCallback } from "./paynet/callbacks.ts";
import { payzeCallback } from "./payze/callbacks.ts";
import { uzumCheckoutCallback } from "./uzum-checkout/callbacks.ts";
import { uzumCallback } from "./uzum/callbacks.ts";

/** Callback of each payment provider. The contract and the server's routes are derived from it [PY-3]. */
export const PAYMENT_CALLBACKS = {
  payme: paymeCallback,
  click: clickCallback,
  uzum: uzumCallback,
  "uzum-checkout": uzumCheckoutCallback,
  multicard: multicardCallback,
  payze: payzeCallback,
  paynet: paynetCallback,
} as const;

const callbackByProvider: Readonly<Record<PaymentProviderName, PaymentCallback>> = PAYMENT_CALLBACKS;

/** Returns the callback of a provider as type `PaymentCallback`, which includes the optional fields. */
export const findPaymentCallback = (provider: PaymentProviderName): PaymentCallback =>
  callbackByProvider[provider];
