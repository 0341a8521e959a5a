import { useState } from "react";
import type { ChangeEvent } from "react";
import { useT } from "../../../platform/i18n.tsx";
import { useBrand } from "../../../shop/brand/brand.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { dateFormOf, readDate, shownDate, withSeparators } from "./typed-date.ts";

export interface BirthdayFieldProps {
  /** `yyyy-mm-dd`, "" for none, or what was typed while it is no date. */
  value: string;
  onChange(value: string): void;
  error: string | null;
}

/** Shows the order of day, month and year. */
const EXAMPLE = "1990-12-31";

/** Birthday in digits, in the order of the page's language; a native date field follows the device's locale. */
export function BirthdayField({ value, onChange, error }: BirthdayFieldProps) {
  const t = useT();
  const form = dateFormOf(useBrand().language);
  const [typed, setTyped] = useState("");
  const meaningOf = (text: string) => readDate(text, form) ?? text.trim();
  // Keeps the text as typed while it means the value: "5.3.1990" is not rewritten before the field is left.
  const shown = meaningOf(typed) === value ? typed : shownDate(value, form);

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    const isLonger = target.value.length > shown.length;
    // Only at the end: anywhere else the caret would jump.
    const isAtEnd = target.selectionStart === target.value.length;
    const next = isLonger && isAtEnd ? withSeparators(target.value, form) : target.value;
    setTyped(next);
    onChange(meaningOf(next));
  }

  return (
    <TextField
      label={t("user.birthday")}
      name="birthday"
      value={shown}
      onChange={change}
      onBlur={() => setTyped("")}
      placeholder={shownDate(EXAMPLE, form)}
      inputMode="numeric"
      dir="ltr"
      maxLength={12}
      autoComplete="bday"
      enterKeyHint="next"
      error={error}
    />
  );
}
