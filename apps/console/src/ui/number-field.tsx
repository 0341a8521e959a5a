import { extractDigits } from "@dasturxon/domain/digits";
import { parseFormattedNumber } from "@dasturxon/domain/read-number";
import { NumberInput, type NumberInputProps } from "@mantine/core";
import type { ClipboardEvent } from "react";

/**
 * Number input that accepts pasted numbers with a decimal comma and thousands separators: `0,525`, `1 250,5`. In an
 * integer field, a comma or point before three digits is a thousands separator: `45.000` means 45,000. [MN-1]
 */
export function NumberField(props: NumberInputProps) {
  const isWhole = props.allowDecimal === false || props.decimalScale === 0;
  /** Handles the paste event in the capture phase, before Mantine's paste handler, which would delete the comma. */
  const pasteNumber = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData("text").trim();
    const number = extractDigits(text) === text ? Number.NaN : parseFormattedNumber(text, isWhole);
    if (Number.isNaN(number) || props.readOnly) return;
    event.preventDefault();
    event.stopPropagation();
    // `insertText` preserves the undo history. Assigning the value would not.
    document.execCommand("insertText", false, String(isWhole ? Math.round(number) : number));
  };
  return <NumberInput size="md" {...props} onPasteCapture={pasteNumber} />;
}
