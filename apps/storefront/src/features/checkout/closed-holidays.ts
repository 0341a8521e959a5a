import { findBranchHours } from "@dasturxon/domain/hours";
import type { TextByLanguage } from "@dasturxon/domain/text";
import { addDays, dayFromInstant } from "@dasturxon/domain/time-zone";
import type { HoursInput } from "../../shop/location/branch-hours.ts";

/** Returns the holidays of the branch in a span of `days` days that begins today. Excludes today [CH-4]. */
export function listClosedHolidays(
  { branch, serviceType, now, timeZone }: HoursInput,
  days: number,
): { day: string; name: TextByLanguage }[] {
  const today = dayFromInstant(now, timeZone);
  return Array.from({ length: days - 1 }, (_, offset) => addDays(today, offset + 1)).flatMap((day) => {
    const { holiday: name } = findBranchHours(branch.workHours, serviceType, day);
    return name ? [{ day, name }] : [];
  });
}
