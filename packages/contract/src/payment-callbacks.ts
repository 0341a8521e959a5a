import { type PAYMENT_CALLBACKS, findPaymentCallback } from "@dasturxon/providers/payments/callbacks";
import {
  createCallbackPath,
  PAYMENT_PROVIDER_NAMES,
  type PaymentProviderName,
} from "@dasturxon/providers/payments/facts";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
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
 * Providers that have an entry in the callback registry. With this type, a provider without an entry causes a type
 * error only in the registry and not in every endpoint.
 */
type CallbackProviderName = keyof PaymentCallbacks;
type HasOperationParameter<P extends CallbackProviderName> = PaymentCallbacks[P] extends {
  operation: z.ZodString;
}
  ? true
  : false;
type ProviderCallbackEndpoint<P extends CallbackProviderName> = typeof endpointDefaults & {
  path: HasOperationParameter<P> extends true
    ? `/payments/v1/${P}/{merchantId}/{operation}`
    : `/payments/v1/${P}/{merchantId}`;
  summary: string;
  params: HasOperationParameter<P> extends true
    ? z.ZodObject<{ merchantId: typeof id; operation: z.ZodString }>
    : typeof merchantParams;
  reply: PaymentCallbacks[P]["reply"];
};

/** Endpoint name of a provider's callback in camel case: `uzumCheckout` for `uzum-checkout`. */
type CallbackEndpointName<P extends string> = P extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CallbackEndpointName<Rest>>}`
  : P;

/** Returns the endpoint name of a provider's callback. */
export const toCallbackEndpointName = <P extends PaymentProviderName>(provider: P): CallbackEndpointName<P> =>
  provider.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as CallbackEndpointName<P>;

const declareCallback = (provider: PaymentProviderName) => {
  const { summary, operation, reply } = findPaymentCallback(provider);
  const path = createCallbackPath(provider, "{merchantId}");
  const declared = { ...endpointDefaults, summary, reply };
  return operation
    ? declareEndpoint({
        ...declared,
        path: `${path}/{operation}`,
        params: merchantParams.extend({ operation }),
      })
    : declareEndpoint({ ...declared, path, params: merchantParams });
};

/**
 * Builds an object with one value per payment provider. Its keys are the endpoint names of the callbacks, for example
 * `uzumCheckout`.
 */
export const createValuePerPaymentProvider = <T>(valueOf: (provider: PaymentProviderName) => T) =>
  Object.fromEntries(
    PAYMENT_PROVIDER_NAMES.map((provider) => [toCallbackEndpointName(provider), valueOf(provider)]),
  ) as Record<CallbackEndpointName<PaymentProviderName>, T>;

/** Callback endpoints by endpoint name, derived from the registry of payment providers [PY-3]. */
export const paymentCallbackEndpoints = createValuePerPaymentProvider(declareCallback) as {
  [P in CallbackProviderName as CallbackEndpointName<P>]: ProviderCallbackEndpoint<P>;
};
