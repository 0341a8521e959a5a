import { DEFAULT_ALERT_LADDER_SETTINGS } from "@dasturxon/domain/alert-ladder";
import { expect, test } from "vitest";
import {
  findAlertLadderFormFaults,
  toAlertLadderForm,
  isSameAlertLadderForm,
  type AlertLadderForm,
  faultsFromRefusedLadderField,
  toAlertLadderSettings,
  removeFormerAlertRecipients,
} from "./ladder-form.ts";

const savedSettings = { ...DEFAULT_ALERT_LADDER_SETTINGS, people: [] };
const form = toAlertLadderForm(savedSettings, true);
const createFormWithStep = (
  step: keyof AlertLadderForm["order"],
  seconds: number | null,
): AlertLadderForm => ({
  ...form,
  order: { ...form.order, [step]: { isOn: true, seconds } },
});

test("[OR-13] converts settings to the form and back without changes", () => {
  expect(toAlertLadderSettings(form)).toEqual(savedSettings);
  expect(findAlertLadderFormFaults(form)).toEqual({});
});

test("[OR-13] turns the call step off when no gateway for calls is configured, whatever was saved", () => {
  expect(toAlertLadderSettings(toAlertLadderForm(savedSettings, false)).order.call).toBeNull();
});

test("[OR-13] requires a delay to be a whole number in its range and later than the previous enabled step", () => {
  for (const seconds of [null, 0, 9, 7201, 30.5])
    expect(findAlertLadderFormFaults(createFormWithStep("sms", seconds))).toEqual({ "order.sms": "range" });
  expect(findAlertLadderFormFaults(createFormWithStep("sms", 10))).toEqual({ "order.sms": "order" });
  expect(findAlertLadderFormFaults(createFormWithStep("decide", 360))).toEqual({ "order.decide": "order" });
  expect(
    findAlertLadderFormFaults({
      ...createFormWithStep("sms", 10),
      order: { ...form.order, telegram: { isOn: false, seconds: 120 } },
    }),
  ).toEqual({});
});

test("[OR-14] applies the same rules to the steps for branches without an awake device and detects their changes", () => {
  const late: AlertLadderForm = { ...form, device: { ...form.device, sms: { isOn: true, seconds: 60 } } };
  expect(findAlertLadderFormFaults(late)).toEqual({ "device.sms": "order" });
  expect(isSameAlertLadderForm(late, form)).toBe(false);
  expect(toAlertLadderSettings(toAlertLadderForm(savedSettings, false)).device.call).toBeNull();
});

test("[OR-13] requires both ends of the quiet hours or neither", () => {
  const person = { staffId: "a", quietFrom: "22:00", quietUntil: null };
  expect(findAlertLadderFormFaults({ ...form, people: [person] })).toEqual({
    "people.0.quietUntil": "quiet",
  });
  expect(findAlertLadderFormFaults({ ...form, people: [{ ...person, quietUntil: "08:00" }] })).toEqual({});
});

test("[OR-13] ignores the seconds of a disabled step when it detects changes", () => {
  const off = { ...form, order: { ...form.order, pause: { isOn: false, seconds: 7 } } };
  expect(isSameAlertLadderForm(off, form)).toBe(true);
  expect(isSameAlertLadderForm(createFormWithStep("sms", null), form)).toBe(false);
});

test("[OR-13] marks a refused person by id and any other refused field by its path", () => {
  const chosen = ["a", "b"].map((staffId) => ({ staffId, quietFrom: null, quietUntil: null }));
  const people = { ...form, people: chosen };
  expect(faultsFromRefusedLadderField("people.1.staffId", people)).toEqual({ "people.b.staffId": "person" });
  for (const field of ["people.7.staffId", "people.1.quietFrom", "order.sms"])
    expect(faultsFromRefusedLadderField(field, people)).toEqual({ [field]: "server" });
});

test("[OR-13] removes a person that has left the branch from the form", () => {
  const chosen = ["a", "b"].map((staffId) => ({ staffId, quietFrom: null, quietUntil: null }));
  const people = { ...form, people: chosen };
  expect(
    removeFormerAlertRecipients(people, [{ id: "b" }, { id: "c" }]).people.map(({ staffId }) => staffId),
  ).toEqual(["b"]);
  expect(removeFormerAlertRecipients(people, [{ id: "a" }, { id: "b" }])).toBe(people);
});
