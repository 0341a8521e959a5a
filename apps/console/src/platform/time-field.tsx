import { foldDigits } from "@dasturxon/domain/digits";
import { minutesOf, timeLabel } from "@dasturxon/domain/time-zone";
import { TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";

interface Props {
  label: string;
  /** Said, not drawn: the row says what it is. */
  isBare?: boolean;
  value: string | null;
  error?: ReactNode;
  /** Shown while it is empty. */
  placeholder?: string;
  isReadOnly: boolean;
  onChange: (value: string | null) => void;
}

/** A time of the day, "HH:mm" whatever the device's clock is; "9" and "930" are understood when one goes on. */
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
