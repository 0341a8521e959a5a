import { type MessageId, useTranslate } from "../../platform/use-language.tsx";
import type { ChosenAlertPerson, AlertLadderForm } from "./ladder-form.ts";
import { useJoinNames } from "./name-list.ts";
import {
  findCommonQuietTime,
  type Person,
  type AlertPreviewLine,
  type AlertRecipients,
} from "./alert-recipients.ts";

const MINUTE_SECONDS = 60;

/** Returns functions that create the texts for the preview of alert steps. */
export function useAlertLadderPreviewFormatters({ devices, hasBot, people }: AlertRecipients) {
  const t = useTranslate();
  const nameList = useJoinNames();
  const formatPeopleNames = (of: readonly Person[]) => nameList(of.map(({ name }) => name));

  function formatDelay({ seconds }: AlertPreviewLine): string {
    const [minutes, rest] = [Math.floor(seconds / MINUTE_SECONDS), seconds % MINUTE_SECONDS];
    const time = [
      minutes > 0 && t("time.minutes", { minutes }),
      rest > 0 && t("alerts.preview.seconds", { seconds: rest }),
    ];
    return t("alerts.preview.after", { time: time.filter(Boolean).join(" ") });
  }

  /** Returns the effect of the step and the people that it does not reach: "SMS to Aziza (no phone number: Bobur)". */
  function formatStepEffect(
    { step, reached, missed }: AlertPreviewLine,
    decision: AlertLadderForm["decision"],
  ): string {
    if (step === "decide") return t(`alerts.preview.${decision}`);
    if (step === "pause") return t("alerts.preview.pause");
    if (step === "push")
      return devices > 0 ? t("alerts.preview.push", { count: devices }) : t("alerts.preview.push-nobody");
    const what =
      reached.length > 0
        ? t(`alerts.preview.${step}`, { names: formatPeopleNames(reached) })
        : t(`alerts.preview.${step}-nobody`);
    const why = formatMissedPeople(step, missed);
    return why ? `${what} (${why})` : what;
  }

  function formatMissedPeople(step: "telegram" | "sms" | "call", missed: readonly Person[]): string | null {
    if (step === "telegram" && !hasBot) return t("alerts.preview.missed-bot");
    if (missed.length === 0) return null;
    const id = step === "telegram" ? "alerts.preview.missed-telegram" : "alerts.preview.missed-phone";
    return t(id, { names: formatPeopleNames(missed) });
  }

  /** Returns a text for each selected person who has quiet hours: the name, start and end. */
  function listQuietHours(chosen: readonly ChosenAlertPerson[]): string[] {
    return chosen.flatMap(({ staffId, quietFrom: from, quietUntil: until }) => {
      const name = people.find(({ id }) => id === staffId)?.name;
      if (!name || from === null || until === null || from === until) return [];
      return [t("alerts.preview.quiet", { name, from, until })];
    });
  }

  /**
   * Returns warnings about enabled alert steps that reach no recipient. `ofOrders` are the steps for orders.
   * `ofDevices` are the steps for a branch that has no awake device.
   */
  function listWarnings(
    ofOrders: readonly AlertPreviewLine[],
    chosen: readonly ChosenAlertPerson[],
    ofDevices: readonly AlertPreviewLine[],
  ): string[] {
    if (ofOrders.length === 0) return [t("alerts.warn.nothing")];
    const lines = [...ofOrders, ...ofDevices];
    const inVain = lines.filter(({ isInVain }) => isInVain).flatMap(({ step }) => getStepWarning(step) ?? []);
    const time = findCommonQuietTime(lines, chosen);
    const words = [...new Set(inVain)].map((id) => t(id));
    return time === null ? words : [...words, t("alerts.warn.quiet", { time })];
  }

  function getStepWarning(step: AlertPreviewLine["step"]): MessageId | null {
    if (step === "decide" || step === "pause") return null;
    return step === "telegram" && !hasBot ? "alerts.warn.bot" : `alerts.warn.${step}`;
  }

  return {
    afterOf: formatDelay,
    whatOf: formatStepEffect,
    quietOf: listQuietHours,
    warningsOf: listWarnings,
  };
}
