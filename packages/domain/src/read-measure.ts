import { readNumber } from "./read-number.ts";
import { fold, plainText } from "./search-fold.ts";

/** What a unit of a price list is here: grams, kilograms, litres or pieces, and how many of them. */
export interface Unit {
  unit: "GRAMM" | "KG" | "LITER" | "COUNT";
  factor: number;
}
const words = (list: string, unit: Unit["unit"], factor = 1) =>
  list.split(" ").map((word) => [fold(word) || word, { unit, factor }] as const);
const UNITS = new Map<string, Unit>([
  ...words("г гр грамм грамма граммов g gr gram gramm grams غ غرام 克", "GRAMM"),
  ...words("кг килограмм kg kilo kilogramm كغ 公斤", "KG"),
  ...words("л литр литра l lt litr liter litre لتر 升", "LITER"),
  ...words("мл миллилитр ml millilitr مل 毫升", "LITER", 0.001),
  ...words(
    "шт штук штука штуки порц порция порции dona ta pcs piece pieces porsiya adet дана дона 份 个",
    "COUNT",
  ),
]);

const MAX_LENGTH = 60;

/** Returns the first unit among the words of a head or cell: grams of `Выход, гр`. */
export function unitIn(text: string): Unit | null {
  for (const word of plainText(text.slice(0, MAX_LENGTH)).split(/[\s.,;:()/\d+]+/)) {
    const found = word === "" ? undefined : UNITS.get(fold(word) || word);
    if (found) return found;
  }
  return null;
}

/**
 * Returns how much a portion has, as price lists write it: `350 г`, `0,33 л`, `250/50/30` (the sum of its parts), in the
 * unit of the cell, else of the head. Null: the text is something else.
 */
export function readMeasure(
  text: string,
  headUnit: Unit | null = null,
): { value: number; unit: Unit["unit"] | null } | null {
  const whole = text.trim();
  if (whole === "" || whole.length > MAX_LENGTH) return null;
  const own = unitIn(whole);
  const parts = whole.split(/[/+]/).map((part) => partOf(part, own !== null));
  if (parts.length > 6 || parts.some((part) => Number.isNaN(part))) return null;
  const { unit = null, factor = 1 } = own ?? headUnit ?? {};
  const sum = parts.reduce((total, part) => total + part, 0);
  return { value: Math.round(sum * factor * 1e6) / 1e6, unit };
}

/** The number of one part, without its unit. */
function partOf(part: string, hasUnit: boolean): number {
  if (!hasUnit) return readNumber(part, false);
  let end = part.length;
  while (end > 0 && !/\d/.test(part[end - 1] ?? "")) end -= 1;
  const rest = part.slice(end).trim();
  return rest !== "" && !unitIn(rest) ? Number.NaN : readNumber(part.slice(0, end), false);
}
