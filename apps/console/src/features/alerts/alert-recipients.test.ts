import { expect, test } from "vitest";
import { findCommonQuietTime, type Person, listPreviewLines, listRecipients } from "./alert-recipients.ts";

const aziza: Person = { id: "a", name: "Aziza", hasTelegram: true, hasPhone: true, isManager: true };
const bobur: Person = { id: "b", name: "Bobur", hasTelegram: true, hasPhone: false, isManager: false };
const testRecipients = { people: [aziza, bobur], devices: 2, hasBot: true };
const createPersonWithQuietHours = (
  staffId: string,
  quietFrom: string | null,
  quietUntil: string | null,
) => ({
  staffId,
  quietFrom,
  quietUntil,
});
const getNames = (people: Person[]) => people.map(({ name }) => name);

test("[OR-13] sends the messages to the managers when no person was chosen", () => {
  expect(getNames(listRecipients([aziza, bobur], []))).toEqual(["Aziza"]);
  expect(getNames(listRecipients([aziza, bobur], [createPersonWithQuietHours("b", null, null)]))).toEqual([
    "Bobur",
  ]);
});

test("[OR-13] returns the people that each step reaches, and whether it reaches any", () => {
  const lines = listPreviewLines({ push: 30, telegram: 120, sms: 240, pause: 900 }, testRecipients);
  expect(
    lines.map(({ step, reached, missed, isInVain }) => [step, getNames(reached), getNames(missed), isInVain]),
  ).toEqual([
    ["push", [], [], false],
    ["telegram", ["Aziza", "Bobur"], [], false],
    ["sms", ["Aziza"], ["Bobur"], false],
    ["pause", [], [], false],
  ]);
  const inVain = listPreviewLines(
    { push: 30, telegram: 120 },
    { ...testRecipients, devices: 0, hasBot: false },
  );
  expect(inVain.map(({ isInVain }) => isInVain)).toEqual([true, true]);
});

test("[OR-13] finds the hours in which all reached people have quiet hours, including spans over midnight", () => {
  const lines = listPreviewLines({ telegram: 120, sms: 240 }, testRecipients);
  const findQuietTime = (...chosen: ReturnType<typeof createPersonWithQuietHours>[]) =>
    findCommonQuietTime(lines, chosen);
  expect(
    findQuietTime(
      createPersonWithQuietHours("a", "22:00", "08:00"),
      createPersonWithQuietHours("b", "23:30", "07:00"),
    ),
  ).toBe("23:30");
  expect(
    findQuietTime(
      createPersonWithQuietHours("a", "22:00", "08:00"),
      createPersonWithQuietHours("b", "09:00", "21:00"),
    ),
  ).toBeNull();
  expect(
    findQuietTime(
      createPersonWithQuietHours("a", "22:00", "08:00"),
      createPersonWithQuietHours("b", null, null),
    ),
  ).toBeNull();
  // Bobur receives no SMS and therefore does not count.
  const bySms = listPreviewLines({ sms: 240 }, testRecipients);
  expect(
    findCommonQuietTime(bySms, [
      createPersonWithQuietHours("a", "22:00", "08:00"),
      createPersonWithQuietHours("b", null, null),
    ]),
  ).toBe("22:00");
});
