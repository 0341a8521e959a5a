import type { StopsChange, ProductStops } from "@dasturxon/contract";
import type { Tx } from "../../../platform/database/index.ts";
import { newId } from "../../../platform/ids.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import { selectBranch } from "../../merchants/index.ts";
import { announceMenuChange } from "./announce-menu-change.ts";
import { toStops } from "./list-stops.ts";
import {
  deleteStops,
  insertOrUpdateStops,
  selectBranchIds,
  selectStopList,
  selectStopsForUpdate,
} from "./queries.ts";

export interface StopsRequest {
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

export type NewStop = { productId: string; branchId: string | null; until: string | null };
interface ProductWithStops {
  id: string;
  stops: ProductStops;
}

/**
 * Takes products off sale (adds stops) or puts them on sale again: either all of the given products or none. A job
 * removes a stop at its end [MN-7]. If a product is stopped in all branches and resumed in one, it stays stopped in the
 * others.
 * @returns the stops of the products before and after. Null if a product or the branch is not the brand's.
 */
export async function changeStops(
  tx: Tx,
  merchantId: string,
  { branchId, stop, ...change }: StopsRequest,
): Promise<StopsChange[] | null> {
  const before = await lockStops(tx, merchantId, change);
  if (!before || !(await areBranchesKnown(tx, merchantId, [branchId]))) return null;
  const productIds = before.map(({ id }) => id);
  if (stop) {
    const until = stop.until?.toISOString() ?? null;
    await replaceStops(
      tx,
      merchantId,
      productIds.map((productId) => ({ productId, branchId, until })),
      change,
    );
  } else {
    const kept =
      branchId === null
        ? []
        : createStopsOfOtherBranches(before, branchId, await selectBranchIds(tx, merchantId));
    await deleteStops(tx, merchantId, { productIds, branchId });
    await replaceStops(tx, merchantId, kept, change);
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
export async function restoreStops(
  tx: Tx,
  merchantId: string,
  { changes, by, now }: { changes: StopsChange[]; by: string; now: Date },
): Promise<UndoneStops | null> {
  const found = await lockStops(tx, merchantId, { productIds: changes.map(({ id }) => id), now });
  const branchIds = changes.flatMap(({ before }) => before.map((stop) => stop.branchId));
  if (!found || !(await areBranchesKnown(tx, merchantId, branchIds))) return null;
  const stopsNow = new Map(found.map(({ id, stops }) => [id, toStopsKey(stops, now)]));
  const areStopsUnchanged = (id: string, stops: ProductStops) => stopsNow.get(id) === toStopsKey(stops, now);
  const undone = changes.filter(
    ({ id, before, after }) => areStopsUnchanged(id, after) && !areStopsUnchanged(id, before),
  );
  const kept = changes.filter(
    ({ id, before, after }) => !areStopsUnchanged(id, after) && !areStopsUnchanged(id, before),
  );
  if (undone.length > 0) {
    await deleteStops(tx, merchantId, { productIds: undone.map(({ id }) => id), branchId: null });
    const stops = undone.flatMap(({ id: productId, before }) =>
      filterActiveStops(before, now).map((stop) => ({ ...stop, productId })),
    );
    await replaceStops(tx, merchantId, stops, { by, now });
    await announceMenuChange(tx, merchantId);
  }
  return createUndoResult(undone, kept);
}

export interface UndoneStops {
  changes: StopsChange[];
  keptIds: string[];
}

/** Returns the result of an undo. Before and after are exchanged in the undone changes. */
export function createUndoResult(undone: StopsChange[], remaining: StopsChange[]): UndoneStops {
  return {
    changes: undone.map(({ id, before, after }) => ({ id, before: after, after: before })),
    keptIds: [...new Set(remaining.map(({ id }) => id))],
  };
}

/** Returns the product stops that have not ended, with normalized dates. */
export function filterActiveStops(stops: ProductStops, now: Date): ProductStops {
  return stops
    .map(({ branchId, until }) => ({ branchId, until: until && new Date(until).toISOString() }))
    .filter(({ until }) => !until || new Date(until) > now);
}

/** Returns a string that is equal for equal stops. */
export function toStopsKey(stops: ProductStops, now: Date): string {
  const words = filterActiveStops(stops, now).map(({ branchId, until }) => `${branchId} ${until}`);
  return words.toSorted().join("|");
}

interface StopLookup {
  productIds: string[];
  now: Date;
}

export async function lockStops(
  tx: Tx,
  merchantId: string,
  change: StopLookup,
): Promise<ProductWithStops[] | null> {
  const productIds = [...new Set(change.productIds)];
  await selectStopsForUpdate(tx, merchantId, productIds);
  const found = await loadStopsOfProducts(tx, merchantId, { ...change, productIds });
  return found.length === productIds.length ? found : null;
}

async function loadStopsOfProducts(
  tx: Tx,
  merchantId: string,
  { productIds, now }: StopLookup,
): Promise<ProductWithStops[]> {
  const rows = await selectStopList(tx, merchantId, { now, productIds });
  return rows.map((row) => ({ id: row.id, stops: toStops(row) }));
}

async function areBranchesKnown(tx: Tx, merchantId: string, branchIds: (string | null)[]): Promise<boolean> {
  for (const id of new Set(branchIds))
    if (id !== null && !(await selectBranch(tx, merchantId, id))) return false;
  return true;
}

/**
 * Returns the stops that replace a product's stop of all branches when the product is resumed in one branch: one stop
 * for each other branch. If such a branch has its own stop, the later of both ends applies.
 */
function createStopsOfOtherBranches(
  before: ProductWithStops[],
  branchId: string,
  branchIds: string[],
): NewStop[] {
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

export async function replaceStops(
  tx: Tx,
  merchantId: string,
  stops: NewStop[],
  { by, now }: Pick<StopsRequest, "by" | "now">,
) {
  const byPlace = new Map(stops.map((stop) => [`${stop.productId} ${stop.branchId}`, stop]));
  const rows = Array.from(byPlace.values(), (stop) => ({ ...stop, id: newId() }));
  if (rows.length > 0) await insertOrUpdateStops(tx, merchantId, rows, { by, at: now });
  for (const until of new Set(rows.flatMap((row) => row.until ?? [])))
    await enqueueJob(tx, "heal-stops", { merchantId }, { runAt: new Date(until) });
}
