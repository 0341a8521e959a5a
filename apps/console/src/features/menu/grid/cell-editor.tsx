import { useLayoutEffect, useRef } from "react";
import shape from "virtual:resource/product";
import { normalizeSearchWords } from "@dasturxon/domain/search-fold";
import type { GridColumn } from "./columns.ts";
import type { CellFormatters } from "./use-cell-words.ts";

interface Props {
  column: GridColumn;
  typed: string;
  value: unknown;
  categories: readonly { id: string; name: string }[];
  words: CellFormatters;
}

/** Input or select that edits a cell of the product grid. The grid handles its key events and reads its value. */
export function CellEditor({ column, typed, value, categories, words }: Props) {
  const { field, title } = column;
  const place = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const options =
    field === "categoryId"
      ? categories
      : (shape.fields[field]?.choices ?? []).map((id) => ({ id, name: words.shown(column, id) }));
  const isChoice = options.length > 0;
  useLayoutEffect(() => {
    place.current?.focus({ preventScroll: true });
    // The editor may open with a letter that the user has typed. The caret is placed after it.
    if (!isChoice) place.current?.setSelectionRange(typed.length, typed.length);
  }, [typed, isChoice]);
  if (!isChoice)
    return (
      <input
        ref={place}
        className="grid-editor"
        aria-label={title}
        defaultValue={typed}
        maxLength={400}
        autoComplete="off"
        enterKeyHint="next"
        inputMode={column.isNumber ? "decimal" : "text"}
      />
    );
  // If the user pressed a letter on the cell, the first option that starts with this letter is selected.
  const [letters = ""] = normalizeSearchWords(typed);
  const begun = letters && options.find(({ name }) => normalizeSearchWords(name)[0]?.startsWith(letters));
  return (
    <select
      ref={place}
      className="grid-editor"
      aria-label={title}
      defaultValue={begun ? begun.id : String(value ?? "")}
    >
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
