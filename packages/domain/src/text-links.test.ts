import * as fc from "fast-check";
import { expect, test } from "vitest";
import { splitLineIntoLinks } from "./text-links.ts";

const listHrefs = (line: string) => splitLineIntoLinks(line).flatMap(({ href }) => href ?? []);

test("[CT-2] phones, e-mails and https URLs in the brand's texts become links, without changing other text", () => {
  expect(splitLineIntoLinks("Savollar: +998 71 200-00-00, yoki yozing.")).toEqual([
    { words: "Savollar: ", href: null },
    { words: "+998 71 200-00-00", href: "tel:+998712000000" },
    { words: ", yoki yozing.", href: null },
  ]);
  expect(listHrefs("+998 (71) 200 00 00 10 daqiqada, 998712000001.")).toEqual([
    "tel:+998712000000",
    "tel:+998712000001",
  ]);
  expect(listHrefs("10:00-22:00 +998 71 200 00 00 +998 90 123 45 67")).toEqual([
    "tel:+998712000000",
    "tel:+998901234567",
  ]);
  expect(listHrefs("+7 727 250-00-00 · +971 4 123 4567")).toEqual(["tel:+77272500000", "tel:+97141234567"]);
  expect(listHrefs("Пишите: info@osh.example.uz.")).toEqual(["mailto:info@osh.example.uz"]);
  expect(listHrefs("(https://osh.uz/a?b=1&c=2), «https://osh.uz/ru».")).toEqual([
    "https://osh.uz/a?b=1&c=2",
    "https://osh.uz/ru",
  ]);
});

test("[CT-2] account numbers, amounts and other schemes stay text", () => {
  for (const words of [
    "H/r 20208000998712000000, STIR 309998712",
    "H/r 2020 8000 998 71 200 00 00",
    "1 000 000 soʻm, 12-15, 01.02.2026",
    "+10 %",
    "javascript:alert(1) http://osh.uz https:// @osh a@b",
  ])
    expect(listHrefs(words), words).toEqual([]);
});

test("[CT-2] links lose or change no text of a line", () => {
  const part = fc.constantFrom("+998 71 200 00 00", "a@b.uz", "https://osh.uz", " ", "<b>", "1", "+", "ж");
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string())), (parts) => {
      const line = parts.join("");
      const pieces = splitLineIntoLinks(line);
      expect(pieces.map(({ words }) => words).join("")).toBe(line);
      for (const { href } of pieces) if (href) expect(href).toMatch(/^(?:tel:\+\d+$|mailto:|https:\/\/)/);
    }),
  );
});
