import type { SaleStopsChange, ProductSaleStops } from "@dasturxon/contract";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import type { Tx } from "../../../platform/database/index.ts";
import { selectBranches } from "../../merchants/index.ts";
import { announceMenuChange } from "./announce-menu-change.ts";
import {
  changeProductStops,
  filterActiveProductStops,
  lockProductStops,
  type NewProductStop,
  replaceProductStops,
  type UndoneProductStops,
  createUndoStopsResult,
  type ProductStopsRequest,
  toProductStopsKey,
} from "./change-stops.ts";
import { filterProductStopsForBranches } from "./list-stops.ts";
import { deleteProductStopsInBranches } from "./queries.ts";

/** Branches of a member of staff who does not work in all branches. */
interface StaffBranches {
  branchIds: readonly string[];
}

/**
 * Changes product stops for staff of single branches: in the given branch, or in each branch that they work in. Stops
 * of other branches do not change and are not returned. [US-8]
 * @returns the same as `changeProductStops`, limited to the branches of these staff. Null if a product is not the brand's or
 * if the staff do not work in the branch.
 */
export async function changeProductStopsInOwnBranches(
  tx: Tx,
  merchantId: string,
  { branchIds, ...change }: ProductStopsRequest & StaffBranches,
): Promise<SaleStopsChange[] | null> {
  if (change.branchId !== null && !worksInBranch(branchIds, change.branchId)) return null;
  const places =
    change.branchId === null ? await loadWorkBranchIds(tx, merchantId, branchIds) : [change.branchId];
  const done: SaleStopsChange[][] = [];
  for (const branchId of places) {
    const changes = await changeProductStops(tx, merchantId, { ...change, branchId });
    if (!changes) return null;
    done.push(changes);
  }
  const last = new Map(done.at(-1)?.map(({ id, after }) => [id, after]));
  return (done[0] ?? []).map(({ id, before }) => ({
    id,
    before: filterProductStopsForBranches(before, branchIds),
    after: filterProductStopsForBranches(last.get(id) ?? [], branchIds),
  }));
}

/**
 * Undoes a change of stops by staff of single branches, in the same way as `restoreStops`. If they ended a stop of all
 * branches in their own branches, it is restored only in their own branches. [US-8]
 */
export async function restoreProductStopsInOwnBranches(
  tx: Tx,
  merchantId: string,
  { changes, branchIds, by, now }: StaffBranches & { changes: SaleStopsChange[]; by: string; now: Date },
): Promise<UndoneProductStops | null> {
  const found = await lockProductStops(tx, merchantId, { productIds: changes.map(({ id }) => id), now });
  const isHis = changes.every(
    ({ before }) => filterProductStopsForBranches(before, branchIds).length === before.length,
  );
  if (!found || !isHis) return null;
  const places = await loadWorkBranchIds(tx, merchantId, branchIds);
  const own = new Map(found.map(({ id, stops }) => [id, filterProductStopsForBranches(stops, branchIds)]));
  const areStopsUnchanged = (id: string, stops: ProductSaleStops) =>
    toProductStopsKey(own.get(id) ?? [], now) === toProductStopsKey(stops, now);
  const undone = changes.filter(
    ({ id, before, after }) => areStopsUnchanged(id, after) && !areStopsUnchanged(id, before),
  );
  const kept = changes.filter(
    ({ id, before, after }) => !areStopsUnchanged(id, after) && !areStopsUnchanged(id, before),
  );
  if (undone.length > 0) {
    await deleteProductStopsInBranches(tx, merchantId, { productIds: undone.map(({ id }) => id), branchIds });
    const stops = undone.flatMap(({ id: productId, before }): NewProductStop[] => {
      const holdsEverywhere = (own.get(productId) ?? []).some(({ branchId }) => branchId === null);
      return filterActiveProductStops(before, now).flatMap((stop) => {
        if (stop.branchId !== null) return [{ ...stop, productId }];
        return holdsEverywhere ? [] : places.map((branchId) => ({ ...stop, productId, branchId }));
      });
    });
    await replaceProductStops(tx, merchantId, stops, { by, now });
    await announceMenuChange(tx, merchantId);
  }
  return createUndoStopsResult(undone, kept);
}

async function loadWorkBranchIds(
  tx: Tx,
  merchantId: string,
  branchIds: readonly string[],
): Promise<string[]> {
  const branches = await selectBranches(tx, merchantId);
  return branches.map(({ id }) => id).filter((id) => worksInBranch(branchIds, id));
}
