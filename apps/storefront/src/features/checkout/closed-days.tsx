import { OFFERED_DAY_COUNT } from "@dasturxon/domain/time-slots";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { useFormatDay } from "../../shop/brand/day-words.ts";
import { useT } from "../../platform/i18n.tsx";
import { getServerTimeMs } from "../../platform/server-clock.ts";
import type { Branch } from "../../platform/shapes.ts";
import { useServiceType } from "../../shop/location/service-type.ts";
import { listClosedHolidays } from "./closed-holidays.ts";

/** Days missing from the picker because of a holiday, each with its name. Renders nothing if there are none [CH-4]. */
export function ClosedDays({ branch }: { branch: Pick<Branch, "workHours"> }) {
  const t = useT();
  const text = useText();
  const dayWords = useFormatDay();
  const serviceType = useServiceType();
  const { timeZone } = useBrand().merchant;
  const closed = listClosedHolidays(
    { branch, serviceType, now: getServerTimeMs(), timeZone },
    OFFERED_DAY_COUNT,
  );
  if (closed.length === 0) return null;
  return (
    <ul className="grid gap-1 text-small text-ink-2">
      {closed.map(({ day, name }) => (
        <li key={day} className="text-pretty">
          {t("checkout.holidayOn", { day: dayWords(day), holiday: text(name) })}
        </li>
      ))}
    </ul>
  );
}
