import { useText } from "../../shop/brand/brand.tsx";
import { useFormatDay } from "../../shop/brand/day-words.ts";
import { listBranchHolidays, type HoursInput } from "../../shop/location/branch-hours.ts";
import { useFormatHours } from "../../shop/location/open-words.tsx";

/** Renders the coming holidays, when a branch is closed or has other hours, with their names. */
export function Holidays(question: HoursInput) {
  const text = useText();
  const dayWords = useFormatDay();
  const hoursText = useFormatHours();
  const holidays = listBranchHolidays(question);
  if (holidays.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-2 rounded-card bg-warn-soft p-4 text-small text-warn-ink">
      {holidays.map(({ day, lastDay, name, intervals }) => (
        <li key={`${day} ${lastDay} ${text(name)}`} className="flex flex-wrap justify-between gap-x-4">
          <span>
            {day === lastDay ? dayWords(day) : `${dayWords(day)} – ${dayWords(lastDay)}`}
            <span className="own-words block font-bold">{text(name)}</span>
          </span>
          <span>{hoursText(intervals)}</span>
        </li>
      ))}
    </ul>
  );
}
