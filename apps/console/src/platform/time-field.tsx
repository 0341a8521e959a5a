import { normalizeDigits } from "@dasturxon/domain/digits";
import { parseMinutesOfDay, formatTimeLabel } from "@dasturxon/domain/time-zone";
import { TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";

interface Props {
  label: string;
  /**
   * Whether the field has no visible label and is only as wide as its text. `label` is then its `aria-label`. Used in
   * rows with a label of their own.
   */
  isBare?: boolean;
  value: string | null;
  error?: ReactNode;
  /** Text that an empty time field shows. */
  placeholder?: string;
  isReadOnly: boolean;
  onChange: (value: string | null) => void;
}

const TIME_FIELD_WIDTH = "5.25rem";

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
  const changeTypedTime = (typed: string) => {
    const text = normalizeDigits(typed);
    setDraft(text);
    if (text.trim() === "") onChange(null);
    else if (/^\d{1,2}[:.]\d\d$/.test(text.trim())) onChange(parseTypedTime(text) ?? value);
  };
  const commitTypedTime = () => {
    if (draft !== null && draft.trim() !== "") onChange(parseTypedTime(draft) ?? value);
    setDraft(null);
  };
  return (
    <TextInput
      size="md"
      inputMode="numeric"
      w={isBare ? TIME_FIELD_WIDTH : undefined}
      placeholder={placeholder}
      maxLength={5}
      {...(isBare ? { "aria-label": label } : { label, withAsterisk: true })}
      value={draft ?? value ?? ""}
      error={error}
      disabled={isReadOnly}
      onChange={(event) => changeTypedTime(event.currentTarget.value)}
      onBlur={commitTypedTime}
    />
  );
}

function parseTypedTime(text: string): string | null {
  const [, hours, minutes = "00"] = /^(\d{1,2})[:.\s]?(\d\d)?$/.exec(text.trim()) ?? [];
  const at = hours === undefined ? null : parseMinutesOfDay(`${hours}:${minutes}`);
  return at === null ? null : formatTimeLabel(at);
}
