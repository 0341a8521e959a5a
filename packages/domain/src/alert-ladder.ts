import { toLocalDateTime } from "./time-zone.ts";

/**
 * Escalation steps of an order without a reaction, in this order: Web Push to the branch's devices, a Telegram message,
 * an SMS and a voice call to chosen persons, then the branch's configured decision (accept or refuse), then a pause of
 * the branch's orders.
 */
export const ALERT_STEPS = ["push", "telegram", "sms", "call", "decide", "pause"] as const;
export type AlertStep = (typeof ALERT_STEPS)[number];

/** Steps that send a message to a device or a person. The other steps change the order or the branch. */
export const MESSAGE_ALERT_STEPS = [
  "push",
  "telegram",
  "sms",
  "call",
] as const satisfies readonly AlertStep[];
export type MessageAlertStep = (typeof MESSAGE_ALERT_STEPS)[number];

/**
 * Objects that wait for a reaction. `device`: an open branch without an awake device that can ring for its orders.
 * `test`: executes the steps of an order without changes.
 */
export const ALERT_KINDS = ["order", "reservation", "waiter_call", "device", "test"] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Alert steps for reservations and waiter calls. */
export const TABLE_ALERT_STEPS = ["push", "telegram", "sms"] as const satisfies readonly AlertStep[];
export type TableAlertStep = (typeof TABLE_ALERT_STEPS)[number];

export const UNANSWERED_ORDER_DECISIONS = ["accept", "refuse"] as const;
export type UnansweredOrderDecision = (typeof UNANSWERED_ORDER_DECISIONS)[number];

/** Minimum and maximum delay of a step in seconds. */
export const MIN_ALERT_STEP_DELAY_SECONDS = 10;
export const MAX_ALERT_STEP_DELAY_SECONDS = 7200;

/** Delay of each step in seconds, counted from when the staff could first react; null: the step is off. */
export type AlertStepDelays<Step extends AlertStep = AlertStep> = Readonly<Record<Step, number | null>>;

/**
 * Recipient of messages. No messages are sent between the two times, for example "22:00" and "08:00" in the brand's
 * time zone.
 */
export interface AlertPerson {
  staffId: string;
  quietFrom: string | null;
  quietUntil: string | null;
}

export interface AlertLadderSettings {
  order: AlertStepDelays;
  table: AlertStepDelays<TableAlertStep>;
  /** Delays of the steps for an open branch without an awake device, counted from the start of that state. */
  device: AlertStepDelays<MessageAlertStep>;
  decision: UnansweredOrderDecision;
  /** Recipients of the messages. Empty: the managers of the branch. */
  people: readonly AlertPerson[];
}

/** Default settings of a branch. Steps that change orders or the branch are off. */
export const DEFAULT_ALERT_LADDER_SETTINGS: AlertLadderSettings = {
  order: { push: 30, telegram: 120, sms: 240, call: 360, decide: null, pause: null },
  table: { push: 30, telegram: 90, sms: null },
  device: { push: 120, telegram: 300, sms: 600, call: 900 },
  decision: "refuse",
  people: [],
};

/** Delays of a test in seconds, short enough to watch the test. */
const ALERT_TEST_STEP_DELAYS_SECONDS: AlertStepDelays<MessageAlertStep> = {
  push: 0,
  telegram: 5,
  sms: 10,
  call: 15,
};

const ALL_ALERT_STEPS_OFF: AlertStepDelays = {
  push: null,
  telegram: null,
  sms: null,
  call: null,
  decide: null,
  pause: null,
};

/**
 * Returns the delays of the steps for a kind of alert. A test executes the message steps that are enabled for orders.
 */
export function findAlertStepDelays(
  kind: AlertKind,
  { order, table, device }: AlertLadderSettings,
): AlertStepDelays {
  if (kind === "order") return order;
  if (kind === "device") return { ...ALL_ALERT_STEPS_OFF, ...device };
  if (kind !== "test") return { ...ALL_ALERT_STEPS_OFF, ...table };
  const on = MESSAGE_ALERT_STEPS.filter((step) => order[step] !== null);
  return {
    ...ALL_ALERT_STEPS_OFF,
    ...Object.fromEntries(on.map((step) => [step, ALERT_TEST_STEP_DELAYS_SECONDS[step]])),
  };
}

export interface NextAlertStep {
  step: AlertStep;
  /** Delay of the step in seconds after the previous step. For the first step: after the start of the alert. */
  afterSeconds: number;
}

/**
 * Returns the next step, or null after the last one. The interval between two steps is preserved if the first one was
 * late, so that an outage does not trigger all steps at once.
 */
export function findNextAlertStep(delays: AlertStepDelays, last: AlertStep | null): NextAlertStep | null {
  const from = last === null ? -1 : ALERT_STEPS.indexOf(last);
  const step = ALERT_STEPS.find((each, index) => index > from && delays[each] !== null);
  if (!step) return null;
  const begin = last === null ? 0 : (delays[last] ?? 0);
  return { step, afterSeconds: Math.max(0, (delays[step] ?? 0) - begin) };
}

/**
 * Returns the first enabled step whose delay does not exceed that of the previous enabled step, or null if the delays
 * increase.
 */
export function findAlertStepOutOfOrder(delays: AlertStepDelays): AlertStep | null {
  let latest = -1;
  for (const step of ALERT_STEPS) {
    const delay = delays[step];
    if (delay === null) continue;
    if (delay <= latest) return step;
    latest = delay;
  }
  return null;
}

/** Returns whether a message may be sent to the person now. Quiet hours may include midnight; equal times mean none. */
export function isPersonReachable(
  { quietFrom, quietUntil }: Pick<AlertPerson, "quietFrom" | "quietUntil">,
  now: Date,
  timeZone: string,
): boolean {
  if (quietFrom === null || quietUntil === null || quietFrom === quietUntil) return true;
  const { hour, minute } = toLocalDateTime(now, timeZone);
  const [from, until, at] = [
    parseTimeAsMinutesOfDay(quietFrom),
    parseTimeAsMinutesOfDay(quietUntil),
    hour * 60 + minute,
  ];
  return from < until ? at < from || at >= until : at < from && at >= until;
}

const parseTimeAsMinutesOfDay = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};
