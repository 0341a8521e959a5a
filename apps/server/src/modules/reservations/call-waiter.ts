import type { WaiterCall } from "@dasturxon/contract";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import type { Tx } from "../../platform/database/index.ts";
import { type Refusal, refuse } from "../../platform/http/index.ts";
import { newId } from "../../platform/ids.ts";
import { endAlert, recordStaffReactionInBranch } from "../alerts/index.ts";
import { selectBranch, selectTable } from "../merchants/index.ts";
import { publishWaiterCallChanged } from "./announce.ts";
import { updateWaiterCallEnded, selectWaiterCall, insertOrUpdateWaiterCall } from "./queries.ts";
import { viewWaiterCall } from "./views.ts";

/** Lifetime of a waiter call that is not ended, in milliseconds. */
export const WAITER_CALL_LIFETIME_MS = 2 * 3_600_000;

/**
 * Calls the waiter to a table, or requests the bill. A table has one open call: a repeated call returns it, and a call
 * for the waiter can become one for the bill [OR-11]. Requires the secret of the table's QR code, and a branch with
 * table service.
 */
export async function callWaiter(
  tx: Tx,
  merchantId: string,
  request: {
    tableId: string;
    tableSecret: string;
    reason: WaiterCall["reason"];
    paymentType?: string | null | undefined;
    now: Date;
  },
): Promise<WaiterCall | Refusal<"table_not_found">> {
  const { now } = request;
  const table = await selectTable(tx, merchantId, {
    id: request.tableId,
    secret: request.tableSecret,
  });
  const branch = table && (await selectBranch(tx, merchantId, table.branchId));
  if (!table || !branch?.settings.dineinEnabled) return refuse("table_not_found");
  const staleBefore = new Date(now.getTime() - WAITER_CALL_LIFETIME_MS);
  const { reason } = request;
  const paymentType = reason === "BILL" ? (request.paymentType ?? null) : null;
  const wanted = { branchId: table.branchId, tableId: table.id, reason, paymentType };
  const call = await insertOrUpdateWaiterCall(tx, merchantId, { id: newId(), ...wanted, now, staleBefore });
  if (call.isNew) await publishWaiterCallChanged(tx, { merchantId, id: call.id });
  return loadWaiterCall(tx, merchantId, call.id);
}

/** Ends a waiter call. Idempotent. */
export async function endWaiterCall(
  tx: Tx,
  merchantId: string,
  end: { id: string; by: string; branchIds: readonly string[] | null; now: Date },
): Promise<WaiterCall | Refusal<"not_found">> {
  const { id: subjectId, now } = end;
  const hasEnded = await updateWaiterCallEnded(tx, merchantId, end);
  const row = await selectWaiterCall(tx, merchantId, end.id);
  if (hasEnded && row) {
    await endAlert(tx, merchantId, { kind: "waiter_call", subjectId, by: "staff", now });
    await recordStaffReactionInBranch(tx, { merchantId, branchId: row.branchId, now });
    await publishWaiterCallChanged(tx, { merchantId, id: end.id });
  }
  return row && worksInBranch(end.branchIds, row.branchId) ? viewWaiterCall(row) : refuse("not_found");
}

async function loadWaiterCall(tx: Tx, merchantId: string, id: string): Promise<WaiterCall> {
  const row = await selectWaiterCall(tx, merchantId, id);
  if (!row) throw new Error("a call that was just written is not there");
  return viewWaiterCall(row);
}
