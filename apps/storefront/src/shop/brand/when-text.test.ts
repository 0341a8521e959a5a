import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@dasturxon/domain/language";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Translate } from "../../platform/i18n.tsx";
import { formatTextAfterUntil, formatEventTime } from "./when-text.ts";
import type { InstantFormatContext } from "./when-text.ts";

/** Returns the store's texts in a language, in the time zone of Tashkent. */
function createWordingContext(language: Language): InstantFormatContext {
  const file = readFileSync(
    join(import.meta.dirname, `../../../../../locales/${language}/storefront.po`),
    "utf8",
  );
  const texts = new Map(
    [...file.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(([, id, text]) => [id, text]),
  );
  const t: Translate = (id, values = {}) =>
    String(texts.get(id)).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  return { t, language, timeZone: "Asia/Tashkent" };
}
const createInstant = (text: string) => new Date(`2026-11-${text}:00+05:00`);
const [soon, morning, wednesday] = [
  createInstant("23T10:00"),
  createInstant("24T10:00"),
  createInstant("25T10:00"),
];

beforeAll(() => void vi.useFakeTimers({ now: createInstant("23T01:00") }));
afterAll(() => void vi.useRealTimers());

test.each([
  ["uz", "Yopiq, 10:00 da ochiladi", "Yopiq, ertaga 10:00 da ochiladi"],
  ["ru", "Откроется в 10:00", "Откроется завтра в 10:00"],
  ["en", "Opens at 10:00", "Opens tomorrow at 10:00"],
  ["ar", "يفتح الساعة 10:00", "يفتح غدًا الساعة 10:00"],
  ["kz", "Ашылуы: 10:00", "Ашылуы: ертең 10:00"],
  ["tr", "Açılış: 10:00", "Açılış: yarın 10:00"],
] as const)(
  "[BN-4, LN-1] %s: a branch that opens today or tomorrow says so in a sentence",
  (language, ...expected) => {
    const wording = createWordingContext(language);
    const said = [soon, morning].map((instant) =>
      wording.t("hours.opensAt", { when: formatEventTime(instant, wording) }),
    );
    expect(said).toEqual(expected);
  },
);

test("[BN-4] names a day after tomorrow by its date", () => {
  expect(formatEventTime(wednesday, createWordingContext("en"))).toBe("on Nov 25 at 10:00");
  expect(formatEventTime(wednesday, createWordingContext("ru"))).toBe("25 нояб. в 10:00");
});

test("[CH-2] a pause until another day shows the day", () => {
  const wording = createWordingContext("ru");
  expect([soon, morning, wednesday].map((instant) => formatTextAfterUntil(instant, wording))).toEqual([
    "10:00",
    "завтра, 10:00",
    "25 нояб., 10:00",
  ]);
});
