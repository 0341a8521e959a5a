import type { PRODUCT_LABELS } from "@dasturxon/domain/labels";
import { calculateListedPrice } from "@dasturxon/domain/listed-price";
import { countWeightStepsInUnit } from "@dasturxon/domain/weight";
import { findWeightMeasure } from "@dasturxon/domain/weight-measure";
import type { Product } from "../../platform/shapes.ts";

type ProductLabel = (typeof PRODUCT_LABELS)[number];

/** Labels by which the search can be filtered, in the order of their chips. */
const FILTER_LABELS: readonly ProductLabel[] = ["HALAL", "VEGETARIAN", "SPICY"];

export const SEARCH_SORT_ORDERS = ["relevance", "price-ascending", "price-descending"] as const;
export type SearchSortOrder = (typeof SEARCH_SORT_ORDERS)[number];

export interface SearchFilters {
  /** Labels that each found product must have. */
  labels: readonly ProductLabel[];
  /** Highest price of a product, in soʻm. Null: any price. */
  maxPrice: number | null;
  order: SearchSortOrder;
}

export const NO_SEARCH_FILTERS: SearchFilters = { labels: [], maxPrice: null, order: "relevance" };

/** Returns whether the filters exclude products. The sort order excludes none. */
export const isFiltering = ({ labels, maxPrice }: SearchFilters): boolean =>
  labels.length > 0 || maxPrice !== null;

/** Names of the parameters in the URL of the search page. */
const SEARCH_URL_PARAMETERS = { query: "q", label: "label", maxPrice: "upTo", order: "sort" };

/** Returns the query and the filters from the URL parameters of the search page. Ignores unknown values. */
export function readSearchUrlParameters(params: URLSearchParams): { query: string; filters: SearchFilters } {
  const labels = params.getAll(SEARCH_URL_PARAMETERS.label);
  const maxPrice = params.get(SEARCH_URL_PARAMETERS.maxPrice) ?? "";
  return {
    query: params.get(SEARCH_URL_PARAMETERS.query) ?? "",
    filters: {
      labels: FILTER_LABELS.filter((label) => labels.includes(label.toLowerCase())),
      maxPrice: /^[1-9]\d{0,11}$/.test(maxPrice) ? Number(maxPrice) : null,
      order:
        SEARCH_SORT_ORDERS.find((order) => order === params.get(SEARCH_URL_PARAMETERS.order)) ??
        NO_SEARCH_FILTERS.order,
    },
  };
}

/** Returns the URL parameters of the search page for a query and its filters. Omits values that change nothing. */
export function writeSearchUrlParameters(query: string, filters: SearchFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (query) params.set(SEARCH_URL_PARAMETERS.query, query);
  for (const label of filters.labels) params.append(SEARCH_URL_PARAMETERS.label, label.toLowerCase());
  if (filters.maxPrice !== null) params.set(SEARCH_URL_PARAMETERS.maxPrice, String(filters.maxPrice));
  if (filters.order !== NO_SEARCH_FILTERS.order) params.set(SEARCH_URL_PARAMETERS.order, filters.order);
  return params;
}

/**
 * Returns the price on a product's card, in soʻm: for a product sold by weight, the price of a whole unit [MN-15].
 * `costPrice` must be the price of the chosen branch.
 */
function calculateCardPrice(product: Product): number {
  const weighed = findWeightMeasure(product);
  return calculateListedPrice(product).price * ((weighed && countWeightStepsInUnit(weighed)) ?? 1);
}

/** Returns the products that match all filters, in the order of the filters. Relevance is the given order. */
export function applySearchFilters(products: readonly Product[], filters: SearchFilters): Product[] {
  const { labels, maxPrice, order } = filters;
  const matching = products
    .filter((product) => labels.every((label) => product.labels.includes(label)))
    .map((product) => ({ product, price: calculateCardPrice(product) }))
    .filter(({ price }) => maxPrice === null || price <= maxPrice);
  const sorted =
    order === "relevance"
      ? matching
      : matching.toSorted((a, b) => (order === "price-ascending" ? a.price - b.price : b.price - a.price));
  return sorted.map(({ product }) => product);
}

export interface OfferedFilters {
  labels: ProductLabel[];
  /** Highest prices to choose from, in soʻm, ascending. */
  maxPrices: number[];
}

/**
 * Returns the filters that match at least one of the brand's products, and those that are set, so that they can be
 * removed.
 */
export function listOfferedFilters(products: readonly Product[], set: SearchFilters): OfferedFilters {
  const maxPrices = new Set(listPriceSteps(products.map(calculateCardPrice)));
  if (set.maxPrice !== null) maxPrices.add(set.maxPrice);
  return {
    labels: FILTER_LABELS.filter(
      (label) => set.labels.includes(label) || products.some(({ labels }) => labels.includes(label)),
    ),
    maxPrices: [...maxPrices].toSorted((a, b) => a - b),
  };
}

/** Round prices per power of ten: 10 000, 20 000, 50 000, 100 000, … */
const ROUND_PRICE_FACTORS = [1, 2, 5];

/** Returns round prices, each of which separates the given prices differently than the one before. */
function listPriceSteps(prices: readonly number[]): number[] {
  const highest = Math.max(0, ...prices);
  const steps: number[] = [];
  let included = 0;
  for (let power = 1; power < highest; power *= 10) {
    for (const step of ROUND_PRICE_FACTORS.map((factor) => factor * power)) {
      const count = prices.filter((price) => price <= step).length;
      if (count > included && count < prices.length) steps.push(step);
      included = count;
    }
  }
  return steps;
}
