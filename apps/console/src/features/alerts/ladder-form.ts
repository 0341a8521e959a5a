import type { LadderSettings } from "@dasturxon/contract";
import {
  ALERT_STEPS,
  type AlertStep,
  MAX_DELAY,
  MESSAGE_STEPS,
  type MessageStep,
  MIN_DELAY,
  type StepDelays,
  TABLE_STEPS,
  type TableStep,
} from "@dasturxon/domain/alert-ladder";

export type ChosenPerson = LadderSettings["people"][number];

/** Step in the form. `seconds` is null while the field is empty. A disabled step retains its seconds. */
export interface StepField {
  isOn: boolean;
  seconds: number | null;
}

type StepFields<Step extends AlertStep> = Readonly<Record<Step, StepField>>;

export interface LadderForm {
  order: StepFields<AlertStep>;
  table: StepFields<TableStep>;
  device: StepFields<MessageStep>;
  decision: LadderSettings["decision"];
  people: ChosenPerson[];
}

/** Default delay in seconds when a step is enabled for the first time. */
const SUGGESTED = {
  order: { push: 30, telegram: 120, sms: 240, call: 360, decide: 600, pause: 900 },
  table: { push: 30, telegram: 90, sms: 180 },
  device: { push: 120, telegram: 300, sms: 600, call: 900 },
};

const fieldOf = (delay: number | null, suggested: number): StepField => ({
  isOn: delay !== null,
  seconds: delay ?? suggested,
});

/** Returns the form of saved settings. Without a call gateway, the call step is disabled and is saved as disabled. */
export function formOf(settings: LadderSettings, canCall: boolean): LadderForm {
  const { order, table, device, decision, people } = settings;
  const ofOrder = (step: AlertStep) => fieldOf(order[step], SUGGESTED.order[step]);
  const ofDevice = (step: MessageStep) => fieldOf(device[step], SUGGESTED.device[step]);
  const ofTable = (step: TableStep) => fieldOf(table[step], SUGGESTED.table[step]);
  return {
    order: {
      push: ofOrder("push"),
      telegram: ofOrder("telegram"),
      sms: ofOrder("sms"),
      call: canCall ? ofOrder("call") : { isOn: false, seconds: SUGGESTED.order.call },
      decide: ofOrder("decide"),
      pause: ofOrder("pause"),
    },
    table: { push: ofTable("push"), telegram: ofTable("telegram"), sms: ofTable("sms") },
    device: {
      push: ofDevice("push"),
      telegram: ofDevice("telegram"),
      sms: ofDevice("sms"),
      call: canCall ? ofDevice("call") : { isOn: false, seconds: SUGGESTED.device.call },
    },
    decision,
    people,
  };
}

/** Returns the delay of a step. Null: the step is disabled or its field is empty. */
const delayOf = ({ isOn, seconds }: StepField): number | null => (isOn ? seconds : null);

/** Returns the delays of the enabled steps of orders. */
export function orderDelays({ order }: LadderForm): StepDelays {
  const { push, telegram, sms, call, decide, pause } = order;
  return {
    push: delayOf(push),
    telegram: delayOf(telegram),
    sms: delayOf(sms),
    call: delayOf(call),
    decide: delayOf(decide),
    pause: delayOf(pause),
  };
}

/** Returns the delays of the enabled steps of reservations and waiter calls. */
export function tableDelays({ table }: LadderForm): StepDelays<TableStep> {
  return { push: delayOf(table.push), telegram: delayOf(table.telegram), sms: delayOf(table.sms) };
}

/** Returns the delays of the enabled steps for a branch without an awake device. */
export function deviceDelays({ device }: LadderForm): StepDelays<MessageStep> {
  const { push, telegram, sms, call } = device;
  return { push: delayOf(push), telegram: delayOf(telegram), sms: delayOf(sms), call: delayOf(call) };
}

/** Returns the settings to send to the server. Requires a form without errors. */
export function settingsOf(form: LadderForm): LadderSettings {
  const { decision, people } = form;
  const device = deviceDelays(form);
  return { order: orderDelays(form), table: tableDelays(form), device, decision, people };
}

export type Fault = "range" | "order" | "quiet" | "person" | "server";
/** Errors by the path of their field in the API: `order.sms`, `people.0.quietFrom`. */
export type Faults = Readonly<Record<string, Fault>>;

/**
 * Returns the error of a field that the server refused. The path of a person contains the id, because the list of
 * people may change meanwhile: `people.<id>.staffId`. The server refuses a person only if they do not work in the
 * branch.
 */
export function refusedFaults(field: string, { people }: LadderForm): Faults {
  const at = /^people\.(\d+)\.staffId$/.exec(field)?.[1];
  const person = at === undefined ? undefined : people[Number(at)];
  return person ? { [`people.${person.staffId}.staffId`]: "person" } : { [field]: "server" };
}

/** Returns the form without people who no longer work in the branch, because the server would refuse them. */
export function withPeopleOf(form: LadderForm, there: readonly { id: string }[]): LadderForm {
  const people = form.people.filter(({ staffId }) => there.some(({ id }) => id === staffId));
  return people.length === form.people.length ? form : { ...form, people };
}

/** Returns the errors of a form: delays out of range or not ascending, and quiet hours without a start or an end. */
export function faultsOf({ order, table, device, people }: LadderForm): Faults {
  const faults: Record<string, Fault> = {};
  for (const [step, fault] of stepFaults(ALERT_STEPS, order)) faults[`order.${step}`] = fault;
  for (const [step, fault] of stepFaults(TABLE_STEPS, table)) faults[`table.${step}`] = fault;
  for (const [step, fault] of stepFaults(MESSAGE_STEPS, device)) faults[`device.${step}`] = fault;
  for (const [at, { quietFrom, quietUntil }] of people.entries()) {
    if ((quietFrom === null) === (quietUntil === null)) continue;
    faults[`people.${at}.${quietFrom === null ? "quietFrom" : "quietUntil"}`] = "quiet";
  }
  return faults;
}

function stepFaults<Step extends AlertStep>(
  steps: readonly Step[],
  fields: StepFields<Step>,
): [Step, Fault][] {
  const faults: [Step, Fault][] = [];
  let latest = -1;
  for (const step of steps) {
    const { isOn, seconds } = fields[step];
    if (!isOn) continue;
    if (!isDelay(seconds)) faults.push([step, "range"]);
    else if (seconds <= latest) faults.push([step, "order"]);
    else latest = seconds;
  }
  return faults;
}

const isDelay = (seconds: number | null): seconds is number =>
  Number.isInteger(seconds) && seconds !== null && seconds >= MIN_DELAY && seconds <= MAX_DELAY;

/** Returns whether two forms save the same settings. The seconds of disabled steps are ignored. */
export const isSameForm = (one: LadderForm, other: LadderForm): boolean =>
  contentOf(one) === contentOf(other);

const contentOf = ({ order, table, device, decision, people }: LadderForm): string =>
  JSON.stringify([
    [order, table, device].map((steps) => Object.values(steps).map(stateOf)),
    decision,
    people,
  ]);

const stateOf = ({ isOn, seconds }: StepField) => (isOn ? (seconds ?? "empty") : "off");
