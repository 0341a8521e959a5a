import { PAYMENT_PROVIDER_NAMES } from "@dasturxon/providers/payments/facts";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { instant } from "./shapes.ts";

const OWNER_ROLES = ["owner"] as const;
const provider = z.enum(PAYMENT_PROVIDER_NAMES);
const providerParams = z.object({ provider });

/** Brand's account at a payment provider. Stored credentials are never returned, not even to their author. */
const paymentAccount = z.object({
  provider,
  /** Whether the provider's payment methods are enabled. Methods are offered only if credentials are stored too. */
  isOn: z.boolean(),
  /** Time when the credentials were stored; null: none. */
  filledAt: instant.nullable(),
  /** Callback address, to be entered in the provider's merchant account. */
  door: z.string(),
  /** Time of the last payment that the provider started through this account. */
  lastPaymentAt: instant.nullable(),
});

/** Brand's accounts at payment providers, for the owner [PY-1]. */
export const paymentAccountEndpoints = {
  paymentAccounts: declareEndpoint({
    method: "GET",
    path: "/console/v1/payment-accounts",
    auth: "staff",
    roles: OWNER_ROLES,
    summary: "Lists the brand's accounts at payment providers without their secrets",
    reply: z.array(paymentAccount),
    refusals: ["forbidden"],
  }),
  changePaymentAccount: declareEndpoint({
    method: "PUT",
    path: "/console/v1/payment-accounts/{provider}",
    auth: "staff",
    roles: OWNER_ROLES,
    summary: "Enables or disables a provider's methods, and replaces its credentials",
    params: providerParams,
    body: z.object({
      isOn: z.boolean(),
      /** Credentials with all fields that the provider requires. Absent: the stored credentials remain. */
      credentials: z.record(z.string().max(40), z.string().trim().min(1).max(200)).optional(),
    }),
    reply: paymentAccount,
    refusals: ["bad_request", "forbidden", "payment_currency"],
  }),
  tryPaymentAccount: declareEndpoint({
    method: "POST",
    path: "/console/v1/payment-accounts/{provider}/try",
    auth: "staff",
    roles: OWNER_ROLES,
    summary: "Tests the stored credentials by a call to the provider's endpoint of this installation",
    params: providerParams,
    reply: z.object({ isAnswered: z.boolean() }),
    refusals: ["forbidden"],
  }),
};

export type PaymentAccount = z.infer<typeof paymentAccount>;
