import { PAYMENT_PROVIDERS, type PaymentProviderName } from "@dasturxon/domain/payment-providers";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { instant } from "./shapes.ts";

const OWNER = ["owner"] as const;
const provider = z.enum(Object.keys(PAYMENT_PROVIDERS) as [PaymentProviderName, ...PaymentProviderName[]]);
const byProvider = z.object({ provider });

/** A brand's account at a payment provider. What is kept of it is never told again, not even to who put it in. */
const paymentAccount = z.object({
  provider,
  /** Its methods are switched on; they are offered where credentials are kept besides. */
  isOn: z.boolean(),
  /** Since when its credentials are kept; null: there are none. */
  filledAt: instant.nullable(),
  /** The address that the provider is to call, to be put in at its cabinet. */
  door: z.string(),
  /** When the provider last began a payment here. */
  lastPaymentAt: instant.nullable(),
});

/** The brand's accounts at payment providers, for its owner [PY-1]. */
export const paymentAccounts = {
  paymentAccounts: endpoint({
    method: "GET",
    path: "/console/v1/payment-accounts",
    auth: "staff",
    roles: OWNER,
    summary: "The brand's accounts at payment providers, without what is secret of them",
    reply: z.array(paymentAccount),
    refusals: ["forbidden"],
  }),
  changePaymentAccount: endpoint({
    method: "PUT",
    path: "/console/v1/payment-accounts/{provider}",
    auth: "staff",
    roles: OWNER,
    summary:
      "Switches a provider's methods on or off, and keeps new credentials in the place of those before",
    params: byProvider,
    body: z.object({
      isOn: z.boolean(),
      /** Every field of the provider; left out: those before stay. */
      credentials: z.record(z.string().max(40), z.string().trim().min(1).max(200)).optional(),
    }),
    reply: paymentAccount,
    refusals: ["bad_request", "forbidden"],
  }),
  tryPaymentAccount: endpoint({
    method: "POST",
    path: "/console/v1/payment-accounts/{provider}/try",
    auth: "staff",
    roles: OWNER,
    summary: "Calls the provider's door as the provider would, with the credentials that are kept",
    params: byProvider,
    reply: z.object({ isAnswered: z.boolean() }),
    refusals: ["forbidden"],
  }),
};

export type PaymentAccount = z.infer<typeof paymentAccount>;
