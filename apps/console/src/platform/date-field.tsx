import { ActionIcon, TextInput, type TextInputProps } from "@mantine/core";
import { Calendar } from "lucide-react";
import { useRef, useState } from "react";
import "./date-field.css";
import { parseTypedDate, formatTypedDate } from "./typed-date.ts";
import { useTranslate } from "./use-language.tsx";

interface Props extends Omit<TextInputProps, "value" | "type" | "max" | "onChange"> {
  /** Date as `yyyy-mm-dd`, or as `yyyy-mm-ddThh:mm` if `hasTime`. Empty: none. */
  value: string;
  hasTime?: boolean;
  /** Latest accepted date, in the format of `value`. */
  max: string;
  onChange: (value: string) => void;
}

/**
 * Date input in the console's format, "dd.mm.yyyy". A native date input uses the format of the browser and therefore
 * provides only the calendar. An invalid text is replaced by the last valid date when the field loses focus.
 */
export function DateField({ value, hasTime = false, max, onChange, disabled, ...common }: Props) {
  const t = useTranslate();
  const calendar = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const changeTypedDate = (typed: string) => {
    setDraft(typed);
    const date = typed.trim() === "" ? "" : parseTypedDate(typed, hasTime);
    if (date !== null && date <= max && date !== value) onChange(date);
  };
  const pickDate = (picked: string) => {
    setDraft(null);
    if (picked !== "") onChange(picked);
  };
  return (
    <TextInput
      {...common}
      autoComplete="off"
      maxLength={20}
      placeholder={t(hasTime ? "date.format-time" : "date.format")}
      disabled={disabled}
      value={draft ?? formatTypedDate(value)}
      onChange={(event) => changeTypedDate(event.currentTarget.value)}
      onBlur={() => setDraft(null)}
      rightSection={
        <span className="date-field-calendar">
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t("date.calendar")}
            disabled={disabled}
            onClick={() => calendar.current?.showPicker()}
          >
            <Calendar size={18} aria-hidden />
          </ActionIcon>
          <input
            ref={calendar}
            type={hasTime ? "datetime-local" : "date"}
            tabIndex={-1}
            aria-hidden
            disabled={disabled}
            max={max}
            value={value}
            onChange={(event) => pickDate(event.currentTarget.value)}
          />
        </span>
      }
    />
  );
}
