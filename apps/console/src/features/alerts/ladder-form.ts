import type { AlertLadderSettings } from "@dasturxon/contract";
import {
  ALERT_STEPS,
  type AlertStep,
  MAX_ALERT_STEP_DELAY_SECONDS,
  MESSAGE_ALERT_STEPS,
  type MessageAlertStep,
  MIN_ALERT_STEP_DELAY_SECONDS,
  type AlertStepDelays,
  TABLE_ALERT_STEPS,
  type TableAlertStep,
} from "@dasturxon/domain/alert-ladder";

export type ChosenAlertPerson = AlertLadderSettings["people"][number];

/** Step in the form. `seconds` is null while the field is empty. A disabled step retains its seconds. */
export interface AlertStepField {
  isOn: boolean;
  seconds: number | null;
}

type AlertStepFields<Step extends AlertStep> = Readonly<Record<Step, AlertStepField>>;

export interface AlertLadderForm {
  order: AlertStepFields<AlertStep>;
  table: AlertStepFields<TableAlertStep>;
  device: AlertStepFields<MessageAlertStep>;
  decision: AlertLadderSettings["decision"];
  people: ChosenAlertPerson[];
}

/** Default delay in seconds when a step is enabled for the first time. */
const SUGGESTED_ALERT_DELAYS_SECONDS = {
  order: { push: 30, telegram: 120, sms: 240, call: 360, decide: 600, pause: 900 },
  table: { push: 30, telegram: 90, sms: 180 },
  device: { push: 120, telegram: 300, sms: 600, call: 900 },
};

const toAlertStepField = (delay: number | null, suggested: number): AlertStepField => ({
  isOn: delay !== null,
  seconds: delay ?? suggested,
});

/** Returns the form of saved settings. Without a gateway for phone calls, the step `call` is disabled, also when saved. */
export function toAlertLadderForm(settings: AlertLadderSettings, canCall: boolean): AlertLadderForm {
  const { order, table, device, decision, people } = settings;
  const toOrderField = (step: AlertStep) =>
    toAlertStepField(order[step], SUGGESTED_ALERT_DELAYS_SECONDS.order[step]);
  const toDeviceField = (step: MessageAlertStep) =>
    toAlertStepField(device[step], SUGGESTED_ALERT_DELAYS_SECONDS.device[step]);
  const toTableField = (step: TableAlertStep) =>
    toAlertStepField(table[step], SUGGESTED_ALERT_DELAYS_SECONDS.table[step]);
  return {
    order: {
      push: toOrderField("push"),
      telegram: toOrderField("telegram"),
      sms: toOrderField("sms"),
      call: canCall
        ? toOrderField("call")
        : { isOn: false, seconds: SUGGESTED_ALERT_DELAYS_SECONDS.order.call },
      decide: toOrderField("decide"),
      pause: toOrderField("pause"),
    },
    table: { push: toTableField("push"), telegram: toTableField("telegram"), sms: toTableField("sms") },
    device: {
      push: toDeviceField("push"),
      telegram: toDeviceField("telegram"),
      sms: toDeviceField("sms"),
      call: canCall
        ? toDeviceField("call")
        : { isOn: false, seconds: SUGGESTED_ALERT_DELAYS_SECONDS.device.call },
    },
    decision,
    people,
  };
}

/** Returns the delay of a step. Null: the step is disabled or its field is empty. */
const getAlertStepDelay = ({ isOn, seconds }: AlertStepField): number | null => (isOn ? seconds : null);

/** Returns the delays of the enabled steps of orders. */
export function getOrderAlertDelays({ order }: AlertLadderForm): AlertStepDelays {
  const { push, telegram, sms, call, decide, pause } = order;
  return {
    push: getAlertStepDelay(push),
    telegram: getAlertStepDelay(telegram),
    sms: getAlertStepDelay(sms),
    call: getAlertStepDelay(call),
    decide: getAlertStepDelay(decide),
    pause: getAlertStepDelay(pause),
  };
}

/** Returns the delays of the enabled steps of reservations and waiter calls. */
export function getTableAlertDelays({ table }: AlertLadderForm): AlertStepDelays<TableAlertStep> {
  return {
    push: getAlertStepDelay(table.push),
    telegram: getAlertStepDelay(table.telegram),
    sms: getAlertStepDelay(table.sms),
  };
}

