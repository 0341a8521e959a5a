import { dayFromInstant } from "@dasturxon/domain/time-zone";
import type { Translate } from "./use-language.tsx";

const formatDate = (day: string) => day.split("-").toReversed().join(".");

/** Returns a period as text: "01.12.2026 – 31.12.2026", "from …", "until …" or "always". */
export function formatPeriod(
  { startAt, endAt }: { startAt: string | null; endAt: string | null },
  { timeZone, t }: { timeZone: string; t: Translate },
): string {
  const start = startAt && formatDate(dayFromInstant(startAt, timeZone));
  const end = endAt && formatDate(dayFromInstant(endAt, timeZone));
  if (start && end) return `${start} – ${end}`;
  if (end) return t("days.until", { day: end });
  return start ? t("days.from", { day: start }) : t("days.always");
}
