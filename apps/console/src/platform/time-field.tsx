import { foldDigits } from "@dasturxon/domain/digits";
import { minutesOf, timeLabel } from "@dasturxon/domain/time-zone";
import { TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";

interface Props {
  label: string;
  /** Whether the label is only an `aria-label`, because the row already has a visible label. */
  isBare?: boolean;
  value: string | null;
  error?: ReactNode;
  /** Text shown in the empty field. */
  placeholder?: string;
  isReadOnly: boolean;
  onChange: (value: string | null) => void;
}

/**
 * Input of a time of day as "HH:mm", independent of the device's format. Also accepts "9" and "930" when it loses
 * focus.
 */
export function TimeField({
  label,
  isBare = false,
  value,
  error,
  placeholder = "09:00",
  isReadOnly,
  onChange,
}: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const write = (typed: string) => {
    const text = foldDigits(typed);
    setDraft(text);
    if (text.trim() === "") onChange(null);
    else if (/^\d{1,2}[:.]\d\d$/.test(text.trim())) onChange(timeIn(text) ?? value);
  };
  const settle = () => {
    if (draft !== null && draft.trim() !== "") onChange(timeIn(draft) ?? value);
    setDraft(null);
  };
  return (
    <TextInput
      size="md"
      inputMode="numeric"
      className="time"
      placeholder={placeholder}
      maxLength={5}
      {...(isBare ? { "aria-label": label } : { label, withAsterisk: true })}
      value={draft ?? value ?? ""}
      error={error}
      disabled={isReadOnly}
      onChange={(event) => write(event.currentTarget.value)}
      onBlur={settle}
    />
  );
}

function timeIn(text: string): string | null {
  const [, hours, minutes = "00"] = /^(\d{1,2})[:.\s]?(\d\d)?$/.exec(text.trim()) ?? [];
  const at = hours === undefined ? null : minutesOf(`${hours}:${minutes}`);
  return at === null ? null : timeLabel(at);
}
