import { DateField } from "../platform/date-field.tsx";
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
    <DateField
      size="md"
      maw="14rem"
      aria-label={t("past.day")}
      max={today}
      value={value}
      onChange={(day) => day && onChange(day)}
    />
  );
}
