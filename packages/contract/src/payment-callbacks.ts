import { type PAYMENT_CALLBACKS, paymentCallback } from "@dasturxon/providers/payments/callbacks";
import {
  callbackPath,
  PAYMENT_PROVIDER_NAMES,
  type PaymentProviderName,
} from "@dasturxon/providers/payments/facts";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { id } from "./shapes.ts";

/**
 * Callback of a provider. The path contains the brand; authorization, body and reply follow the provider's protocol.
 */
const common = {
  method: "POST",
  auth: "none",
  urgency: "vital",
  takes: "text",
  perMinute: 6000,
  headers: z.object({ authorization: z.string().max(1000).default("") }),
  body: z.string().default(""),
} as const;

const byBrand = z.object({ merchantId: id });

type Callbacks = typeof PAYMENT_CALLBACKS;
/**
 * Providers that have an entry in the callback registry. A provider without an entry is then a type error in the registry
 * only, not in every endpoint.
 */
type DeclaredCallback = keyof Callbacks;
type HasOperation<P extends DeclaredCallback> = Callbacks[P] extends { operation: z.ZodString }
  ? true
  : false;
type CallbackEndpoint<P extends DeclaredCallback> = typeof common & {
  path: HasOperation<P> extends true
    ? `/payments/v1/${P}/{merchantId}/{operation}`
    : `/payments/v1/${P}/{merchantId}`;
  summary: string;
  params: HasOperation<P> extends true
    ? z.ZodObject<{ merchantId: typeof id; operation: z.ZodString }>
    : typeof byBrand;
  reply: Callbacks[P]["reply"];
};

/** Endpoint name of a provider's callback in camel case: `uzumCheckout` for `uzum-checkout`. */
type CallName<P extends string> = P extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CallName<Rest>>}`
  : P;

/** Returns the endpoint name of a provider's callback. */
export const callNameOf = <P extends PaymentProviderName>(provider: P): CallName<P> =>
  provider.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as CallName<P>;

const declare = (provider: PaymentProviderName) => {
  const { summary, operation, reply } = paymentCallback(provider);
  const path = callbackPath(provider, "{merchantId}");
  const declared = { ...common, summary, reply };
  return operation
    ? endpoint({ ...declared, path: `${path}/{operation}`, params: byBrand.extend({ operation }) })
    : endpoint({ ...declared, path, params: byBrand });
};

/**
 * Builds an object with one value per payment provider. Its keys are the endpoint names of the callbacks, for example
 * `uzumCheckout`.
 */
export const valueByCallback = <T>(valueOf: (provider: PaymentProviderName) => T) =>
  Object.fromEntries(
    PAYMENT_PROVIDER_NAMES.map((provider) => [callNameOf(provider), valueOf(provider)]),
  ) as Record<CallName<PaymentProviderName>, T>;

/** Callback endpoints by endpoint name, derived from the registry of payment providers [PY-3]. */
export const paymentCallbacks = valueByCallback(declare) as {
  [P in DeclaredCallback as CallName<P>]: CallbackEndpoint<P>;
};
