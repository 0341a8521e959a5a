import type { LadderSettings } from "@dasturxon/contract";
import {
  ALERT_STEPS,
  type AlertStep,
  MAX_STEP_DELAY_SECONDS,
  MESSAGE_STEPS,
  type MessageStep,
  MIN_STEP_DELAY_SECONDS,
  type StepDelays,
  TABLE_ALERT_STEPS,
  type TableAlertStep,
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
  table: StepFields<TableAlertStep>;
  device: StepFields<MessageStep>;
  decision: LadderSettings["decision"];
  people: ChosenPerson[];
}

/** Default delay in seconds when a step is enabled for the first time. */
const SUGGESTED_DELAYS_SECONDS = {
  order: { push: 30, telegram: 120, sms: 240, call: 360, decide: 600, pause: 900 },
  table: { push: 30, telegram: 90, sms: 180 },
  device: { push: 120, telegram: 300, sms: 600, call: 900 },
};

const toStepField = (delay: number | null, suggested: number): StepField => ({
  isOn: delay !== null,
  seconds: delay ?? suggested,
});

/** Returns the form of saved settings. Without a gateway for phone calls, the step `call` is disabled, also when saved. */
export function toLadderForm(settings: LadderSettings, canCall: boolean): LadderForm {
  const { order, table, device, decision, people } = settings;
  const toOrderField = (step: AlertStep) => toStepField(order[step], SUGGESTED_DELAYS_SECONDS.order[step]);
  const toDeviceField = (step: MessageStep) =>
    toStepField(device[step], SUGGESTED_DELAYS_SECONDS.device[step]);
  const toTableField = (step: TableAlertStep) =>
    toStepField(table[step], SUGGESTED_DELAYS_SECONDS.table[step]);
  return {
    order: {
      push: toOrderField("push"),
      telegram: toOrderField("telegram"),
      sms: toOrderField("sms"),
      call: canCall ? toOrderField("call") : { isOn: false, seconds: SUGGESTED_DELAYS_SECONDS.order.call },
      decide: toOrderField("decide"),
      pause: toOrderField("pause"),
    },
    table: { push: toTableField("push"), telegram: toTableField("telegram"), sms: toTableField("sms") },
    device: {
      push: toDeviceField("push"),
      telegram: toDeviceField("telegram"),
      sms: toDeviceField("sms"),
      call: canCall ? toDeviceField("call") : { isOn: false, seconds: SUGGESTED_DELAYS_SECONDS.device.call },
    },
    decision,
    people,
  };
}

/** Returns the delay of a step. Null: the step is disabled or its field is empty. */
const getStepDelay = ({ isOn, seconds }: StepField): number | null => (isOn ? seconds : null);

/** Returns the delays of the enabled steps of orders. */
export function getOrderDelays({ order }: LadderForm): StepDelays {
  const { push, telegram, sms, call, decide, pause } = order;
  return {
    push: getStepDelay(push),
    telegram: getStepDelay(telegram),
    sms: getStepDelay(sms),
    call: getStepDelay(call),
    decide: getStepDelay(decide),
    pause: getStepDelay(pause),
  };
}

/** Returns the delays of the enabled steps of reservations and waiter calls. */
export function getTableDelays({ table }: LadderForm): StepDelays<TableAlertStep> {
  return {
    push: getStepDelay(table.push),
    telegram: getStepDelay(table.telegram),
    sms: getStepDelay(table.sms),
  };
}

/** Returns the delays of the enabled steps for a branch without an awake device. */
export function getDeviceDelays({ device }: LadderForm): StepDelays<MessageStep> {
  const { push, telegram, sms, call } = device;
  return {
    push: getStepDelay(push),
    telegram: getStepDelay(telegram),
    sms: getStepDelay(sms),
    call: getStepDelay(call),
  };
}

/** Returns the settings to send to the server. Requires a form without errors. */
export function toLadderSettings(form: LadderForm): LadderSettings {
  const { decision, people } = form;
  const device = getDeviceDelays(form);
  return { order: getOrderDelays(form), table: getTableDelays(form), device, decision, people };
}

export type LadderFault = "range" | "order" | "quiet" | "person" | "server";
/** Errors by the path of their field in the API: `order.sms`, `people.0.quietFrom`. */
export type LadderFaults = Readonly<Record<string, LadderFault>>;

/**
 * Returns the error of a field that the server refused. The path of a person contains the id, because the list of
 * people may change meanwhile: `people.<id>.staffId`. The server refuses a person only if they do not work in the
 * branch.
 */
export function faultsFromRefusedField(field: string, { people }: LadderForm): LadderFaults {
  const at = /^people\.(\d+)\.staffId$/.exec(field)?.[1];
  const person = at === undefined ? undefined : people[Number(at)];
  return person ? { [`people.${person.staffId}.staffId`]: "person" } : { [field]: "server" };
}

/** Returns the form without people who no longer work in the branch, because the server would refuse them. */
export function dropFormerPeople(form: LadderForm, there: readonly { id: string }[]): LadderForm {
  const people = form.people.filter(({ staffId }) => there.some(({ id }) => id === staffId));
  return people.length === form.people.length ? form : { ...form, people };
}

/** Returns the errors of a form: delays out of range or not ascending, and quiet hours without a start or an end. */
export function findFormFaults({ order, table, device, people }: LadderForm): LadderFaults {
  const faults: Record<string, LadderFault> = {};
  for (const [step, fault] of findStepFaults(ALERT_STEPS, order)) faults[`order.${step}`] = fault;
  for (const [step, fault] of findStepFaults(TABLE_ALERT_STEPS, table)) faults[`table.${step}`] = fault;
  for (const [step, fault] of findStepFaults(MESSAGE_STEPS, device)) faults[`device.${step}`] = fault;
  for (const [at, { quietFrom, quietUntil }] of people.entries()) {
    if ((quietFrom === null) === (quietUntil === null)) continue;
    faults[`people.${at}.${quietFrom === null ? "quietFrom" : "quietUntil"}`] = "quiet";
  }
  return faults;
}

function findStepFaults<Step extends AlertStep>(
  steps: readonly Step[],
  fields: StepFields<Step>,
): [Step, LadderFault][] {
  const faults: [Step, LadderFault][] = [];
  let latest = -1;
  for (const step of steps) {
    const { isOn, seconds } = fields[step];
    if (!isOn) continue;
    if (!isValidDelay(seconds)) faults.push([step, "range"]);
    else if (seconds <= latest) faults.push([step, "order"]);
    else latest = seconds;
  }
  return faults;
}

const isValidDelay = (seconds: number | null): seconds is number =>
  Number.isInteger(seconds) &&
  seconds !== null &&
  seconds >= MIN_STEP_DELAY_SECONDS &&
  seconds <= MAX_STEP_DELAY_SECONDS;

/** Returns whether two forms save the same settings. The seconds of disabled steps are ignored. */
export const isSameForm = (one: LadderForm, other: LadderForm): boolean =>
  serializeForm(one) === serializeForm(other);

const serializeForm = ({ order, table, device, decision, people }: LadderForm): string =>
  JSON.stringify([
    [order, table, device].map((steps) => Object.values(steps).map(serializeStep)),
    decision,
    people,
  ]);

const serializeStep = ({ isOn, seconds }: StepField) => (isOn ? (seconds ?? "empty") : "off");
