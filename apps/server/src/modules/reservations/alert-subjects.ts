import type { AlertSubject } from "../alerts/index.ts";
import { CALL_LIFE_MS } from "./call-waiter.ts";
import { selectCallForUpdate, selectReservationForUpdate } from "./queries.ts";

/** Alerts of reservations: a new one waits until it is answered or its time begins [OR-11]. */
export const reservationSubject: AlertSubject = {
  async lock(tx, { merchantId, subjectId, now }) {
    const row = await selectReservationForUpdate(tx, merchantId, subjectId);
    if (!row || row.state !== "NEW" || row.startsAt <= now) return null;
    return { branchId: row.branch.id, label: row.table.number, since: row.createdAt };
  },
  climb: async () => true,
};

/** Alerts of waiter calls: a call waits until it is ended or expires [OR-11]. */
export const waiterCallSubject: AlertSubject = {
  async lock(tx, { merchantId, subjectId, now }) {
    const row = await selectCallForUpdate(tx, merchantId, subjectId);
    if (!row || row.endedAt || now.getTime() - row.calledAt.getTime() >= CALL_LIFE_MS) return null;
    return { branchId: row.branchId, label: row.table.number, since: row.calledAt };
  },
  climb: async () => true,
};
