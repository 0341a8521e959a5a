import { WEEKDAYS } from "@dasturxon/domain/hours";
import { Button, Group, Input, SegmentedControl, Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslate } from "../../platform/use-language.tsx";
import { useVenueFormField } from "./use-field.ts";
import { WeekdayHoursRow } from "./day-row.tsx";
import {
  getDayHours,
  copyWeekToServices,
  copyHoursToDays,
  SERVICE_TYPES,
  type WeekHours,
  replaceServiceDays,
} from "./week-hours.ts";

/** Edits the weekly hours of each service, with buttons that copy a day or a service. */
export function WeeklyHoursField() {
  const t = useTranslate();
  const { value: week, error, isReadOnly, onChange } = useVenueFormField<WeekHours[]>("workHours");
  const [type, setType] = useState(SERVICE_TYPES[0] ?? "DELIVERY");
  const monday = getDayHours(week, type, "MONDAY");
  return (
    <Input.Wrapper
      size="md"
      label={t("branch.workHours")}
      labelElement="div"
      error={error}
      role="group"
      aria-label={t("branch.workHours")}
    >
      <Stack gap="xs" mt={4}>
        <SegmentedControl
          fullWidth
          aria-label={t("branch.service")}
          data={SERVICE_TYPES.map((value) => ({ value, label: t(`branch.service.${value}`) }))}
          value={type}
          onChange={(next) => setType(SERVICE_TYPES.find((each) => each === next) ?? type)}
        />
        {WEEKDAYS.map((name) => (
          <WeekdayHoursRow
            key={name}
            day={getDayHours(week, type, name)}
            isReadOnly={isReadOnly}
            onChange={(day) => onChange(replaceServiceDays(week, type, [day]))}
          />
        ))}
        {!isReadOnly && (
          <Group gap="xs">
            <Button variant="default" size="md" onClick={() => onChange(copyHoursToDays(week, type, monday))}>
              {t("branch.hours.every-day")}
            </Button>
            <Button variant="default" size="md" onClick={() => onChange(copyWeekToServices(week, type))}>
              {t("branch.hours.every-service")}
            </Button>
          </Group>
        )}
      </Stack>
    </Input.Wrapper>
  );
}
