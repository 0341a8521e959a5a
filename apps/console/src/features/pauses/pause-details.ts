import type { Pause } from "@dasturxon/contract";
import { formatUntilText } from "../../platform/until-text.ts";
import type { Translate } from "../../platform/use-language.tsx";

interface PauseContext {
  timeZone: string;
  now: Date;
  t: Translate;
  money: (amount: number) => string;
}

/** Returns the details of a pause in reading order: its end, the additional minutes, and the delivery surcharge. */
export function listPauseDetails(pause: Pause, { money, ...clock }: PauseContext): string[] {
  const { t } = clock;
  const { until, isByAlert, extraMinutes, deliverySurcharge } = pause;
  const facts = [
    until === null
      ? t(isByAlert ? "pause.by-alert" : "pause.by-hand")
      : t("pause.until", { time: formatUntilText(until, clock) }),
  ];
  if (extraMinutes > 0) facts.push(t("pause.extra-minutes", { minutes: extraMinutes }));
  if (deliverySurcharge > 0) facts.push(t("pause.dearer", { sum: money(deliverySurcharge) }));
  return facts;
}
