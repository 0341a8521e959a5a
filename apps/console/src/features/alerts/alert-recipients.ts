import type { BranchAlertLadder } from "@dasturxon/contract";
import {
  ALERT_STEPS,
  type AlertStep,
  isPersonReachable,
  type MessageAlertStep,
  type AlertStepDelays,
} from "@dasturxon/domain/alert-ladder";
import type { ChosenAlertPerson } from "./ladder-form.ts";

export type Person = BranchAlertLadder["people"][number];

/** People and devices that can receive the alerts of a branch. */
export interface AlertRecipients {
  /** People whom the user selected as recipients. If no one is selected: all managers of the branch. */
  people: readonly Person[];
  devices: number;
  hasBot: boolean;
}

/** Returns the recipients: the selected people, or the managers if no one is selected. */
export function listRecipients(all: readonly Person[], chosen: readonly ChosenAlertPerson[]): Person[] {
  if (chosen.length === 0) return all.filter(({ isManager }) => isManager);
  return all.filter(({ id }) => chosen.some(({ staffId }) => staffId === id));
}

/** Returns whether the person can be reached by the step. Telegram requires that the brand's bot is on. */
function canReachPerson(step: Exclude<MessageAlertStep, "push">, person: Person, hasBot: boolean): boolean {
  return step === "telegram" ? hasBot && person.hasTelegram : person.hasPhone;
}

/** Alert step in the preview, with the recipients that it reaches and those that it does not reach. */
export interface AlertPreviewLine {
  step: AlertStep;
  seconds: number;
  reached: Person[];
  missed: Person[];
  /** Whether the step sends messages, but reaches no person and no device. */
  isInVain: boolean;
}

/** Returns a preview line for each enabled alert step, in the order in which the steps follow each other. */
export function listPreviewLines(
  delays: Partial<AlertStepDelays>,
  reach: AlertRecipients,
): AlertPreviewLine[] {
  return ALERT_STEPS.flatMap((step) => {
    const seconds = delays[step] ?? null;
    return seconds === null ? [] : [{ seconds, ...listReachedPeople(step, reach) }];
  });
}

function listReachedPeople(
  step: AlertStep,
  { people, devices, hasBot }: AlertRecipients,
): Omit<AlertPreviewLine, "seconds"> {
  if (step === "push") return { step, reached: [], missed: [], isInVain: devices === 0 };
  if (step === "decide" || step === "pause") return { step, reached: [], missed: [], isInVain: false };
  const reached = people.filter((person) => canReachPerson(step, person, hasBot));
  const missed = people.filter((person) => !canReachPerson(step, person, hasBot));
  return { step, reached, missed, isInVain: reached.length === 0 };
}

const PLACEHOLDER_DATE = "2026-01-01";

/** Returns a time of day at which all people whom these alert steps reach have quiet hours. Null: no such time. */
export function findCommonQuietTime(
  lines: readonly AlertPreviewLine[],
  chosen: readonly ChosenAlertPerson[],
): string | null {
  const reached = lines.flatMap((line) => line.reached);
  const people = chosen.filter(({ staffId }) => reached.some(({ id }) => id === staffId));
  // If the quiet hours of all people overlap, the common period starts when the quiet hours of one of them start.
  const begins = people.flatMap(({ quietFrom }) => quietFrom ?? []);
  const common = begins.find((time) => {
    const now = new Date(`${PLACEHOLDER_DATE}T${time}:00Z`);
    return people.every((person) => !isPersonReachable(person, now, "UTC"));
  });
  return common ?? null;
}
