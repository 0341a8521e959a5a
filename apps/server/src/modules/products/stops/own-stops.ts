import type { StopsChange, ProductStops } from "@dasturxon/contract";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import type { Tx } from "../../../platform/database/index.ts";
import { selectBranches } from "../../merchants/index.ts";
import { announceMenuChange } from "./announce-menu-change.ts";
import {
  changeStops,
  activeStops,
  lockStops,
  type NewStop,
  replaceStops,
  type UndoneStops,
  createUndoResult,
  type StopsRequest,
  stopsKey,
} from "./change-stops.ts";
import { stopsForBranches } from "./list-stops.ts";
import { deleteStopsIn } from "./queries.ts";

/** Branches of a member of staff who does not work in all branches. */
interface StaffBranches {
  branchIds: readonly string[];
}

/**
 * Changes stops for staff of single branches: in the given branch, or in each branch that they work in. Stops of other
 * branches do not change and are not returned. [US-8]
 * @returns the same as `changeStops`, limited to these branches. Null if a product is not the brand's or if they do not
 * work in the branch.
 */
export async function changeOwnStops(
  tx: Tx,
  merchantId: string,
  { branchIds, ...change }: StopsRequest & StaffBranches,
): Promise<StopsChange[] | null> {
  if (change.branchId !== null && !worksInBranch(branchIds, change.branchId)) return null;
  const places =
    change.branchId === null ? await loadWorkBranchIds(tx, merchantId, branchIds) : [change.branchId];
  const done: StopsChange[][] = [];
  for (const branchId of places) {
    const changes = await changeStops(tx, merchantId, { ...change, branchId });
    if (!changes) return null;
    done.push(changes);
  }
  const last = new Map(done.at(-1)?.map(({ id, after }) => [id, after]));
  return (done[0] ?? []).map(({ id, before }) => ({
    id,
    before: stopsForBranches(before, branchIds),
    after: stopsForBranches(last.get(id) ?? [], branchIds),
  }));
}

/**
 * Undoes a change of stops by staff of single branches, in the same way as `restoreStops`. If they ended a stop of all
 * branches in their own branches, it is restored only in their own branches. [US-8]
 */
export async function restoreOwnStops(
  tx: Tx,
  merchantId: string,
  { changes, branchIds, by, now }: StaffBranches & { changes: StopsChange[]; by: string; now: Date },
): Promise<UndoneStops | null> {
  const found = await lockStops(tx, merchantId, { productIds: changes.map(({ id }) => id), now });
  const isHis = changes.every(({ before }) => stopsForBranches(before, branchIds).length === before.length);
  if (!found || !isHis) return null;
  const places = await loadWorkBranchIds(tx, merchantId, branchIds);
  const own = new Map(found.map(({ id, stops }) => [id, stopsForBranches(stops, branchIds)]));
  const isNow = (id: string, stops: ProductStops) =>
    stopsKey(own.get(id) ?? [], now) === stopsKey(stops, now);
  const undone = changes.filter(({ id, before, after }) => isNow(id, after) && !isNow(id, before));
  const kept = changes.filter(({ id, before, after }) => !isNow(id, after) && !isNow(id, before));
  if (undone.length > 0) {
    await deleteStopsIn(tx, merchantId, { productIds: undone.map(({ id }) => id), branchIds });
    const stops = undone.flatMap(({ id: productId, before }): NewStop[] => {
      const holdsEverywhere = (own.get(productId) ?? []).some(({ branchId }) => branchId === null);
      return activeStops(before, now).flatMap((stop) => {
        if (stop.branchId !== null) return [{ ...stop, productId }];
        return holdsEverywhere ? [] : places.map((branchId) => ({ ...stop, productId, branchId }));
      });
    });
    await replaceStops(tx, merchantId, stops, { by, now });
    await announceMenuChange(tx, merchantId);
  }
  return createUndoResult(undone, kept);
}

async function loadWorkBranchIds(
  tx: Tx,
  merchantId: string,
  branchIds: readonly string[],
): Promise<string[]> {
  const branches = await selectBranches(tx, merchantId);
  return branches.map(({ id }) => id).filter((id) => worksInBranch(branchIds, id));
}
