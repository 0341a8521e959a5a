import type { StopListItem } from "@dasturxon/contract";
import { publish } from "../../platform/bus/index.ts";
import type { Tx } from "../../platform/database/index.ts";
import { newId } from "../../platform/ids.ts";
import { enqueue } from "../../platform/jobs/index.ts";
import { selectBranch, updateContentVersion } from "../merchants/index.ts";
import { asStopListItem } from "./list-stops.ts";
import { deleteEndedStops, deleteStops, selectStopList, insertOrUpdateStop } from "./queries.ts";

/**
 * Takes a product off sale, in one branch or in all; a stop with an end heals itself by a job at that time [MN-7].
 * Null where the product or the branch is not the brand's.
 */
export async function stopProduct(
  tx: Tx,
  stop: {
    merchantId: string;
    productId: string;
    branchId: string | null;
    until: Date | null;
    by: string;
    now: Date;
  },
): Promise<StopListItem | null> {
  const { merchantId, productId } = stop;
  const [product] = await selectStopList(tx, merchantId, { now: stop.now, productId });
  if (!product) return null;
  if (stop.branchId !== null && !(await selectBranch(tx, merchantId, stop.branchId))) return null;
  await insertOrUpdateStop(tx, merchantId, { ...stop, id: newId(), at: stop.now });
  if (stop.until) await enqueue(tx, "heal-stops", { merchantId }, { runAt: stop.until });
  return afterChange(tx, stop);
}

/** Puts a product on sale again, in every branch. */
export async function startProduct(
  tx: Tx,
  stop: { merchantId: string; productId: string; now: Date },
): Promise<StopListItem | null> {
  await deleteStops(tx, stop.merchantId, stop.productId);
  return afterChange(tx, stop);
}

/** The job behind a stop's end. */
export async function healStops(tx: Tx, merchantId: string, now: Date): Promise<void> {
  if ((await deleteEndedStops(tx, merchantId, now)) === 0) return;
  await announceMenuChange(tx, merchantId);
}

/** Guests see another menu from this transaction on: a new version for caches, an event for open pages. */
export async function announceMenuChange(tx: Tx, merchantId: string): Promise<void> {
  await updateContentVersion(tx);
  await publish(tx, { merchantId, topic: "menu-changed", key: merchantId, payload: {} });
}

async function afterChange(tx: Tx, stop: { merchantId: string; productId: string; now: Date }) {
  await announceMenuChange(tx, stop.merchantId);
  const [row] = await selectStopList(tx, stop.merchantId, stop);
  return row ? asStopListItem(row) : null;
}
