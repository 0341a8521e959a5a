import type { SaleStopsChange, ProductSaleStops } from "@dasturxon/contract";
import type { Tx } from "../../../platform/database/index.ts";
import { newId } from "../../../platform/ids.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import { selectBranch } from "../../merchants/index.ts";
import { announceMenuChange } from "./announce-menu-change.ts";
import { toProductStops } from "./list-stops.ts";
import {
  deleteProductStops,
  insertOrUpdateProductStops,
  selectBranchIds,
  selectStopList,
  selectProductStopsForUpdate,
} from "./queries.ts";

export interface ProductStopsRequest {
  productIds: string[];
  /** Id of the branch. Null: all branches. */
  branchId: string | null;
  /**
   * New stop, i.e. the time in which the products are off sale. A stop without an end (`until` null) lasts until staff
   * resume the products. Null: the products are on sale again.
   */
  stop: { until: Date | null } | null;
  by: string | null;
  now: Date;
}

export type NewProductStop = { productId: string; branchId: string | null; until: string | null };
interface ProductWithStops {
  id: string;
  stops: ProductSaleStops;
}

/**
 * Takes products off sale (adds stops) or puts them on sale again: either all of the given products or none. A job
 * removes a stop at its end [MN-7]. If a product is stopped in all branches and resumed in one, it stays stopped in the
 * others.
 * @returns the stops of the products before and after. Null if a product or the branch is not the brand's.
 */
export async function changeProductStops(
  tx: Tx,
  merchantId: string,
  { branchId, stop, ...change }: ProductStopsRequest,
): Promise<SaleStopsChange[] | null> {
  const before = await lockProductStops(tx, merchantId, change);
  if (!before || !(await areBranchIdsKnown(tx, merchantId, [branchId]))) return null;
  const productIds = before.map(({ id }) => id);
  if (stop) {
    const until = stop.until?.toISOString() ?? null;
    await replaceProductStops(
      tx,
      merchantId,
      productIds.map((productId) => ({ productId, branchId, until })),
      change,
    );
  } else {
    const kept =
      branchId === null
        ? []
        : createProductStopsOfOtherBranches(before, branchId, await selectBranchIds(tx, merchantId));
    await deleteProductStops(tx, merchantId, { productIds, branchId });
    await replaceProductStops(tx, merchantId, kept, change);
  }
  await announceMenuChange(tx, merchantId);
  const after = new Map(
    (await loadStopsOfProducts(tx, merchantId, { ...change, productIds })).map((each) => [
      each.id,
      each.stops,
    ]),
  );
  return before.map(({ id, stops }) => ({ id, before: stops, after: after.get(id) ?? [] }));
}

/**
 * Undoes a change of product stops [MN-7]. Each product that has not changed since gets its previous stops, if they
 * have not ended. Products that were changed in the meantime stay as they are. Products already restored are not
 * changed.
 * @returns the changes made and the products not restored. Null if a product or a branch is not the brand's.
 */
export async function restoreProductStops(
  tx: Tx,
  merchantId: string,
  { changes, by, now }: { changes: SaleStopsChange[]; by: string; now: Date },
): Promise<UndoneProductStops | null> {
  const found = await lockProductStops(tx, merchantId, { productIds: changes.map(({ id }) => id), now });
  const branchIds = changes.flatMap(({ before }) => before.map((stop) => stop.branchId));
  if (!found || !(await areBranchIdsKnown(tx, merchantId, branchIds))) return null;
  const stopsNow = new Map(found.map(({ id, stops }) => [id, toProductStopsKey(stops, now)]));
  const areStopsUnchanged = (id: string, stops: ProductSaleStops) =>
    stopsNow.get(id) === toProductStopsKey(stops, now);
  const undone = changes.filter(
    ({ id, before, after }) => areStopsUnchanged(id, after) && !areStopsUnchanged(id, before),
  );
  const kept = changes.filter(
    ({ id, before, after }) => !areStopsUnchanged(id, after) && !areStopsUnchanged(id, before),
  );
  if (undone.length > 0) {
    await deleteProductStops(tx, merchantId, { productIds: undone.map(({ id }) => id), branchId: null });
    const stops = undone.flatMap(({ id: productId, before }) =>
      filterActiveProductStops(before, now).map((stop) => ({ ...stop, productId })),
    );
    await replaceProductStops(tx, merchantId, stops, { by, now });
    await announceMenuChange(tx, merchantId);
  }
  return createUndoStopsResult(undone, kept);
}

