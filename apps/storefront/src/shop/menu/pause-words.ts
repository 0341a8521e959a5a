import { useT } from "../../platform/i18n.tsx";
import type { Stop } from "@dasturxon/domain/availability";
import { useUntilText } from "../brand/until-text.ts";

/** `const pauseWords = usePauseWords(); pauseWords(pause)`: "We are not taking orders now, back at 18:30". */
export function usePauseWords(): (pause: Stop) => string {
  const t = useT();
  const untilText = useUntilText();
  return ({ until }) => (until === null ? t("pause.now") : t("pause.until", { time: untilText(until) }));
}
