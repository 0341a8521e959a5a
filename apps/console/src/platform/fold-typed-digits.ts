import { foldNumber } from "@dasturxon/domain/digits";

const NUMERIC = new Set(["numeric", "decimal", "tel"]);
const FOREIGN = /[\u0660-\u0669\u06f0-\u06f9\u066b\u066c\uff0c\uff0e\uff10-\uff19]/;

/** Returns whether the field is numeric or has `data-fold-digits`. */
const isForNumbers = (field: HTMLInputElement) =>
  NUMERIC.has(field.inputMode) || field.dataset["foldDigits"] !== undefined;

/**
 * Converts digits of other scripts to 0–9 when they are typed or pasted into a numeric field, which would reject them.
 * Runs on `beforeinput`, so that undo and the caret position keep working. Returns the function that removes the
 * listener.
 */
export function foldTypedDigits(page: Document): () => void {
  const fold = (event: InputEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || !isForNumbers(target)) return;
    const text = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
    if (!event.inputType.startsWith("insert") || !FOREIGN.test(text)) return;
    event.preventDefault();
    // No other API inserts text and preserves the undo history. All browsers support it for text fields.
    page.execCommand("insertText", false, foldNumber(text));
  };
  page.addEventListener("beforeinput", fold);
  return () => page.removeEventListener("beforeinput", fold);
}
