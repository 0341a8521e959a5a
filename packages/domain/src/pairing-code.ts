import { normalizeDigits } from "./digits.ts";

/** Characters of pairing codes. Excludes I, O, 0 and 1, which look similar. */
export const PAIRING_CODE_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
/**
 * Length of a pairing code. Eight characters have 40 bits: too many to guess in the ten minutes of a code's validity,
 * even from many addresses.
 */
export const PAIRING_CODE_LENGTH = 8;

/** Cyrillic capitals that look like Latin ones, for a keyboard in the wrong layout. */
const LOOKALIKE_LETTERS: Readonly<Record<string, string>> = {
  А: "A",
  В: "B",
  Е: "E",
  К: "K",
  М: "M",
  Н: "H",
  Р: "P",
  С: "C",
  Т: "T",
  У: "Y",
  Х: "X",
  Ү: "Y",
};

/** Returns a typed or pasted code in capitals without spaces, dashes and other characters. [S12] */
export function readPairingCode(typed: string): string {
  const capitals = normalizeDigits(typed).toUpperCase();
  return Array.from(capitals, (letter) => LOOKALIKE_LETTERS[letter] ?? letter)
    .join("")
    .replace(/[^A-Z0-9]/g, "");
}

/** Returns the code in two groups for reading: `ABCD EFGH`. */
export function formatPairingCode(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`.trim();
}
