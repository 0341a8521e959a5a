import { useT } from "../../platform/use-language.tsx";
import { useField } from "./use-field.ts";
import { Section } from "../../resource/section.tsx";
import { DayField } from "./day-field.tsx";
import { TimeField } from "../../platform/time-field.tsx";

/** Edits the first and the last day. The last day follows the first until it is chosen. */
export function HolidayDays() {
  const lastDay = useField<string>("lastDay");
  return (
    <Section>
      <DayField
        name="day"
        onPick={(day) => {
          if (lastDay.value < day) lastDay.onChange(day);
        }}
      />
      <DayField name="lastDay" />
    </Section>
  );
}

/** Edits the hours of a day on which the branch is not closed. */
export function HolidayHours() {
  const t = useT();
  const open = useField<string | null>("open");
  const close = useField<string | null>("close");
  return (
    <Section>
      <TimeField label={t("holiday.open")} {...open} />
      <TimeField label={t("holiday.close")} {...close} />
    </Section>
  );
}
