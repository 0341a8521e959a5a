import { findReservationWaitStart } from "@dasturxon/domain/reservation";
import type { Tx } from "../../platform/database/index.ts";
import type { AlertSubject } from "../alerts/index.ts";
import { loadBrandBasics, selectBranch } from "../merchants/index.ts";
import { WAITER_CALL_LIFETIME_MS } from "./call-waiter.ts";
import { type ReservationRow, selectWaiterCallForUpdate, selectReservationForUpdate } from "./queries.ts";

/**
 * Alerts of reservations. A new reservation waits from the branch's next opening until it is answered or until its
 * start time [OR-11].
 */
export const reservationAlertSubject: AlertSubject = {
  async lock(tx, { merchantId, subjectId, now }) {
    const row = await selectReservationForUpdate(tx, merchantId, subjectId);
    if (!row || row.state !== "NEW" || row.startsAt <= now) return null;
    const since = await loadReservationWaitStartTime(tx, merchantId, row);
    return { branchId: row.branch.id, label: row.table.number, since };
  },
  climb: async () => true,
};

async function loadReservationWaitStartTime(
  tx: Tx,
  merchantId: string,
  { branch, createdAt, startsAt }: ReservationRow,
): Promise<Date> {
  const { timeZone } = await loadBrandBasics(tx, merchantId);
  const workHours = (await selectBranch(tx, merchantId, branch.id))?.workHours;
  return findReservationWaitStart({ createdAt, startsAt, workHours, timeZone });
}

/** Alerts of waiter calls: a call waits until it is ended or expires [OR-11]. */
export const waiterCallAlertSubject: AlertSubject = {
  async lock(tx, { merchantId, subjectId, now }) {
    const row = await selectWaiterCallForUpdate(tx, merchantId, subjectId);
    if (!row || row.endedAt || now.getTime() - row.calledAt.getTime() >= WAITER_CALL_LIFETIME_MS) return null;
    return { branchId: row.branchId, label: row.table.number, since: row.calledAt };
  },
  climb: async () => true,
};
