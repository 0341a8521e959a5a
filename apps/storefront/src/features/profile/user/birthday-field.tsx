import { useState } from "react";
import type { ChangeEvent } from "react";
import { useT } from "../../../platform/i18n.tsx";
import { useBrand } from "../../../shop/brand/brand.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { getDateFormat, parseTypedDate, formatTypedDate, insertDateSeparators } from "./typed-date.ts";

export interface BirthdayFieldProps {
  /** Date as `yyyy-mm-dd`, "" if empty, or the text as typed if it is not a date. */
  value: string;
  onChange(value: string): void;
  error: string | null;
}

/** Example date that shows the positions of day, month and year. */
const EXAMPLE_DATE = "1990-12-31";

/** Edits the birthday in digits, in the format of the page's language. A native date field uses the device's locale. */
export function BirthdayField({ value, onChange, error }: BirthdayFieldProps) {
  const t = useT();
  const form = getDateFormat(useBrand().language);
  const [typed, setTyped] = useState("");
  const parseBirthday = (text: string) => parseTypedDate(text, form) ?? text.trim();
  // Keep the text as typed while it means the stored date, so that "5.3.1990" is not rewritten before the field loses
  // focus.
  const shown = parseBirthday(typed) === value ? typed : formatTypedDate(value, form);

  function changeBirthday({ target }: ChangeEvent<HTMLInputElement>) {
    const isLonger = target.value.length > shown.length;
    // Insert separators only at the end. Anywhere else the caret would jump.
    const isAtEnd = target.selectionStart === target.value.length;
    const next = isLonger && isAtEnd ? insertDateSeparators(target.value, form) : target.value;
    setTyped(next);
    onChange(parseBirthday(next));
  }

  return (
    <TextField
      label={t("user.birthday")}
      name="birthday"
      value={shown}
      onChange={changeBirthday}
      onBlur={() => setTyped("")}
      placeholder={formatTypedDate(EXAMPLE_DATE, form)}
      inputMode="numeric"
      dir="ltr"
      maxLength={12}
      autoComplete="bday"
      enterKeyHint="next"
      error={error}
    />
  );
}
