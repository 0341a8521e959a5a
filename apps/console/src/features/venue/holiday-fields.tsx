import { useTranslate } from "../../platform/use-language.tsx";
import { useVenueFormField } from "./use-field.ts";
import { FieldSection } from "../../resource/section.tsx";
import { HolidayDayField } from "./day-field.tsx";
import { TimeField } from "../../platform/time-field.tsx";

/** Edits the first and the last day of a holiday. Until the last day is selected, it follows the first day. */
export function HolidayDayFields() {
  const lastDay = useVenueFormField<string>("lastDay");
  return (
    <FieldSection>
      <HolidayDayField
        name="day"
        onPick={(day) => {
          if (lastDay.value < day) lastDay.onChange(day);
        }}
      />
      <HolidayDayField name="lastDay" />
    </FieldSection>
  );
}

/** Edits the hours of a day on which the branch is not closed. */
export function HolidayHourFields() {
  const t = useTranslate();
  const open = useVenueFormField<string | null>("open");
  const close = useVenueFormField<string | null>("close");
  return (
    <FieldSection>
      <TimeField label={t("holiday.open")} {...open} />
      <TimeField label={t("holiday.close")} {...close} />
    </FieldSection>
  );
}
