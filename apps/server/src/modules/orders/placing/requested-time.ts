import { instantFromTimeSlot } from "@dasturxon/domain/time-slots";
import { refuse, type Refusal } from "../../../platform/http/index.ts";

/** Requested start and, if given, end (`day2`, `time2`) of a scheduled order, in the brand's time zone. */
export interface RequestedTime {
  day: string;
  time: string;
  day2?: string | null | undefined;
  time2?: string | null | undefined;
}

interface RequestedTimeSpan {
  deliverAt: Date;
  /** End of the time span. Null: exactly at `deliverAt`. */
  deliverUntil: Date | null;
}

/** Converts the requested times to instants. If start and end are equal, `deliverUntil` is null. [CH-7] [EN-7] */
export function resolveRequestedTime(
  { day, time, day2, time2 }: RequestedTime,
  timeZone: string,
): RequestedTimeSpan | Refusal<"bad_request"> {
  const deliverAt = instantFromTimeSlot(day, time, timeZone);
  if (!deliverAt) return refuse("bad_request", { field: "day" });
  if (!time2) return day2 ? refuse("bad_request", { field: "time2" }) : { deliverAt, deliverUntil: null };
  const end = instantFromTimeSlot(day2 ?? day, time2, timeZone);
  if (!end) return refuse("bad_request", { field: "day2" });
  return { deliverAt, deliverUntil: end.getTime() === deliverAt.getTime() ? null : end };
}
