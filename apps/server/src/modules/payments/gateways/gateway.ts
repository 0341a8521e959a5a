import type { PaymentProviderName } from "@dasturxon/providers/payments/facts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import type { CredentialKeys, PaymentCredentialsTrial } from "../credentials/credentials.ts";
import type { PaymentRegistry } from "../providers.ts";
import type { PaymentProvider } from "./payment-provider.ts";

export interface PaymentProviderDeps extends CredentialKeys {
  db: Database;
  clock: Clock;
  /** API addresses from the configuration, for accounts without their own API address. */
  apis?: Readonly<Partial<Record<PaymentProviderName, string>>>;
}

export interface ProviderCallbackDeps extends CredentialKeys {
  db: Database;
  payments: PaymentRegistry;
}

/** A provider's callback. */
export interface PaymentProviderCallback {
  merchantId: string;
  /** Operation in the path. Empty if the protocol has none. */
  operation: string;
  /** Raw `Authorization` header. */
  authorization: string;
  /** Unparsed body of the request. */
  text: string;
  now: Date;
}

/** Connection to a payment provider. */
export interface PaymentGateway {
  create(parts: PaymentProviderDeps): PaymentProvider;
  /** Responds to the provider's callback by its own protocol and error format [PY-3]. */
  answer(
    doors: ProviderCallbackDeps,
    request: PaymentProviderCallback,
  ): Promise<{ status: number; text: string }>;
  /**
   * Tests credentials by a signed request to our own callback. Undefined if the provider has an API that we can call
   * instead.
   */
  tryOut?(doors: { db: Database } & CredentialKeys, trial: PaymentCredentialsTrial): Promise<boolean>;
}
