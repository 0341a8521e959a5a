import { DateField } from "../../platform/date-field.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { useVenueFormField } from "./use-field.ts";

/** Edits a day in the brand's time zone, `yyyy-mm-dd`. */
export function HolidayDayField({
  name,
  onPick,
}: {
  name: "day" | "lastDay";
  onPick?: (day: string) => void;
}) {
  const t = useTranslate();
  const { value, error, isReadOnly, onChange } = useVenueFormField<string>(name);
  return (
    <DateField
      size="md"
      withAsterisk
      label={t(`holiday.${name}`)}
      error={error}
      disabled={isReadOnly}
      max="2999-12-31"
      value={value}
      onChange={(day) => {
        onChange(day);
        onPick?.(day);
      }}
    />
  );
}
