import type { SaleStop } from "@dasturxon/domain/availability";
import { useInstantFormatContext, formatEventTime } from "../brand/when-text.ts";

/** `const pauseWords = useFormatPause(); pauseWords(pause)`: "We are not taking orders now, back at 18:30". */
export function useFormatPause(): (pause: SaleStop) => string {
  const wording = useInstantFormatContext();
  const { t } = wording;
  return ({ until }) =>
    until === null ? t("pause.now") : t("pause.until", { when: formatEventTime(until, wording) });
}
