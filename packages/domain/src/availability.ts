import { isInBranch } from "./in-branch.ts";
import { instantOf } from "./instant.ts";
import type { Instant } from "./instant.ts";
import { servingState } from "./timetable.ts";
import type { Timetable } from "./timetable.ts";

/** A product taken off sale; without an end it lasts until somebody lifts it. */
export type Stop = { until: Instant | null };

export type SoldProduct = {
  isActive?: boolean | null | undefined;
  isAvailable?: boolean | null | undefined;
  stop?: Stop | null | undefined;
  /** The branches that sell it; not given means all. */
  branches?: readonly { id: string; isActive: boolean }[] | null | undefined;
  /** What is left; null means not counted. */
  stock?: number | null | undefined;
  /** Days and hours when it is served; not given means always. */
  timetable?: Timetable | null | undefined;
};

export type ProductState =
  | { state: "available" }
  /** `until` is null where the end is not known. */
  | { state: "stopped"; until: Date | null }
  | { state: "not_in_branch" | "sold_out" }
  /** Served at other hours: the next ones, "HH:mm", and when they begin. */
  | { state: "off_hours"; from: string; to: string; opensAt: Date | null };

export type SaleContext = {
  branchId?: string | null | undefined;
  now: Instant;
  /** The moment that it is wanted for; not given means now. */
  wantedAt?: Instant | null | undefined;
  timeZone?: string | undefined;
};

/** Does the stop still hold? It ends by itself. [MN-7] */
export function isStopped(stop: Stop | null | undefined, now: Instant): boolean {
  if (!stop) return false;
  const until = instantOf(stop.until);
  return until === null || until > (instantOf(now) ?? 0);
}

/** Can the product be ordered for the moment that it is wanted for, and if not, why. [MN-1] [MN-7] */
export function productState(product: SoldProduct, context: SaleContext): ProductState {
  if (!isInBranch(product, context.branchId)) return { state: "not_in_branch" };
  if (product.isActive === false || product.isAvailable === false) return { state: "stopped", until: null };
  if (product.stop && isStopped(product.stop, context.wantedAt ?? context.now)) {
    const until = instantOf(product.stop.until);
    return { state: "stopped", until: until === null ? null : new Date(until) };
  }
  if (product.stock != null && product.stock <= 0) return { state: "sold_out" };
  if (product.timetable && context.timeZone) {
    const at = { instant: context.wantedAt ?? context.now, timeZone: context.timeZone };
    const { isServed, ...hours } = servingState(product.timetable, at);
    if (!isServed && "from" in hours) return { state: "off_hours", ...hours };
  }
  return { state: "available" };
}

/** Products of a category that are shown; a category without any is hidden. [MN-1] */
export function shownProducts<
  Product extends Pick<SoldProduct, "branches" | "isActive"> & { priority?: number | null },
>(products: readonly Product[], branchId: string | null | undefined): Product[] {
  return products
    .filter((product) => product.isActive !== false && isInBranch(product, branchId))
    .sort((a, b) => (a.priority ?? 0) - (b.priority ?? 0));
}
