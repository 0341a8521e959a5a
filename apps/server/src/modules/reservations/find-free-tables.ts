import type { endpoints } from "@dasturxon/contract";
import type { DiningTable, ReservationTimes } from "@dasturxon/contract";
import { instantFromTimeSlot } from "@dasturxon/domain/time-slots";
import { checkReservation, listReservationTimes } from "@dasturxon/domain/reservation";
import type { Tx } from "../../platform/database/index.ts";
import { refuse, type EndpointRefusal } from "../../platform/http/index.ts";
import { selectReservedTimes, selectReservedTableIds } from "./queries.ts";
import { loadReservableBranch } from "./reserve-table.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Returns the tables with enough chairs, and whether each table is free at the requested time. If the branch is closed
 * at that time, no table is free [OR-11].
 */
export async function findFreeTables(
  tx: Tx,
  merchantId: string,
  request: { branchId: string; day: string; time: string; chairs: number; minutes: number; now: Date },
): Promise<(DiningTable & { isFree: boolean })[] | EndpointRefusal<typeof endpoints.freeTables>> {
  const { branchId, chairs, now } = request;
  const dineIn = await loadReservableBranch(tx, merchantId, branchId);
  if ("code" in dineIn) return dineIn;
  const startsAt = instantFromTimeSlot(request.day, request.time, dineIn.timeZone);
  if (!startsAt) return refuse("bad_request", { field: "day" });
  const endsAt = new Date(startsAt.getTime() + request.minutes * MINUTE_MS);
  const taken = await selectReservedTableIds(tx, merchantId, { branchId, startsAt, endsAt });
  const { timeZone, workHours } = dineIn;
  const rules = { startsAt, endsAt, now, timeZone, workHours, chairs, tableChairs: chairs };
  const isOpen = checkReservation(rules) === null;
  return dineIn.tables
    .filter((table) => table.chairs >= chairs)
    .map((table) => ({ ...table, isFree: isOpen && !taken.has(table.id) }));
}

/** Returns the available times of a day, each with its free tables that have enough chairs [OR-11]. */
export async function findReservationTimes(
  tx: Tx,
  merchantId: string,
  request: { branchId: string; day: string; chairs: number; minutes: number; now: Date },
): Promise<ReservationTimes | EndpointRefusal<typeof endpoints.reservationTimes>> {
  const { branchId, day, minutes, now } = request;
  const dineIn = await loadReservableBranch(tx, merchantId, branchId);
  if ("code" in dineIn) return dineIn;
  const { timeZone, workHours } = dineIn;
  const from = instantFromTimeSlot(day, "00:00", timeZone);
  if (!from) return refuse("bad_request", { field: "day" });
  // Reads the reserved times of the next day too, because late reservations end after midnight.
  const held = await selectReservedTimes(tx, merchantId, {
    branchId,
    from,
    to: new Date(from.getTime() + 2 * DAY_MS),
  });
  const tables = dineIn.tables.filter((table) => table.chairs >= request.chairs);
  const tableIds = tables.map(({ id }) => id);
  return { tables, times: listReservationTimes({ day, minutes, now, timeZone, workHours, tableIds, held }) };
}
