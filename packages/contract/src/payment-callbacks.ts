import { type PAYMENT_CALLBACKS, findPaymentCallback } from "@dasturxon/providers/payments/callbacks";
import {
  createCallbackPath,
  PAYMENT_PROVIDER_NAMES,
  type PaymentProviderName,
} from "@dasturxon/providers/payments/facts";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { id } from "./shapes.ts";

/**
 * Callback of a provider. The path contains the brand; authorization, body and reply follow the provider's protocol.
 */
const endpointDefaults = {
  method: "POST",
  auth: "none",
  urgency: "vital",
  takes: "text",
  perMinute: 6000,
  headers: z.object({ authorization: z.string().max(1000).default("") }),
  body: z.string().default(""),
} as const;

const merchantParams = z.object({ merchantId: id });

type PaymentCallbacks = typeof PAYMENT_CALLBACKS;
/**
 * Providers that have an entry in the callback registry. A provider without an entry is then a type error in the registry
 * only, not in every endpoint.
 */
type DeclaredCallback = keyof PaymentCallbacks;
type HasOperation<P extends DeclaredCallback> = PaymentCallbacks[P] extends { operation: z.ZodString }
  ? true
  : false;
type CallbackEndpoint<P extends DeclaredCallback> = typeof endpointDefaults & {
  path: HasOperation<P> extends true
    ? `/payments/v1/${P}/{merchantId}/{operation}`
    : `/payments/v1/${P}/{merchantId}`;
  summary: string;
  params: HasOperation<P> extends true
    ? z.ZodObject<{ merchantId: typeof id; operation: z.ZodString }>
    : typeof merchantParams;
  reply: PaymentCallbacks[P]["reply"];
};

/** Endpoint name of a provider's callback in camel case: `uzumCheckout` for `uzum-checkout`. */
type CallName<P extends string> = P extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CallName<Rest>>}`
  : P;

/** Returns the endpoint name of a provider's callback. */
export const toCallName = <P extends PaymentProviderName>(provider: P): CallName<P> =>
  provider.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as CallName<P>;

const declareCallback = (provider: PaymentProviderName) => {
  const { summary, operation, reply } = findPaymentCallback(provider);
  const path = createCallbackPath(provider, "{merchantId}");
  const declared = { ...endpointDefaults, summary, reply };
  return operation
    ? endpoint({ ...declared, path: `${path}/{operation}`, params: merchantParams.extend({ operation }) })
    : endpoint({ ...declared, path, params: merchantParams });
};

/**
 * Builds an object with one value per payment provider. Its keys are the endpoint names of the callbacks, for example
 * `uzumCheckout`.
 */
export const createValueByCallback = <T>(valueOf: (provider: PaymentProviderName) => T) =>
  Object.fromEntries(
    PAYMENT_PROVIDER_NAMES.map((provider) => [toCallName(provider), valueOf(provider)]),
  ) as Record<CallName<PaymentProviderName>, T>;

/** Callback endpoints by endpoint name, derived from the registry of payment providers [PY-3]. */
export const paymentCallbacks = createValueByCallback(declareCallback) as {
  [P in DeclaredCallback as CallName<P>]: CallbackEndpoint<P>;
};
