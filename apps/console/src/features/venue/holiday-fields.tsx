import { useT } from "../../platform/use-language.tsx";
import { useVenueField } from "./use-field.ts";
import { FieldSection } from "../../resource/section.tsx";
import { DayField } from "./day-field.tsx";
import { TimeField } from "../../platform/time-field.tsx";

/** Edits the first and the last day of a holiday. Until the last day is selected, it follows the first day. */
export function HolidayDayFields() {
  const lastDay = useVenueField<string>("lastDay");
  return (
    <FieldSection>
      <DayField
        name="day"
        onPick={(day) => {
          if (lastDay.value < day) lastDay.onChange(day);
        }}
      />
      <DayField name="lastDay" />
    </FieldSection>
  );
}

/** Edits the hours of a day on which the branch is not closed. */
export function HolidayHourFields() {
  const t = useT();
  const open = useVenueField<string | null>("open");
  const close = useVenueField<string | null>("close");
  return (
    <FieldSection>
      <TimeField label={t("holiday.open")} {...open} />
      <TimeField label={t("holiday.close")} {...close} />
    </FieldSection>
  );
}
