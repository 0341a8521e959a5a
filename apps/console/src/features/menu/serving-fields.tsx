import type { ProductTimetable } from "@dasturxon/contract";
import { WEEKDAYS } from "@dasturxon/domain/hours";
import { Button, Chip, Group, SimpleGrid, Stack, Switch, Text } from "@mantine/core";
import { Plus } from "lucide-react";
import { ListItemRow } from "../../fields/part-frame.tsx";
import { TimeField } from "../../platform/time-field.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { useRowFormField } from "../../resource/row-form.tsx";

type TimetableEntry = ProductTimetable[number];

const defaultTimetableEntry: TimetableEntry = { days: [...WEEKDAYS], from: "07:00", to: "11:00" };

interface Props {
  label: string;
  hint: string;
}

/** Edits the days of the week and the hours in which the products are on sale. */
export function TimetableFields({ label, hint }: Props) {
  const t = useTranslate();
  const { value, fault, isReadOnly, change } = useRowFormField("timetable");
  const servings = value as ProductTimetable | null;
  const changeTimetableEntry = (at: number, serving: TimetableEntry) => change(servings?.with(at, serving));
  return (
    <Stack gap="sm">
      <Switch
        size="md"
        label={label}
        description={hint}
        disabled={isReadOnly}
        checked={servings !== null}
        onChange={(event) => change(event.currentTarget.checked ? [defaultTimetableEntry] : null)}
      />
      {servings?.map((serving, at) => (
        <ListItemRow
          key={at}
          title={t("serving.hours", { number: at + 1 })}
          at={at}
          parts={servings}
          isReadOnly={isReadOnly}
          onChange={(next) => change(next.length > 0 ? next : null)}
        >
          <Chip.Group
            multiple
            value={serving.days}
            onChange={(days) =>
              changeTimetableEntry(at, { ...serving, days: WEEKDAYS.filter((day) => days.includes(day)) })
            }
          >
            <Group gap="xs">
              {WEEKDAYS.map((day) => (
                <Chip key={day} value={day} size="md" disabled={isReadOnly}>
                  {t(`week.${day}`)}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
          <SimpleGrid cols={2}>
            {(["from", "to"] as const).map((end) => (
              <TimeField
                key={end}
                label={t(`serving.${end}`)}
                isReadOnly={isReadOnly}
                value={serving[end]}
                onChange={(time) => changeTimetableEntry(at, { ...serving, [end]: time ?? "" })}
              />
            ))}
          </SimpleGrid>
        </ListItemRow>
      ))}
      {fault && (
        <Text c="red" size="sm" role="alert">
          {t("serving.wrong")}
        </Text>
      )}
      {servings && !isReadOnly && (
        <Button
          variant="default"
          size="md"
          leftSection={<Plus size={18} aria-hidden />}
          onClick={() => change([...servings, defaultTimetableEntry])}
        >
          {t("serving.add")}
        </Button>
      )}
    </Stack>
  );
}
