import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findFirstLetter, splitLetters } from "./letters.ts";
import { cutText, type LimitUnit, measureTextSize, OUTGOING_TEXT_LIMITS } from "./text-limits.ts";

const FAMILY_EMOJI = "👨‍👩‍👧‍👦";
const FLAG_EMOJI = "🇺🇿";
const UNITS = ["utf16", "codePoints", "bytes"] as const satisfies LimitUnit[];

test.each([
  ["pizza", 5, "utf16", "pizza"],
  ["pizza!", 5, "utf16", "pizz…"],
  [`ab${FAMILY_EMOJI}cd`, 12, "utf16", "ab…"],
  [`ab${FAMILY_EMOJI}cd`, 14, "utf16", `ab${FAMILY_EMOJI}…`],
  [`${FLAG_EMOJI}${FLAG_EMOJI}${FLAG_EMOJI}`, 9, "utf16", `${FLAG_EMOJI}${FLAG_EMOJI}…`],
  ["плов плов", 8, "bytes", "пл…"],
  ["плов плов", 17, "bytes", "плов плов"],
  ["e\u0301e\u0301e\u0301", 5, "codePoints", "e\u0301e\u0301…"],
  ["one two", 5, "utf16", "one…"],
] as const)("[TG-5] cuts %j to %d by %s between characters", (text, max, unit, expected) => {
  expect(cutText(text, { max, unit })).toBe(expected);
});

test("[TG-5] replaces half of a surrogate pair, so that the output is well formed", () => {
  expect(cutText("a\ud83c", OUTGOING_TEXT_LIMITS.telegramText)).toBe("a\ufffd");
});

test("[TG-5] cuts one character with thousands of combining marks", () => {
  const letter = `a${"\u0301".repeat(5000)}`;
  const cut = cutText(letter, { max: 20, unit: "utf16" });
  expect(cut.length).toBe(20);
  expect(cut.startsWith("a\u0301")).toBe(true);
});

test("[TG-5] the output fits, is well formed, is a prefix of the text and splits no character", () => {
  const piece = fc.constantFrom(
    "a",
    "ў",
    "語",
    "🍕",
    FAMILY_EMOJI,
    FLAG_EMOJI,
    "👍🏽",
    "e\u0301",
    " ",
    "\n",
    "قَ",
  );
  const text = fc.string({ unit: piece, maxLength: 40 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 80 }), fc.constantFrom(...UNITS), (said, max, unit) => {
      const cut = cutText(said, { max, unit });
      expect(measureTextSize(cut, unit)).toBeLessThanOrEqual(max);
      expect(cut).not.toMatch(/\p{Surrogate}/u);
      const kept = cut.endsWith("…") ? cut.slice(0, -1) : cut;
      expect(said.startsWith(kept)).toBe(true);
      const isTiny =
        measureTextSize(said, unit) > max &&
        max <= measureTextSize(FAMILY_EMOJI, unit) + measureTextSize("…", unit);
      if (!isTiny)
        expect([...splitLetters(said)].slice(0, [...splitLetters(kept)].length).join("")).toBe(kept);
    }),
  );
});

test("[BR-5] the first character of a name is complete", () => {
  expect([
    findFirstLetter("🍕 Pizza"),
    findFirstLetter(`${FAMILY_EMOJI}!`),
    findFirstLetter(" Ў"),
    findFirstLetter(""),
  ]).toEqual(["🍕", FAMILY_EMOJI, "Ў", ""]);
});
