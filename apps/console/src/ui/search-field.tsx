import { TextInput } from "@mantine/core";
import { Search } from "lucide-react";

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** `search`: browsers show a button that clears the field. */
  type?: "search";
}

/** Search field above a list. */
export function SearchField({ label, value, onChange, type }: Props) {
  return (
    <TextInput
      size="md"
      type={type}
      className="resource-search"
      leftSection={<Search size={18} aria-hidden />}
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
