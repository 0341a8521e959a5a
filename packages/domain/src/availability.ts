import { isInBranch } from "./in-branch.ts";
import { toInstantMs } from "./instant.ts";
import type { Instant } from "./instant.ts";
import { findServingState } from "./timetable.ts";
import type { Timetable } from "./timetable.ts";

/** Stop of a product's sale. `until`: end of the stop; null: until ended manually. */
export type SaleStop = { until: Instant | null };

export type SoldProduct = {
  isActive?: boolean | null | undefined;
  isAvailable?: boolean | null | undefined;
  stop?: SaleStop | null | undefined;
  /** Branches that sell the product. Absent: all. */
  branches?: readonly { id: string; isActive: boolean }[] | null | undefined;
  /** Number of pieces of the product in stock; null: unlimited. */
  stock?: number | null | undefined;
  /** Serving days and hours. Absent: always. */
  timetable?: Timetable | null | undefined;
};

export type ProductState =
  | { state: "available" }
  /** The sale of the product is stopped. `until`: end of the stop; null if unknown. */
  | { state: "stopped"; until: Date | null }
  | { state: "not_in_branch" | "sold_out" }
  /** The product is served at other hours. `from` and `to`: next serving hours as "HH:mm". `opensAt`: start of these hours. */
  | { state: "off_hours"; from: string; to: string; opensAt: Date | null };

export type SaleAvailabilityContext = {
  branchId?: string | null | undefined;
  now: Instant;
  /** Time for which the customer wants the product. Absent: now. */
  wantedAt?: Instant | null | undefined;
  timeZone?: string | undefined;
};

/** Returns whether the stop is active. A stop ends automatically at its end time. [MN-7] */
export function isSaleStopActive(stop: SaleStop | null | undefined, now: Instant): boolean {
  if (!stop) return false;
  const until = toInstantMs(stop.until);
  return until === null || until > (toInstantMs(now) ?? 0);
}

/** Returns whether the product can be ordered for the wanted time, and the reason if not. [MN-1] [MN-7] */
export function findProductState(product: SoldProduct, context: SaleAvailabilityContext): ProductState {
  if (!isInBranch(product, context.branchId)) return { state: "not_in_branch" };
  if (product.isActive === false || product.isAvailable === false) return { state: "stopped", until: null };
  if (product.stop && isSaleStopActive(product.stop, context.wantedAt ?? context.now)) {
    const until = toInstantMs(product.stop.until);
    return { state: "stopped", until: until === null ? null : new Date(until) };
  }
  if (product.stock != null && product.stock <= 0) return { state: "sold_out" };
  if (product.timetable && context.timeZone) {
    const at = { instant: context.wantedAt ?? context.now, timeZone: context.timeZone };
    const { isServed, ...hours } = findServingState(product.timetable, at);
    if (!isServed && "from" in hours) return { state: "off_hours", ...hours };
  }
  return { state: "available" };
}

/** Returns the visible products of a category. A category without visible products is hidden. [MN-1] */
export function filterShownProducts<
  Product extends Pick<SoldProduct, "branches" | "isActive"> & { priority?: number | null },
>(products: readonly Product[], branchId: string | null | undefined): Product[] {
  return products
    .filter((product) => product.isActive !== false && isInBranch(product, branchId))
    .sort((a, b) => (a.priority ?? 0) - (b.priority ?? 0));
}
