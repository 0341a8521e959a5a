import { NumberInput, type NumberInputProps } from "@mantine/core";

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
  const change = (value: string | number) => onChange(Number(value) || 0);
  return <NumberInput size="md" min={0} thousandSeparator=" " onChange={change} {...field} />;
}
