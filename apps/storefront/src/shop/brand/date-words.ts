import { formatDay, formatTime, joinParts } from "@dasturxon/domain/format";
import { useBrand } from "./brand.tsx";
import { serverNow } from "../../platform/server-clock.ts";

/** `const dateWords = useFormatDate(); dateWords(order.createdAt)`: "22 Nov, 18:40", in the brand's time zone. */
export function useFormatDate(): (instant: string) => string {
  const { language, merchant } = useBrand();
  const { timeZone } = merchant;
  return (instant) =>
    joinParts(
      [formatDay(instant, { timeZone, language, now: serverNow() }), formatTime(instant, timeZone)],
      language,
    );
}
