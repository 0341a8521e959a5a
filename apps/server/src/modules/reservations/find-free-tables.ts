import type { endpoints } from "@dasturxon/contract";
import type { DiningTable } from "@dasturxon/contract";
import { instantOfSlot } from "@dasturxon/domain/slots";
import { checkReservation } from "@dasturxon/domain/reservation";
import type { Tx } from "../../platform/database/index.ts";
import { refuse, type RefusedBy } from "../../platform/http/index.ts";
import { selectTakenTables } from "./queries.ts";
import { openHall } from "./reserve-table.ts";

const MINUTE_MS = 60_000;

/** Tables with the chairs, each free or not at the time; none is free when the hall is closed then [OR-11]. */
export async function findFreeTables(
  tx: Tx,
  merchantId: string,
  asked: { branchId: string; day: string; time: string; chairs: number; minutes: number; now: Date },
): Promise<(DiningTable & { isFree: boolean })[] | RefusedBy<typeof endpoints.freeTables>> {
  const { branchId, chairs, now } = asked;
  const hall = await openHall(tx, merchantId, branchId);
  if ("code" in hall) return hall;
  const startsAt = instantOfSlot(asked.day, asked.time, hall.timeZone);
  if (!startsAt) return refuse("bad_request", { field: "day" });
  const endsAt = new Date(startsAt.getTime() + asked.minutes * MINUTE_MS);
  const taken = await selectTakenTables(tx, merchantId, { branchId, startsAt, endsAt });
  const { timeZone, workHours } = hall;
  const rules = { startsAt, endsAt, now, timeZone, workHours, chairs, tableChairs: chairs };
  const isOpen = checkReservation(rules) === null;
  return hall.tables
    .filter((table) => table.chairs >= chairs)
    .map((table) => ({ ...table, isFree: isOpen && !taken.has(table.id) }));
}
