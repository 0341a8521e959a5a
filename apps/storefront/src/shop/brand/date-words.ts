import { formatDay, formatTime, joinWithCommas } from "@dasturxon/domain/format";
import { useBrand } from "./brand.tsx";
import { getServerTimeMs } from "../../platform/server-clock.ts";

/** `const dateWords = useFormatDate(); dateWords(order.createdAt)`: "22 Nov, 18:40", in the brand's time zone. */
export function useFormatDate(): (instant: string) => string {
  const { language, merchant } = useBrand();
  const { timeZone } = merchant;
  return (instant) =>
    joinWithCommas(
      [formatDay(instant, { timeZone, language, now: getServerTimeMs() }), formatTime(instant, timeZone)],
      language,
    );
}
