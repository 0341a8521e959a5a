import { Input, type InputWrapperProps, NativeSelect, SegmentedControl } from "@mantine/core";
import type { ReactNode } from "react";

interface Props {
  label: string;
  description?: ReactNode;
  error: ReactNode;
  disabled: boolean;
  withAsterisk: boolean;
  inputWrapperOrder: NonNullable<InputWrapperProps["inputWrapperOrder"]>;
  choices: { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** Maximum number of choices that are shown side by side. More of them are shown as a select. */
const MAX_SEGMENTED_CHOICES = 3;

/** Field with a value from a list. */
export function ChoiceField({ choices, value, onChange, withAsterisk, ...words }: Props) {
  if (choices.length > MAX_SEGMENTED_CHOICES)
    return (
      <NativeSelect
        {...words}
        size="md"
        withAsterisk={withAsterisk}
        data={choices}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <Input.Wrapper {...words} size="md" labelElement="div">
      <SegmentedControl
        fullWidth
        size="md"
        className="field-choice"
        data={choices}
        disabled={words.disabled}
        value={value}
        onChange={onChange}
        aria-label={words.label}
      />
    </Input.Wrapper>
  );
}
