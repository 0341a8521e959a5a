import type { DiningTable, Reservation } from "@dasturxon/contract";
import type { EndpointParsedInput } from "@dasturxon/contract/endpoint";
import type { endpoints } from "@dasturxon/contract";
import { checkReservation } from "@dasturxon/domain/reservation";
import { instantFromTimeSlot } from "@dasturxon/domain/time-slots";
import type { Tx } from "../../platform/database/index.ts";
import { refuse, type EndpointRefusal } from "../../platform/http/index.ts";
import { newId } from "../../platform/ids.ts";
import { loadBrandBasics, selectBranch, loadFeatures, selectTables } from "../merchants/index.ts";
import { loadCustomerContact, parsePhone } from "../users/index.ts";
import { publishReservationChanged } from "./announce.ts";
import {
  selectFutureCountOfCustomer,
  insertReservation,
  selectReservationLocks,
  selectReservation,
  selectReservedTableIds,
} from "./queries.ts";
import { viewReservation } from "./views.ts";

const MAX_RESERVATIONS_PER_CUSTOMER = 5;
const MINUTE_MS = 60_000;

interface ReservationRequest {
  merchantId: string;
  userId: string;
  body: EndpointParsedInput<typeof endpoints.reserveTable>["body"];
  now: Date;
}

/**
 * Requests a table. The staff confirm the reservation [OR-11]. Refuses with `feature_off`, `branch_not_found`,
 * `table_not_found`, `table_closed`, `table_too_small`, `table_taken`, `too_many_reservations` (five future ones) and
 * `phone_invalid`.
 */
export async function reserveTable(
  tx: Tx,
  request: ReservationRequest,
  dineIn: Awaited<ReturnType<typeof loadReservableBranch>>,
): Promise<Reservation | EndpointRefusal<typeof endpoints.reserveTable>> {
  if ("code" in dineIn) return dineIn;
  const { merchantId, userId, body, now } = request;
  const startsAt = instantFromTimeSlot(body.day, body.time, dineIn.timeZone);
  if (!startsAt) return refuse("bad_request", { field: "day" });
  const endsAt = new Date(startsAt.getTime() + body.minutes * MINUTE_MS);
  const contact = await loadCustomerContact(tx, { merchantId, userId });
  const guestPhone = body.phone ? parsePhone(body.phone, dineIn.phoneRules) : contact?.phone;
  if (!guestPhone) return refuse("phone_invalid", { field: "phone" });

  await selectReservationLocks(tx, { userId, branchId: dineIn.branchId });
  if ((await selectFutureCountOfCustomer(tx, merchantId, { userId, now })) >= MAX_RESERVATIONS_PER_CUSTOMER)
    return refuse("too_many_reservations", { most: MAX_RESERVATIONS_PER_CUSTOMER });
  const taken = await selectReservedTableIds(tx, merchantId, { branchId: dineIn.branchId, startsAt, endsAt });
  const table = chooseTable(dineIn.tables, { ...body, taken });
  if (!table) return refuse(body.tableId ? "table_not_found" : "table_taken");
  const { timeZone, workHours } = dineIn;
  const { chairs } = body;
  const rules = { startsAt, endsAt, now, timeZone, workHours, chairs, tableChairs: table.chairs };
  const obstacle = checkReservation(rules);
  if (obstacle === "table_too_small") return refuse(obstacle, { field: "chairs", chairs: table.chairs });
  if (obstacle) return refuse(obstacle, { field: "time" });
  if (taken.has(table.id)) return refuse("table_taken");
  const id = newId();
  await insertReservation(tx, merchantId, {
    id,
    userId,
    branchId: dineIn.branchId,
    tableId: table.id,
    chairs,
    startsAt,
    endsAt,
    guestPhone,
    now,
    guestName: body.name || contact?.name || null,
    comment: body.comment || null,
  });
  await publishReservationChanged(tx, { merchantId, id, userId, state: "NEW" });
  const row = await selectReservation(tx, merchantId, id);
  if (!row) throw new Error("a reservation that was just written is not there");
  return viewReservation(row);
}

/** Returns a branch that takes reservations, with its tables, smallest first. */
export async function loadReservableBranch(tx: Tx, merchantId: string, branchId: string) {
  const { booking } = await loadFeatures(tx, merchantId);
  if (!booking) return refuse("feature_off");
  const branch = await selectBranch(tx, merchantId, branchId);
  if (!branch?.settings.bookingEnabled) return refuse("branch_not_found");
  const { timeZone, currency, phoneCountries } = await loadBrandBasics(tx, merchantId);
  const tables = await selectTables(tx, merchantId, branchId);
  const phoneRules = { currency, phoneCountries };
  return { branchId: branch.id, timeZone, phoneRules, workHours: branch.workHours, tables };
}

/**
 * Returns the requested table. Without a request, returns the smallest free table with enough chairs, else the smallest
 * table with enough chairs, else the largest table.
 */
function chooseTable(
  tables: DiningTable[],
  { tableId, chairs, taken }: { tableId?: string | null | undefined; chairs: number; taken: Set<string> },
): DiningTable | undefined {
  if (tableId) return tables.find(({ id }) => id === tableId.toLowerCase());
  const fitting = tables.filter((table) => table.chairs >= chairs);
  return fitting.find(({ id }) => !taken.has(id)) ?? fitting[0] ?? tables.at(-1);
}
