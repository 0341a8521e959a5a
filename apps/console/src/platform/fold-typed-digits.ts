import { foldNumber } from "@dasturxon/domain/digits";

const NUMERIC = new Set(["numeric", "decimal", "tel"]);
const FOREIGN = /[\u0660-\u0669\u06f0-\u06f9\u066b\u066c\uff0c\uff0e\uff10-\uff19]/;

/** Whether the field is numeric, or has `data-fold-digits`. */
const isForNumbers = (field: HTMLInputElement) =>
  NUMERIC.has(field.inputMode) || field.dataset["foldDigits"] !== undefined;

/**
 * Digits of other scripts become 0–9 as they are typed or pasted into a numeric field, which would drop them otherwise:
 * before the field sees them, so that undo and the caret stay the browser's. Returns how to stop it.
 */
export function foldTypedDigits(page: Document): () => void {
  const fold = (event: InputEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || !isForNumbers(target)) return;
    const text = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
    if (!event.inputType.startsWith("insert") || !FOREIGN.test(text)) return;
    event.preventDefault();
    // The only way to insert that keeps the undo history; every browser has it for text fields.
    page.execCommand("insertText", false, foldNumber(text));
  };
  page.addEventListener("beforeinput", fold);
  return () => page.removeEventListener("beforeinput", fold);
}
