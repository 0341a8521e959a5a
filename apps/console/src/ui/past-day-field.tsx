import { DateField } from "../platform/date-field.tsx";
import { useTranslate } from "../platform/use-language.tsx";

interface PastDayFieldProps {
  /** Date as `yyyy-mm-dd` in the brand's time zone, like `today`. */
  value: string;
  today: string;
  onChange: (day: string) => void;
}

/** Date input for today or an earlier day. Ignores an emptied field. */
export function PastDayField({ value, today, onChange }: PastDayFieldProps) {
  const t = useTranslate();
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
