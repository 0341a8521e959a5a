import type { PaymentType } from "@dasturxon/domain/payment-type";
import { onReceiptProvider } from "./gateways/on-receipt.ts";
import type { CardGateway } from "./gateways/card-gateway.ts";
import { createPaymentProviderTally, type PaymentProviderTally } from "./figures/tally.ts";
import type {
  FiscalReceipts,
  OpenedPaymentOperations,
  PaymentProvider,
} from "./gateways/payment-provider.ts";

/** Payment methods of this installation. */
export interface PaymentRegistry {
  providerOf(type: PaymentType): PaymentProvider | null;
  /** Returns the payment operations of a provider with a status API, by the provider's name. Null if there is none. */
  pagesOf(provider: string): OpenedPaymentOperations | null;
  /** Providers that store customers' cards. A brand's new cards use the first one where the brand has an account. */
  cards: readonly CardGateway[];
  /** Returns the receipts API of a provider, by the provider's name. Null if there is none. */
  receiptsOf(provider: string): FiscalReceipts | null;
  /** Counters of the providers' calls and of ours. */
  tally: PaymentProviderTally;
}

/**
 * Creates the registry. For the same payment type, later providers replace earlier ones. Payment on receipt is always
 * available.
 */
export function createPaymentRegistry(known: readonly PaymentProvider[] = []): PaymentRegistry {
  const tally = createPaymentProviderTally();
  const providers = known.map((provider) => tally.counted(provider));
  const byType = new Map(
    [onReceiptProvider, ...providers].flatMap((provider) =>
      provider.types.map((type) => [type, provider] as const),
    ),
  );
  return {
    tally,
    providerOf: (type) => byType.get(type) ?? null,
    pagesOf: (name) => providers.find(({ pages }) => pages?.provider === name)?.pages ?? null,
    cards: providers.flatMap(({ cards }) => cards ?? []),
    receiptsOf: (name) => providers.find(({ receipts }) => receipts?.provider === name)?.receipts ?? null,
  };
}

/**
 * Combines two protocols of one provider. A brand with an account for the first protocol uses it, other brands use the
 * second. If the first returns `closed`, the second is not tried: its payment could be paid in addition to an open one.
 */
export function withFallbackProvider(first: PaymentProvider, second: PaymentProvider): PaymentProvider {
  return {
    types: first.types,
    checkout: async (bill, payer) => (await first.checkout(bill, payer)) ?? second.checkout(bill, payer),
    refund: async (bill) => (await first.refund(bill)) ?? second.refund(bill),
    refundPart: async (bill, part) =>
      (await first.refundPart?.(bill, part)) ?? (await second.refundPart?.(bill, part)) ?? null,
    ...(first.pages && { pages: first.pages }),
  };
}
