import type { PaymentType } from "@dasturxon/domain/payment-type";
import { onReceipt } from "./gateways/on-receipt.ts";
import type { PaymentProvider } from "./gateways/payment-provider.ts";

/** Every way to pay that this installation has. */
export interface Payments {
  providerOf(type: PaymentType): PaymentProvider | null;
}

/** Later providers take a type over from earlier ones; paying on receipt is always there. */
export function createPayments(providers: readonly PaymentProvider[] = []): Payments {
  const byType = new Map(
    [onReceipt, ...providers].flatMap((provider) => provider.types.map((type) => [type, provider] as const)),
  );
  return { providerOf: (type) => byType.get(type) ?? null };
}
