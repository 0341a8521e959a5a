import { digitsOf } from "@dasturxon/domain/digits";
import { readNumber } from "@dasturxon/domain/read-number";
import { NumberInput, type NumberInputProps } from "@mantine/core";
import type { ClipboardEvent } from "react";

/**
 * Input for a number. Pasted numbers are read as in the menu's grid, with a decimal comma and with thousands separators:
 * `0,525`, `1 250,5`. In a field of whole numbers, three digits after a separator are thousands: `45.000`. [MN-1]
 */
export function NumberField(props: NumberInputProps) {
  const isWhole = props.allowDecimal === false || props.decimalScale === 0;
  /** Runs before Mantine's handler of pasted text, which would delete a comma. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData("text").trim();
    const number = digitsOf(text) === text ? Number.NaN : readNumber(text, isWhole);
    if (Number.isNaN(number) || props.readOnly) return;
    event.preventDefault();
    event.stopPropagation();
    // Preserves the undo history, unlike an assignment of the value.
    document.execCommand("insertText", false, String(isWhole ? Math.round(number) : number));
  };
  return <NumberInput size="md" {...props} onPasteCapture={paste} />;
}
