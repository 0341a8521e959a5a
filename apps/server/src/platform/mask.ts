/** Runs of 9–19 digits with the usual separators of phone and bank card numbers, not inside a word or a UUID. */
const LONG_NUMBER_PATTERN = /(?<![\w-])\+?\d(?:[ ()-]{0,2}\d){8,18}(?![\w-])/g;

/**
 * Masks phone numbers, bank card numbers and other long numbers in a text: `+998901234512` becomes `+998******12`.
 * Protects fields that the list of secret fields does not contain.
 */
export function maskNumbers(text: string): string {
  return text.replaceAll(LONG_NUMBER_PATTERN, (run) => {
    const digits = run.replaceAll(/\D/g, "");
    const plus = run.startsWith("+") ? "+" : "";
    return `${plus}${digits.slice(0, 3)}******${digits.slice(-2)}`;
  });
}

/** Matches words longer than any id: a token, a hash or a key. */
const TOKEN_PATTERN = /(?<![\w-])[\w-]{40,}(?![\w-])/g;

/** Replaces tokens anywhere in a text, independent of the field name. */
export function hideTokens(text: string): string {
  return text.length < 40 ? text : text.replaceAll(TOKEN_PATTERN, "[hidden]");
}
