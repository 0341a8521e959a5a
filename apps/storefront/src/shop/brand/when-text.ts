import { formatDay, formatTime, joinWithCommas } from "@dasturxon/domain/format";
import type { Instant } from "@dasturxon/domain/instant";
import { requireInstantMs } from "@dasturxon/domain/instant";
import type { Language } from "@dasturxon/domain/language";
import { addDays, dayFromInstant } from "@dasturxon/domain/time-zone";
import { useT } from "../../platform/i18n.tsx";
import type { Translate } from "../../platform/i18n.tsx";
import { getServerTimeMs } from "../../platform/server-clock.ts";
import { useBrand } from "./brand.tsx";

/** Context for formatting an instant: the page's language and the brand's time zone. */
export interface InstantFormatContext {
  t: Translate;
  language: Language;
  timeZone: string;
}

export function useInstantFormatContext(): InstantFormatContext {
  const t = useT();
  const { language, merchant } = useBrand();
  return { t, language, timeZone: merchant.timeZone };
}

/** "at 18:30", "tomorrow at 10:00", "on 25 Nov at 10:00": the time of an event within a sentence. */
export function formatEventTime(instant: Instant, wording: InstantFormatContext): string {
  const { t } = wording;
  const { time, day, isToday, isTomorrow } = splitInstant(instant, wording);
  if (isToday) return t("when.at", { time });
  return isTomorrow ? t("when.tomorrow", { time }) : t("when.onDay", { day, time });
}

/** "18:30", "tomorrow, 10:00", "25 Nov, 10:00": the text after "until". */
export function formatTextAfterUntil(instant: Instant, wording: InstantFormatContext): string {
  const { time, day, isToday, isTomorrow } = splitInstant(instant, wording);
  if (isToday) return time;
  return isTomorrow ? wording.t("until.tomorrow", { time }) : joinWithCommas([day, time], wording.language);
}

function splitInstant(instant: Instant, { language, timeZone }: InstantFormatContext) {
  const at = requireInstantMs(instant);
  const today = dayFromInstant(getServerTimeMs(), timeZone);
  return {
    time: formatTime(at, timeZone),
    day: formatDay(at, { timeZone, language, now: getServerTimeMs() }),
    isToday: dayFromInstant(at, timeZone) === today,
    isTomorrow: dayFromInstant(at, timeZone) === addDays(today, 1),
  };
}
