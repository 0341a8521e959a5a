import type { BranchLadder } from "@dasturxon/contract";
import {
  ALERT_STEPS,
  type AlertStep,
  isReachable,
  type MessageStep,
  type StepDelays,
} from "@dasturxon/domain/alert-ladder";
import type { ChosenPerson } from "./ladder-form.ts";

export type Person = BranchLadder["people"][number];

/** Whom the messages of a branch can reach. */
export interface Reach {
  /** The chosen people, or the managers where nobody was chosen. */
  people: readonly Person[];
  devices: number;
  hasBot: boolean;
}

/** Returns who gets the messages: the chosen people, the managers where nobody was chosen. */
export function recipientsOf(all: readonly Person[], chosen: readonly ChosenPerson[]): Person[] {
  if (chosen.length === 0) return all.filter(({ isManager }) => isManager);
  return all.filter(({ id }) => chosen.some(({ staffId }) => staffId === id));
}

/** Returns whether this way is known of the person. Telegram reaches nobody while the brand's bot is off. */
function hasWay(step: Exclude<MessageStep, "push">, person: Person, hasBot: boolean): boolean {
  return step === "telegram" ? hasBot && person.hasTelegram : person.hasPhone;
}

/** A step of the preview with the people that it reaches and those that it does not. */
export interface PreviewLine {
  step: AlertStep;
  seconds: number;
  reached: Person[];
  missed: Person[];
  /** It sends messages, and nobody and no device gets one. */
  isInVain: boolean;
}

/** Returns the steps that are on, in their order. */
export function previewLines(delays: Partial<StepDelays>, reach: Reach): PreviewLine[] {
  return ALERT_STEPS.flatMap((step) => {
    const seconds = delays[step] ?? null;
    return seconds === null ? [] : [{ seconds, ...reachedBy(step, reach) }];
  });
}

function reachedBy(step: AlertStep, { people, devices, hasBot }: Reach): Omit<PreviewLine, "seconds"> {
  if (step === "push") return { step, reached: [], missed: [], isInVain: devices === 0 };
  if (step === "decide" || step === "pause") return { step, reached: [], missed: [], isInVain: false };
  const reached = people.filter((person) => hasWay(step, person, hasBot));
  const missed = people.filter((person) => !hasWay(step, person, hasBot));
  return { step, reached, missed, isInVain: reached.length === 0 };
}

const ANY_DAY = "2026-01-01";

/** Returns a time at which everybody whom these steps reach has quiet hours; null: there is none. */
export function commonQuietTime(
  lines: readonly PreviewLine[],
  chosen: readonly ChosenPerson[],
): string | null {
  const reached = lines.flatMap((line) => line.reached);
  const people = chosen.filter(({ staffId }) => reached.some(({ id }) => id === staffId));
  // Hours that all of them share begin where the quiet hours of one of them begin.
  const begins = people.flatMap(({ quietFrom }) => quietFrom ?? []);
  const common = begins.find((time) => {
    const now = new Date(`${ANY_DAY}T${time}:00Z`);
    return people.every((person) => !isReachable(person, now, "UTC"));
  });
  return common ?? null;
}
