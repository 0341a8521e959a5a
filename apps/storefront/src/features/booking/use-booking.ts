import type { DiningTable, ReservationTimes } from "@dasturxon/contract";
import { findBranchHours } from "@dasturxon/domain/hours";
import { createEmptyPhone, isCompletePhone } from "@dasturxon/domain/phone-number";
import { listReservationTimes } from "@dasturxon/domain/reservation";
import { addDays, dayFromInstant } from "@dasturxon/domain/time-zone";
import { useBrand } from "../../shop/brand/brand.tsx";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import { createQuery } from "../../platform/query.ts";
import type { Branch } from "../../platform/shapes.ts";
import { getServerTimeMs } from "../../platform/server-clock.ts";
import { branchesQuery } from "../../shop/location/branches.ts";
import { useSession } from "../../shop/session/session.ts";
import { bookingDraftStore } from "./draft.ts";
import type { BookingDraft } from "./draft.ts";

/** Number of days for which reservations are offered, including today. */
const OFFERED_RESERVATION_DAYS = 21;
/** Duration of a reservation, minutes. */
const RESERVATION_MINUTES = 120;

/** Available times. Refreshed regularly, because tables are reserved by others meanwhile. */
export const availableTimesQuery = createQuery(
  (asked: { branchId: string; day: string; chairs: number }) =>
    call("GET /orders/v1/reservations/times", { query: asked }),
  { freshForMs: 20_000, refreshEveryMs: 20_000, retryAfterMs: 5_000, kept: 6 },
);

/** Missing input, named after the card of the booking page where the guest enters it. */
export type MissingBookingField = "branch" | "chairs" | "time" | "phone";

export interface Booking {
  draft: BookingDraft;
  /** Branches that take reservations. Null until they are loaded. */
  branches: Branch[] | null;
  error: ApiError | null;
  branch: Branch | null;
  /** Days on which the branch is open. */
  days: string[];
  day: string | null;
  times: ReservationTimes | null;
  timesError: ApiError | null;
  /** Chosen time, if it is available. */
  time: string | null;
  table: DiningTable | null;
  name: string;
  phone: string;
  lack: MissingBookingField | null;
}

export interface BookingCardProps {
  booking: Booking;
  /** Error shown in the card of the booking page after an attempt to reserve. */
  error: string | null;
}

/** Returns the draft and the available times. Preselects the branch if there is only one, and the first open day. */
export function useBooking(): Booking {
  const draft = bookingDraftStore.use();
  const session = useSession();
  const { merchant } = useBrand();
  const { data, error } = branchesQuery.use();
  const branches = data?.filter(({ settings }) => settings.bookingEnabled) ?? null;
  const only = branches?.length === 1 ? branches[0] : undefined;
  const branch = branches?.find(({ id }) => id === draft.branchId) ?? only ?? null;
  const days = branch ? listOpenDays(branch, merchant.timeZone) : [];
  const day = days.find((each) => each === draft.day) ?? days[0] ?? null;
  const asked = branch && day ? { branchId: branch.id, day, chairs: draft.chairs } : null;
  const { data: times, error: timesError } = availableTimesQuery.use(asked);
  const table = times?.tables.find(({ id }) => id === draft.tableId) ?? null;
  const found = times?.times.find(({ time }) => time === draft.time && draft.day === day);
  const time = found && isReservationTimeFree(found, table) ? found.time : null;
  const name = draft.name ?? [session?.firstName, session?.lastName].filter(Boolean).join(" ");
  const phone = draft.phone ?? session?.phone ?? createEmptyPhone(merchant.phoneCountries);
  const lack = ((): MissingBookingField | null => {
    if (!branch) return "branch";
    if (times?.tables.length === 0) return "chairs";
    if (!time) return "time";
    return isCompletePhone(phone, merchant.phoneCountries) ? null : "phone";
  })();
  return { draft, branches, error, branch, days, day, times, timesError, time, table, name, phone, lack };
}

/** Returns whether the time is available at the given table or, if no table is given, at any table. */
export function isReservationTimeFree(
  { freeTables }: ReservationTimes["times"][number],
  table: Pick<DiningTable, "id"> | null,
): boolean {
  return table ? freeTables.includes(table.id) : freeTables.length > 0;
}

/** Returns the days on which the branch is open. Today is included only while it has available times. */
function listOpenDays({ workHours }: Branch, timeZone: string): string[] {
  const now = getServerTimeMs();
  const today = dayFromInstant(now, timeZone);
  const asked = { now, timeZone, workHours, minutes: RESERVATION_MINUTES, tableIds: [], held: [] };
  return Array.from({ length: OFFERED_RESERVATION_DAYS }, (_, at) => addDays(today, at)).filter((day) =>
    day === today
      ? listReservationTimes({ ...asked, day }).length > 0
      : findBranchHours(workHours, "DINE_IN", day).intervals.length > 0,
  );
}
