import type { WireLanguage } from "@dasturxon/domain/language";
import { parseFormattedNumber } from "@dasturxon/domain/read-number";
import { cutText } from "@dasturxon/domain/text-limits";
import { parsePastedBlock } from "../grid/read-block.ts";
import { createBlankChoice, type ModifierChoice } from "./choice-group.ts";

export const MAX_CHOICES_PER_GROUP = 100;
export const MAX_CHOICE_NAME_LENGTH = 80;
export const MAX_PASTED_CHOICE_PRICE = 100_000_000;

interface PastedChoices {
  choices: ModifierChoice[];
  /** Number of pasted lines that were ignored, because a modifier group has a maximum number of choices. */
  omitted: number;
  /** Number of prices that are not whole numbers. */
  misread: number;
}
interface PastedChoicesTarget {
  /** Index of the choice in whose field the user pasted. */
  at: number;
  language: WireLanguage;
}

/** Parses a price. Returns null for text that is not a whole number between 0 and `MAX_PASTED_CHOICE_PRICE`. */
function parsePrice(cell: string): number | null {
  const price = parseFormattedNumber(cell, true);
  return Number.isInteger(price) && price >= 0 && price <= MAX_PASTED_CHOICE_PRICE ? price : null;
}

/**
 * Splits pasted text into lines of cells. Returns null for a single cell, because the browser pastes it into the field.
 */
export function parsePastedLines(text: string): string[][] | null {
  const lines = parsePastedBlock(text).filter(([name]) => name?.trim());
  return lines.length > 1 || (lines[0]?.length ?? 0) > 1 ? lines : null;
}

/**
 * Writes pasted lines, each a name and optionally a price, into the choices from index `at` on whose name in this
 * language is empty or equal. Before the first choice with another name, inserts the remaining lines as new choices, so
 * that no name is overwritten.
 */
export function applyPastedLines(
  choices: readonly ModifierChoice[],
  lines: readonly (readonly string[])[],
  { at, language }: PastedChoicesTarget,
): PastedChoices {
  const isReplaceableChoice = (choice: ModifierChoice | undefined, name: string): choice is ModifierChoice =>
    choice !== undefined && !choice.productId && [name, ""].includes(choice.name[language]?.trim() ?? "");
  const next = [...choices];
  let place = isReplaceableChoice(choices[at], parseChoiceName(lines[0])) ? at : at + 1;
  let omitted = 0;
  let misread = 0;
  for (const line of lines) {
    const name = parseChoiceName(line);
    const own = next[place];
    const isOwn = isReplaceableChoice(own, name);
    if (!isOwn && next.length >= MAX_CHOICES_PER_GROUP) {
      omitted += 1;
      continue;
    }
    const choice = isOwn ? own : createBlankChoice();
    const cell = line[1]?.trim() ?? "";
    const price = cell === "" ? choice.price : parsePrice(cell);
    if (price === null) misread += 1;
    const written = { ...choice, name: { ...choice.name, [language]: name }, price: price ?? choice.price };
    next.splice(place, isOwn ? 1 : 0, written);
    place += 1;
  }
  return { choices: next, omitted, misread };
}

const parseChoiceName = (line: readonly string[] | undefined) =>
  cutText(line?.[0]?.trim() ?? "", { max: MAX_CHOICE_NAME_LENGTH, unit: "utf16" }, "");
