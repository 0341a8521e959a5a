import type { Reservation } from "@dasturxon/contract";
import { canChangeReservationState } from "@dasturxon/domain/reservation";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import type { Tx } from "../../platform/database/index.ts";
import { type Refusal, refuse } from "../../platform/http/index.ts";
import { endAlert, recordStaffReactionInBranch } from "../alerts/index.ts";
import { publishReservationChanged } from "./announce.ts";
import {
  type ReservationRow,
  selectReservation,
  selectReservationForUpdate,
  updateReservationState,
} from "./queries.ts";
import { viewReservation } from "./views.ts";

interface ReservationAnswer {
  merchantId: string;
  id: string;
  state: "CONFIRMED" | "REFUSED";
  version: number;
  answer: string | null;
  /** Branches of the staff member. Null: all. */
  branchIds: readonly string[] | null;
  now: Date;
}

/**
 * Records the staff's answer to a reservation [OR-11]. Refuses with `reservation_over` after the end of the reservation
 * or if its state does not allow the answer, and with `stale_version` if it has changed since it was shown.
 */
export async function answerReservation(
  tx: Tx,
  answer: ReservationAnswer,
): Promise<Reservation | Refusal<"not_found" | "stale_version" | "reservation_over">> {
  const row = await selectReservationForUpdate(tx, answer.merchantId, answer.id);
  if (!row || !worksInBranch(answer.branchIds, row.branch.id)) return refuse("not_found");
  if (row.version !== answer.version) return refuse("stale_version");
  if (row.endsAt <= answer.now) return refuse("reservation_over");
  const by = { by: "staff", now: answer.now } as const;
  return changeReservationState(tx, row, { ...answer, by });
}

/**
 * Cancels a reservation for its customer, until its start time. Other customers' reservations are `not_found` [AP-4].
 */
export async function cancelReservation(
  tx: Tx,
  request: { merchantId: string; userId: string; id: string; now: Date },
): Promise<Reservation | Refusal<"not_found" | "reservation_over">> {
  const row = await selectReservationForUpdate(tx, request.merchantId, request.id);
  if (!row || row.userId !== request.userId) return refuse("not_found");
  if (row.startsAt <= request.now) return refuse("reservation_over");
  const by = { by: "customer", now: request.now } as const;
  return changeReservationState(tx, row, { ...request, state: "CANCELED", answer: null, by });
}

async function changeReservationState(
  tx: Tx,
  row: ReservationRow,
  change: {
    merchantId: string;
    id: string;
    state: Reservation["state"];
    answer: string | null;
    now: Date;
    by: { by: "staff" | "customer"; now: Date };
  },
): Promise<Reservation | Refusal<"reservation_over">> {
  if (!canChangeReservationState(row.state, change.state)) return refuse("reservation_over");
  await updateReservationState(tx, change.merchantId, change);
  await endAlert(tx, change.merchantId, { kind: "reservation", subjectId: change.id, ...change.by });
  if (change.by.by === "staff")
    await recordStaffReactionInBranch(tx, {
      merchantId: change.merchantId,
      branchId: row.branch.id,
      now: change.now,
    });
  await publishReservationChanged(tx, { ...change, userId: row.userId });
  const changed = await selectReservation(tx, change.merchantId, change.id);
  if (!changed) throw new Error("a changed reservation has gone");
  return viewReservation(changed);
}
