import { normalizeDigits } from "./digits.ts";

const MASK_TOKENS: Readonly<Record<string, RegExp>> = { "#": /\d/, "@": /\p{L}/u, "*": /[\p{L}\d]/u };
const LETTER_OR_DIGIT_PATTERN = /[\p{L}\d]/u;

/**
 * Formats input by a mask: # digit, @ letter, * letter or digit, anything else literal. Characters that do not fit are
 * dropped. Literals are added when a character follows. A literal already typed (or pasted) is not repeated. Digits of
 * other scripts count as 0–9: ("+998 ## ###", "901") and ("+998 ## ###", "+998901") both give "+998 90 1". [FM-4]
 */
export function applyMask(mask: string, raw: string): string {
  const steps = Array.from(mask);
  let typed = Array.from(normalizeDigits(raw));
  let shaped = "";
  let pending = "";
  for (let at = 0; at < steps.length && typed.length > 0;) {
    const literal = readMaskLiterals(steps, at);
    if (literal.length > 0) {
      if (isMaskLiteralPartlyTyped(literal, typed)) return shaped + typed.join("");
      const rest = skipTypedLiteral(literal, typed);
      if (rest) {
        shaped += literal.join("");
        typed = rest;
      } else pending = literal.join("");
      at += literal.length;
      continue;
    }
    const token = MASK_TOKENS[steps[at] ?? ""];
    const found = typed.findIndex((character) => token?.test(character));
    if (found < 0) return shaped;
    shaped += pending + (typed[found] ?? "");
    pending = "";
    typed = typed.slice(found + 1);
    at += 1;
  }
  return shaped;
}

function readMaskLiterals(steps: readonly string[], from: number): string[] {
  let to = from;
  while (to < steps.length && !((steps[to] ?? "") in MASK_TOKENS)) to += 1;
  return steps.slice(from, to);
}

/** Returns whether the literal is partly typed, such as "+99" of "+998 ". The input is then not changed. */
function isMaskLiteralPartlyTyped(literal: readonly string[], typed: readonly string[]): boolean {
  const isOpening = !LETTER_OR_DIGIT_PATTERN.test(literal[0] ?? "");
  return (
    isOpening &&
    typed.length <= literal.length &&
    typed.every((character, index) => character === literal[index])
  );
}

/** Returns the rest after a typed literal, compared by its letters and digits, or null if it was not typed. */
function skipTypedLiteral(literal: readonly string[], typed: readonly string[]): string[] | null {
  const wanted = literal.filter((character) => LETTER_OR_DIGIT_PATTERN.test(character));
  if (wanted.length === 0) {
    return literal.every((character, index) => character === typed[index])
      ? typed.slice(literal.length)
      : null;
  }
  let rest = [...typed];
  for (const character of wanted) {
    const position = rest.findIndex((candidate) => LETTER_OR_DIGIT_PATTERN.test(candidate));
    if (position < 0 || rest[position] !== character) return null;
    rest = rest.slice(position + 1);
  }
  return rest;
}
