import type { PaymentType } from "@dasturxon/domain/payment-type";
import { onReceipt } from "./gateways/on-receipt.ts";
import type { CardKeeper } from "./gateways/card-keeper.ts";
import { createPaymentTally, type PaymentTally } from "./figures/tally.ts";
import type { FiscalReceipts, PaymentPages, PaymentProvider } from "./gateways/payment-provider.ts";

/** Every way to pay that this installation has. */
export interface Payments {
  providerOf(type: PaymentType): PaymentProvider | null;
  /** Of the providers that open a page for each payment, by their names. */
  pagesOf(provider: string): PaymentPages | null;
  /** Whoever keeps customers' cards, a brand's new ones with the first that it has an account with. */
  cards: readonly CardKeeper[];
  /** Of the providers that are asked for fiscal receipts. */
  receiptsOf(provider: string): FiscalReceipts | null;
  /** Counts providers' calls and ours. */
  tally: PaymentTally;
}

/** Later providers take a type over from earlier ones; paying on receipt is always there. */
export function createPayments(known: readonly PaymentProvider[] = []): Payments {
  const tally = createPaymentTally();
  const providers = known.map((provider) => tally.counted(provider));
  const byType = new Map(
    [onReceipt, ...providers].flatMap((provider) => provider.types.map((type) => [type, provider] as const)),
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
 * One provider by two of its protocols: a brand with an account at the first goes by it, another by the second. A link of the
 * second beside a payment that the first has not known closed would be paid besides it.
 */
export function eitherOf(first: PaymentProvider, second: PaymentProvider): PaymentProvider {
  return {
    types: first.types,
    checkout: async (bill, payer) => (await first.checkout(bill, payer)) ?? second.checkout(bill, payer),
    refund: async (bill) => (await first.refund(bill)) ?? second.refund(bill),
    refundPart: async (bill, part) =>
      (await first.refundPart?.(bill, part)) ?? (await second.refundPart?.(bill, part)) ?? null,
    ...(first.pages && { pages: first.pages }),
  };
}
