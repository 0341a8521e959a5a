import { Checkbox } from "@mantine/core";

interface Props {
  label: string;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** Checkbox that selects a row of a list, large enough for touch. */
export function SelectRowCheckbox({ label, isChosen, onChange }: Props) {
  return (
    <Checkbox
      size="md"
      className="choice-box"
      aria-label={label}
      checked={isChosen}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
