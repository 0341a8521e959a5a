import type { Tx } from "../../../../platform/database/index.ts";
import type { ParsedOrder } from "../placing.ts";
import type { OrderBrandFacts, OrderLiveFacts, OrderPlacingFacts } from "./facts.ts";
import type { BrandFactsCache } from "./facts-cache.ts";
import { type LiveFactsQuery, selectBrandFacts, selectLiveFacts } from "./queries.ts";

/**
 * Fields of an order that determine which facts must be loaded to decide about the order. Promo code and table are
 * optional.
 */
export type OrderFieldsForFacts = Pick<ParsedOrder, "branchId" | "paymentType"> &
  Partial<Pick<ParsedOrder, "promoCode" | "tableId" | "tableSecret" | "cashback">> & {
    cartItems: readonly { productId: string }[];
  };

interface LoadOrderFactsRequest {
  merchantId: string;
  /** Id of the customer. Null for a guest. */
  userId: string | null;
  body: OrderFieldsForFacts;
  /** Maximum number of open orders per customer. 0: no limit. */
  maxOpenOrders?: number;
  /** Whether the order is being placed, so that an order number must be drawn. False for a quote. */
  isPlacing?: boolean;
  now: Date;
}

/**
 * Returns all facts that a decision about an order needs. Null if the brand is unknown. Brand facts come from the cache
 * if possible. The statement that reads the live facts also reads the content version. If this version differs from the
 * version of the cached facts, all facts are read again. All facts are therefore from one moment of this transaction.
 * Facts are cached after the commit, because a transaction that is rolled back may have read data that was never
 * committed.
 */
export async function loadOrderFacts(
  tx: Tx,
  cachedFacts: BrandFactsCache,
  loading: LoadOrderFactsRequest,
): Promise<OrderPlacingFacts | null> {
  const { merchantId, body } = loading;
  const question = {
    merchantId,
    branchId: body.branchId.toLowerCase(),
    productIds: body.cartItems.map((item) => item.productId),
  };
  const known = cachedFacts.find(question);
  const facts = known && (await addLiveFacts(tx, loading, known));
  if (facts) return facts;
  for (;;) {
    const brand = await selectBrandFacts(tx, merchantId, question);
    if (!brand) return null;
    const loaded = await addLiveFacts(tx, loading, brand);
    if (!loaded) continue;
    tx.afterCommit(() => cachedFacts.keep(question, brand));
    return loaded;
  }
}

/**
 * Adds the live facts to the facts of the brand. Returns null if the brand's content version has changed since its
 * facts were read.
 */
async function addLiveFacts(
  tx: Tx,
  loading: LoadOrderFactsRequest,
  brand: OrderBrandFacts,
): Promise<OrderPlacingFacts | null> {
  const live = await selectLiveFacts(tx, loading.merchantId, createLiveFactsQuery(loading, brand));
  return live?.contentVersion === brand.contentVersion
    ? mergeBrandAndLiveFacts(brand, live, loading.body)
    : null;
}

function createLiveFactsQuery(loading: LoadOrderFactsRequest, brand: OrderBrandFacts): LiveFactsQuery {
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

function mergeBrandAndLiveFacts(
  brand: OrderBrandFacts,
  live: OrderLiveFacts,
  { paymentType }: OrderFieldsForFacts,
): OrderPlacingFacts {
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
