import { DEFAULT_LADDER } from "@dasturxon/domain/alert-ladder";
import { expect, test } from "vitest";
import {
  findFormFaults,
  toLadderForm,
  isSameForm,
  type LadderForm,
  faultsFromRefusedField,
  toLadderSettings,
  dropFormerPeople,
} from "./ladder-form.ts";

const savedSettings = { ...DEFAULT_LADDER, people: [] };
const form = toLadderForm(savedSettings, true);
const createFormWithStep = (step: keyof LadderForm["order"], seconds: number | null): LadderForm => ({
  ...form,
  order: { ...form.order, [step]: { isOn: true, seconds } },
});

test("[OR-13] converts settings to the form and back without changes", () => {
  expect(toLadderSettings(form)).toEqual(savedSettings);
  expect(findFormFaults(form)).toEqual({});
});

test("[OR-13] turns the call step off when no gateway for calls is configured, whatever was saved", () => {
  expect(toLadderSettings(toLadderForm(savedSettings, false)).order.call).toBeNull();
});

test("[OR-13] requires a delay to be a whole number in its range and later than the previous enabled step", () => {
  for (const seconds of [null, 0, 9, 7201, 30.5])
    expect(findFormFaults(createFormWithStep("sms", seconds))).toEqual({ "order.sms": "range" });
  expect(findFormFaults(createFormWithStep("sms", 10))).toEqual({ "order.sms": "order" });
  expect(findFormFaults(createFormWithStep("decide", 360))).toEqual({ "order.decide": "order" });
  expect(
    findFormFaults({
      ...createFormWithStep("sms", 10),
      order: { ...form.order, telegram: { isOn: false, seconds: 120 } },
    }),
  ).toEqual({});
});

test("[OR-14] applies the same rules to the steps for branches without an awake device and detects their changes", () => {
  const late: LadderForm = { ...form, device: { ...form.device, sms: { isOn: true, seconds: 60 } } };
  expect(findFormFaults(late)).toEqual({ "device.sms": "order" });
  expect(isSameForm(late, form)).toBe(false);
  expect(toLadderSettings(toLadderForm(savedSettings, false)).device.call).toBeNull();
});

test("[OR-13] requires both ends of the quiet hours or neither", () => {
  const person = { staffId: "a", quietFrom: "22:00", quietUntil: null };
  expect(findFormFaults({ ...form, people: [person] })).toEqual({ "people.0.quietUntil": "quiet" });
  expect(findFormFaults({ ...form, people: [{ ...person, quietUntil: "08:00" }] })).toEqual({});
});

test("[OR-13] ignores the seconds of a disabled step when it detects changes", () => {
  const off = { ...form, order: { ...form.order, pause: { isOn: false, seconds: 7 } } };
  expect(isSameForm(off, form)).toBe(true);
  expect(isSameForm(createFormWithStep("sms", null), form)).toBe(false);
});

test("[OR-13] marks a refused person by id and any other refused field by its path", () => {
  const chosen = ["a", "b"].map((staffId) => ({ staffId, quietFrom: null, quietUntil: null }));
  const people = { ...form, people: chosen };
  expect(faultsFromRefusedField("people.1.staffId", people)).toEqual({ "people.b.staffId": "person" });
  for (const field of ["people.7.staffId", "people.1.quietFrom", "order.sms"])
    expect(faultsFromRefusedField(field, people)).toEqual({ [field]: "server" });
});

test("[OR-13] removes a person that has left the branch from the form", () => {
  const chosen = ["a", "b"].map((staffId) => ({ staffId, quietFrom: null, quietUntil: null }));
  const people = { ...form, people: chosen };
  expect(dropFormerPeople(people, [{ id: "b" }, { id: "c" }]).people.map(({ staffId }) => staffId)).toEqual([
    "b",
  ]);
  expect(dropFormerPeople(people, [{ id: "a" }, { id: "b" }])).toBe(people);
});
