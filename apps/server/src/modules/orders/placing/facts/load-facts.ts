import type { Tx } from "../../../../platform/database/index.ts";
import type { ParsedOrder } from "../placing.ts";
import type { BrandFacts, LiveFacts, PlacingFacts } from "./facts.ts";
import type { KeptFacts } from "./kept-facts.ts";
import { type LiveQuestion, selectBrandFacts, selectLiveFacts } from "./queries.ts";

/** What of an order says which facts it needs; without a code and a table for an order that has none. */
export type FactsOf = Pick<ParsedOrder, "branchId" | "paymentType"> &
  Partial<Pick<ParsedOrder, "promoCode" | "tableId" | "tableSecret" | "cashback">> & {
    cartItems: readonly { productId: string }[];
  };

interface Loading {
  merchantId: string;
  /** Null for a guest. */
  userId: string | null;
  body: FactsOf;
  /** Open orders that a customer may have; 0: without limit. */
  maxOpenOrders?: number;
  /** A number is drawn for the order. */
  isPlacing?: boolean;
  now: Date;
}

/**
 * Everything that a decision about an order needs; null where the brand is unknown. The brand's part comes from this
 * process if it has it: the statement that reads the live part reads the version too, and where that is another one,
 * all is read again. So the facts are of one moment of this transaction, whoever changed what beside it. What was read
 * is kept after the commit, for a transaction that is undone may have seen what never was.
 */
export async function loadFacts(tx: Tx, kept: KeptFacts, loading: Loading): Promise<PlacingFacts | null> {
  const { merchantId, body } = loading;
  const question = {
    merchantId,
    branchId: body.branchId.toLowerCase(),
    productIds: body.cartItems.map((item) => item.productId),
  };
  const known = kept.find(question);
  const facts = known && (await withLiveFacts(tx, loading, known));
  if (facts) return facts;
  for (;;) {
    const brand = await selectBrandFacts(tx, merchantId, question);
    if (!brand) return null;
    const loaded = await withLiveFacts(tx, loading, brand);
    if (!loaded) continue;
    tx.afterCommit(() => kept.keep(question, brand));
    return loaded;
  }
}

/** Null where the brand has changed since its part was read. */
async function withLiveFacts(tx: Tx, loading: Loading, brand: BrandFacts): Promise<PlacingFacts | null> {
  const live = await selectLiveFacts(tx, loading.merchantId, liveQuestion(loading, brand));
  return live?.contentVersion === brand.contentVersion ? together(brand, live, loading.body) : null;
}

function liveQuestion(loading: Loading, brand: BrandFacts): LiveQuestion {
  const { body, userId, maxOpenOrders = 0, isPlacing = false, now } = loading;
  const hasCapacity = brand.branch?.slotCapacityMinutes != null;
  return {
    loadOf: hasCapacity ? { branchId: body.branchId } : null,
    productIds: brand.products.map(({ id }) => id),
    promoCode: body.promoCode || null,
    userId,
    isSpending: (body.cashback ?? 0) > 0,
    tableId: body.tableId ?? null,
    tableSecret: body.tableSecret,
    isCounting: maxOpenOrders > 0,
    isPlacing,
    now,
  };
}

function together(brand: BrandFacts, live: LiveFacts, { paymentType }: FactsOf): PlacingFacts {
  const { products, payments, contentVersion: _, ...ofBrand } = brand;
  const { stock, contentVersion: __, ...ofNow } = live;
  const counts = new Map(stock.map(({ productId, count }) => [productId, count]));
  return {
    ...ofBrand,
    ...ofNow,
    products: products.map((product) => ({ ...product, count: counts.get(product.id) ?? null })),
    payment: payments.find(({ type }) => type === paymentType) ?? null,
  };
}
