/** Digits with the separators people put into phones and cards, 9–19 of them, not inside a word or a UUID. */
const digitRun = /(?<![\w-])\+?\d(?:[ ()-]{0,2}\d){8,18}(?![\w-])/g;

/**
 * Hides phones, cards and other long numbers in a text: `+998901234512` becomes `+998******12`. The last line behind
 * every named field: what nobody thought of naming does not get into the log either.
 */
export function maskNumbers(text: string): string {
  return text.replaceAll(digitRun, (run) => {
    const digits = run.replaceAll(/\D/g, "");
    const plus = run.startsWith("+") ? "+" : "";
    return `${plus}${digits.slice(0, 3)}******${digits.slice(-2)}`;
  });
}

/** Longer than any id of ours: a token, a hash, a key. */
const tokenRun = /(?<![\w-])[\w-]{40,}(?![\w-])/g;

/** Hides tokens wherever they stand in a text, whatever the field is called. */
export function hideTokens(text: string): string {
  return text.length < 40 ? text : text.replaceAll(tokenRun, "[hidden]");
}
