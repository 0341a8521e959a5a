import type { ProductStops } from "@dasturxon/contract";
import type { Tx } from "../../../platform/database/index.ts";
import { newId } from "../../../platform/ids.ts";
import { enqueue } from "../../../platform/jobs/index.ts";
import { selectBranch } from "../../merchants/index.ts";
import { announceMenuChange } from "./announce-menu-change.ts";
import { asStops } from "./list-stops.ts";
import {
  deleteStops,
  insertOrUpdateStops,
  selectBranchIds,
  selectStopList,
  selectStopsForUpdate,
} from "./queries.ts";

export interface StopsChange {
  productIds: string[];
  /** Null: in every branch. */
  branchId: string | null;
  /** Null: on sale again. */
  stop: { until: Date | null } | null;
  by: string | null;
  now: Date;
}

type NewStop = { productId: string; branchId: string | null; until: string | null };

/**
 * Takes products off sale or puts them back, all or none; a job removes a stop with an end at that time [MN-7]. What is
 * stopped everywhere and put back in one branch stays stopped in the others.
 * @returns their stops before; null where a product or the branch is not the brand's.
 */
export async function changeStops(
  tx: Tx,
  merchantId: string,
  { branchId, stop, ...change }: StopsChange,
): Promise<ProductStops[] | null> {
  const before = await lockStops(tx, merchantId, change);
  if (!before || !(await areBranches(tx, merchantId, [branchId]))) return null;
  const productIds = before.map(({ id }) => id);
  if (stop) {
    const until = stop.until?.toISOString() ?? null;
    await putStops(
      tx,
      merchantId,
      productIds.map((productId) => ({ productId, branchId, until })),
      change,
    );
  } else {
    const kept =
      branchId === null ? [] : keptElsewhere(before, branchId, await selectBranchIds(tx, merchantId));
    await deleteStops(tx, merchantId, { productIds, branchId });
    await putStops(tx, merchantId, kept, change);
  }
  await announceMenuChange(tx, merchantId);
  return before;
}

/** Lets the stops of products be these and no others: what a change had found. Null as above. */
export async function restoreStops(
  tx: Tx,
  merchantId: string,
  { products, ...change }: { products: ProductStops[]; by: string; now: Date },
): Promise<true | null> {
  const stops = products.flatMap(({ id, stops }) => stops.map((stop) => ({ ...stop, productId: id })));
  const productIds = products.map(({ id }) => id);
  if (!(await lockStops(tx, merchantId, { ...change, productIds }))) return null;
  if (
    !(await areBranches(
      tx,
      merchantId,
      stops.map((stop) => stop.branchId),
    ))
  )
    return null;
  await deleteStops(tx, merchantId, { productIds, branchId: null });
  await putStops(
    tx,
    merchantId,
    stops.filter(({ until }) => !until || new Date(until) > change.now),
    change,
  );
  await announceMenuChange(tx, merchantId);
  return true;
}

async function lockStops(tx: Tx, merchantId: string, change: { productIds: string[]; now: Date }) {
  const productIds = [...new Set(change.productIds)];
  await selectStopsForUpdate(tx, merchantId, productIds);
  const rows = await selectStopList(tx, merchantId, { now: change.now, productIds });
  return rows.length === productIds.length ? rows.map((row) => ({ id: row.id, stops: asStops(row) })) : null;
}

async function areBranches(tx: Tx, merchantId: string, branchIds: (string | null)[]): Promise<boolean> {
  for (const id of new Set(branchIds))
    if (id !== null && !(await selectBranch(tx, merchantId, id))) return false;
  return true;
}

/** What a stop of all branches becomes when one of them sells again: a stop of each other, the longer one if it has its own. */
function keptElsewhere(before: ProductStops[], branchId: string, branchIds: string[]): NewStop[] {
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

async function putStops(
  tx: Tx,
  merchantId: string,
  stops: NewStop[],
  { by, now }: Pick<StopsChange, "by" | "now">,
) {
  const byPlace = new Map(stops.map((stop) => [`${stop.productId} ${stop.branchId}`, stop]));
  const rows = Array.from(byPlace.values(), (stop) => ({ ...stop, id: newId() }));
  if (rows.length > 0) await insertOrUpdateStops(tx, merchantId, rows, { by, at: now });
  for (const until of new Set(rows.flatMap((row) => row.until ?? [])))
    await enqueue(tx, "heal-stops", { merchantId }, { runAt: new Date(until) });
}