export interface UndoneProductStops {
  changes: SaleStopsChange[];
  keptIds: string[];
}

/** Returns the result of an undo. Before and after are exchanged in the undone changes. */
export function createUndoStopsResult(
  undone: SaleStopsChange[],
  remaining: SaleStopsChange[],
): UndoneProductStops {
  return {
    changes: undone.map(({ id, before, after }) => ({ id, before: after, after: before })),
    keptIds: [...new Set(remaining.map(({ id }) => id))],
  };
}

/** Returns the product stops that have not ended, with normalized dates. */
export function filterActiveProductStops(stops: ProductSaleStops, now: Date): ProductSaleStops {
  return stops
    .map(({ branchId, until }) => ({ branchId, until: until && new Date(until).toISOString() }))
    .filter(({ until }) => !until || new Date(until) > now);
}

/** Returns a string that is equal for equal stops. */
export function toProductStopsKey(stops: ProductSaleStops, now: Date): string {
  const words = filterActiveProductStops(stops, now).map(({ branchId, until }) => `${branchId} ${until}`);
  return words.toSorted().join("|");
}

interface ProductStopLookup {
  productIds: string[];
  now: Date;
}

export async function lockProductStops(
  tx: Tx,
  merchantId: string,
  change: ProductStopLookup,
): Promise<ProductWithStops[] | null> {
  const productIds = [...new Set(change.productIds)];
  await selectProductStopsForUpdate(tx, merchantId, productIds);
  const found = await loadStopsOfProducts(tx, merchantId, { ...change, productIds });
  return found.length === productIds.length ? found : null;
}

async function loadStopsOfProducts(
  tx: Tx,
  merchantId: string,
  { productIds, now }: ProductStopLookup,
): Promise<ProductWithStops[]> {
  const rows = await selectStopList(tx, merchantId, { now, productIds });
  return rows.map((row) => ({ id: row.id, stops: toProductStops(row) }));
}

async function areBranchIdsKnown(tx: Tx, merchantId: string, branchIds: (string | null)[]): Promise<boolean> {
  for (const id of new Set(branchIds))
    if (id !== null && !(await selectBranch(tx, merchantId, id))) return false;
  return true;
}

/**
 * A product that is stopped in all branches is resumed in one of them. Returns the stops of the other branches, which replace
 * the stop in all branches. If another branch also has a stop of its own, its new stop ends when the later of the two ends.
 */
function createProductStopsOfOtherBranches(
  before: ProductWithStops[],
  branchId: string,
  branchIds: string[],
): NewProductStop[] {
  const others = branchIds.filter((id) => id !== branchId);
  return before.flatMap(({ id: productId, stops }) => {
    const everywhere = stops.find((stop) => stop.branchId === null);
    if (!everywhere) return [];
    return others.map((other) => {
      const ends = [everywhere, ...stops.filter((stop) => stop.branchId === other)].map(({ until }) => until);
      return {
        productId,
        branchId: other,
        until: ends.includes(null)
          ? null
          : ends.reduce((one, other) => ((one ?? "") > (other ?? "") ? one : other)),
      };
    });
  });
}

export async function replaceProductStops(
  tx: Tx,
  merchantId: string,
  stops: NewProductStop[],
  { by, now }: Pick<ProductStopsRequest, "by" | "now">,
) {
  const byPlace = new Map(stops.map((stop) => [`${stop.productId} ${stop.branchId}`, stop]));
  const rows = Array.from(byPlace.values(), (stop) => ({ ...stop, id: newId() }));
  if (rows.length > 0) await insertOrUpdateProductStops(tx, merchantId, rows, { by, at: now });
  for (const until of new Set(rows.flatMap((row) => row.until ?? [])))
    await enqueueJob(tx, "heal-stops", { merchantId }, { runAt: new Date(until) });
}