/** Returns the delays of the enabled steps for a branch without an awake device. */
export function getDeviceAlertDelays({ device }: AlertLadderForm): AlertStepDelays<MessageAlertStep> {
  const { push, telegram, sms, call } = device;
  return {
    push: getAlertStepDelay(push),
    telegram: getAlertStepDelay(telegram),
    sms: getAlertStepDelay(sms),
    call: getAlertStepDelay(call),
  };
}

/** Returns the settings to send to the server. Requires a form without errors. */
export function toAlertLadderSettings(form: AlertLadderForm): AlertLadderSettings {
  const { decision, people } = form;
  const device = getDeviceAlertDelays(form);
  return { order: getOrderAlertDelays(form), table: getTableAlertDelays(form), device, decision, people };
}

export type AlertLadderFault = "range" | "order" | "quiet" | "person" | "server";
/** Errors by the path of their field in the API: `order.sms`, `people.0.quietFrom`. */
export type AlertLadderFaults = Readonly<Record<string, AlertLadderFault>>;

/**
 * Returns the error of a field that the server refused. The path of a person contains the id, because the list of
 * people may change meanwhile: `people.<id>.staffId`. The server refuses a person only if they do not work in the
 * branch.
 */
export function faultsFromRefusedLadderField(field: string, { people }: AlertLadderForm): AlertLadderFaults {
  const at = /^people\.(\d+)\.staffId$/.exec(field)?.[1];
  const person = at === undefined ? undefined : people[Number(at)];
  return person ? { [`people.${person.staffId}.staffId`]: "person" } : { [field]: "server" };
}

/** Returns the form without people who no longer work in the branch, because the server would refuse them. */
export function removeFormerAlertRecipients(
  form: AlertLadderForm,
  there: readonly { id: string }[],
): AlertLadderForm {
  const people = form.people.filter(({ staffId }) => there.some(({ id }) => id === staffId));
  return people.length === form.people.length ? form : { ...form, people };
}

/** Returns the errors of a form: delays out of range or not ascending, and quiet hours without a start or an end. */
export function findAlertLadderFormFaults({
  order,
  table,
  device,
  people,
}: AlertLadderForm): AlertLadderFaults {
  const faults: Record<string, AlertLadderFault> = {};
  for (const [step, fault] of findAlertStepFaults(ALERT_STEPS, order)) faults[`order.${step}`] = fault;
  for (const [step, fault] of findAlertStepFaults(TABLE_ALERT_STEPS, table)) faults[`table.${step}`] = fault;
  for (const [step, fault] of findAlertStepFaults(MESSAGE_ALERT_STEPS, device))
    faults[`device.${step}`] = fault;
  for (const [at, { quietFrom, quietUntil }] of people.entries()) {
    if ((quietFrom === null) === (quietUntil === null)) continue;
    faults[`people.${at}.${quietFrom === null ? "quietFrom" : "quietUntil"}`] = "quiet";
  }
  return faults;
}

function findAlertStepFaults<Step extends AlertStep>(
  steps: readonly Step[],
  fields: AlertStepFields<Step>,
): [Step, AlertLadderFault][] {
  const faults: [Step, AlertLadderFault][] = [];
  let latest = -1;
  for (const step of steps) {
    const { isOn, seconds } = fields[step];
    if (!isOn) continue;
    if (!isValidAlertStepDelay(seconds)) faults.push([step, "range"]);
    else if (seconds <= latest) faults.push([step, "order"]);
    else latest = seconds;
  }
  return faults;
}

const isValidAlertStepDelay = (seconds: number | null): seconds is number =>
  Number.isInteger(seconds) &&
  seconds !== null &&
  seconds >= MIN_ALERT_STEP_DELAY_SECONDS &&
  seconds <= MAX_ALERT_STEP_DELAY_SECONDS;

/** Returns whether two forms save the same settings. The seconds of disabled steps are ignored. */
export const isSameAlertLadderForm = (one: AlertLadderForm, other: AlertLadderForm): boolean =>
  serializeAlertLadderForm(one) === serializeAlertLadderForm(other);

const serializeAlertLadderForm = ({ order, table, device, decision, people }: AlertLadderForm): string =>
  JSON.stringify([
    [order, table, device].map((steps) => Object.values(steps).map(serializeAlertStepField)),
    decision,
    people,
  ]);

const serializeAlertStepField = ({ isOn, seconds }: AlertStepField) => (isOn ? (seconds ?? "empty") : "off");
