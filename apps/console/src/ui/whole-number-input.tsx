import { type NumberInputProps } from "@mantine/core";
import { NumberField } from "./number-field.tsx";

interface Props extends Pick<
  NumberInputProps,
  | "label"
  | "description"
  | "disabled"
  | "min"
  | "max"
  | "step"
  | "w"
  | "className"
  | "hideControls"
  | "aria-label"
> {
  value: number;
  onChange: (value: number) => void;
}

/** Input for a whole number of at least 0. Invalid input counts as 0. */
export function WholeNumberInput({ onChange, ...field }: Props) {
  const changeNumber = (value: string | number) => onChange(Number(value) || 0);
  return (
    <NumberField min={0} allowDecimal={false} thousandSeparator=" " onChange={changeNumber} {...field} />
  );
}
