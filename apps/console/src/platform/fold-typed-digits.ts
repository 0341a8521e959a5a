import { normalizeNumberCharacters } from "@dasturxon/domain/digits";

const NUMERIC_INPUT_MODES = new Set(["numeric", "decimal", "tel"]);
const NON_LATIN_NUMBER_PATTERN = /[\u0660-\u0669\u06f0-\u06f9\u066b\u066c\uff0c\uff0e\uff10-\uff19]/;

/** Returns whether the field is numeric, takes a phone number or has `data-fold-digits`. */
const isNumericField = (field: HTMLInputElement) =>
  field.type === "tel" ||
  NUMERIC_INPUT_MODES.has(field.inputMode) ||
  field.dataset["foldDigits"] !== undefined;

/**
 * Converts digits of other scripts to 0–9 when they are typed or pasted into a numeric field, which would reject them.
 * Runs on `beforeinput`, so that undo and the caret position keep working. Returns the function that removes the
 * listener.
 */
export function installTypedDigitNormalization(page: Document): () => void {
  const foldTypedField = (event: InputEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || !isNumericField(target)) return;
    const text = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
    if (!event.inputType.startsWith("insert") || !NON_LATIN_NUMBER_PATTERN.test(text)) return;
    event.preventDefault();
    // Only `execCommand` inserts text and preserves the undo history. All browsers support it for text fields.
    page.execCommand("insertText", false, normalizeNumberCharacters(text));
  };
  page.addEventListener("beforeinput", foldTypedField);
  return () => page.removeEventListener("beforeinput", foldTypedField);
}
