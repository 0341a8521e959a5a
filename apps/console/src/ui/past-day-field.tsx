import { TextInput } from "@mantine/core";
import { useT } from "../platform/use-language.tsx";

interface PastDayFieldProps {
  /** `yyyy-mm-dd`, of the brand's calendar, as `today` is. */
  value: string;
  today: string;
  onChange: (day: string) => void;
}

/** A day that has come: a field that is emptied stays on the day before. */
export function PastDayField({ value, today, onChange }: PastDayFieldProps) {
  const t = useT();
  return (
    <TextInput
      size="md"
      type="date"
      maw="14rem"
      aria-label={t("past.day")}
      max={today}
      value={value}
      onChange={({ currentTarget }) => currentTarget.value && onChange(currentTarget.value)}
    />
  );
}
