import { expect, test } from "vitest";
import { commonQuietTime, type Person, previewLines, recipientsOf } from "./alert-recipients.ts";

const aziza: Person = { id: "a", name: "Aziza", hasTelegram: true, hasPhone: true, isManager: true };
const bobur: Person = { id: "b", name: "Bobur", hasTelegram: true, hasPhone: false, isManager: false };
const reach = { people: [aziza, bobur], devices: 2, hasBot: true };
const quiet = (staffId: string, quietFrom: string | null, quietUntil: string | null) => ({
  staffId,
  quietFrom,
  quietUntil,
});
const names = (people: Person[]) => people.map(({ name }) => name);

test("[OR-13] sends the messages to the managers when no person was chosen", () => {
  expect(names(recipientsOf([aziza, bobur], []))).toEqual(["Aziza"]);
  expect(names(recipientsOf([aziza, bobur], [quiet("b", null, null)]))).toEqual(["Bobur"]);
});

test("[OR-13] returns the people that each step reaches, and whether it reaches any", () => {
  const lines = previewLines({ push: 30, telegram: 120, sms: 240, pause: 900 }, reach);
  expect(
    lines.map(({ step, reached, missed, isInVain }) => [step, names(reached), names(missed), isInVain]),
  ).toEqual([
    ["push", [], [], false],
    ["telegram", ["Aziza", "Bobur"], [], false],
    ["sms", ["Aziza"], ["Bobur"], false],
    ["pause", [], [], false],
  ]);
  const inVain = previewLines({ push: 30, telegram: 120 }, { ...reach, devices: 0, hasBot: false });
  expect(inVain.map(({ isInVain }) => isInVain)).toEqual([true, true]);
});

test("[OR-13] finds the hours in which all reached people have quiet hours, including spans over midnight", () => {
  const lines = previewLines({ telegram: 120, sms: 240 }, reach);
  const at = (...chosen: ReturnType<typeof quiet>[]) => commonQuietTime(lines, chosen);
  expect(at(quiet("a", "22:00", "08:00"), quiet("b", "23:30", "07:00"))).toBe("23:30");
  expect(at(quiet("a", "22:00", "08:00"), quiet("b", "09:00", "21:00"))).toBeNull();
  expect(at(quiet("a", "22:00", "08:00"), quiet("b", null, null))).toBeNull();
  // Bobur receives no SMS and therefore does not count.
  const bySms = previewLines({ sms: 240 }, reach);
  expect(commonQuietTime(bySms, [quiet("a", "22:00", "08:00"), quiet("b", null, null)])).toBe("22:00");
});
