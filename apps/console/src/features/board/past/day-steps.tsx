import { addDays } from "@dasturxon/domain/time-zone";
import { ActionIcon, Group, Text } from "@mantine/core";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { formatDayName } from "../../../platform/day-name.ts";
import { useTranslate } from "../../../platform/use-language.tsx";
import { PastDayField } from "../../../ui/past-day-field.tsx";

interface Props {
  /** Shown day, in the format `YYYY-MM-DD`. */
  day: string;
  today: string;
  onChange: (day: string) => void;
}

/** Selects a day up to today, in a calendar or by steps. */
export function PastDayPicker({ day, today, onChange }: Props) {
  const t = useTranslate();
  return (
    <Group gap="xs" wrap="nowrap">
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t("past.day-before")}
        onClick={() => onChange(addDays(day, -1))}
      >
        <ChevronLeft size={20} />
      </ActionIcon>
      <PastDayField value={day} today={today} onChange={onChange} />
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t("past.day-after")}
        disabled={day >= today}
        onClick={() => onChange(addDays(day, 1))}
      >
        <ChevronRight size={20} />
      </ActionIcon>
      <Text fw={600} visibleFrom="xs">
        {formatDayName(day, today, t)}
      </Text>
    </Group>
  );
}
