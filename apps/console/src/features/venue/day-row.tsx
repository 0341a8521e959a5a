import { ActionIcon, Group, Switch, Text } from "@mantine/core";
import { Plus, X } from "lucide-react";
import { useTranslate } from "../../platform/use-language.tsx";
import { TimeField } from "../../platform/time-field.tsx";
import type { DayHoursDraft } from "./week-hours.ts";

interface Props {
  day: DayHoursDraft;
  isReadOnly: boolean;
  onChange: (day: DayHoursDraft) => void;
}

/** Edits the hours of a weekday: closed, or open and close times, with an optional break. */
export function WeekdayHoursRow({ day, isReadOnly, onChange }: Props) {
  const t = useTranslate();
  const name = t(`week.${day.weekName}`);
  const renderTimeField = (part: "open" | "close" | "extraOpen" | "extraClose") => (
    <TimeField
      isBare
      label={t(`branch.hours.${part}`, { day: name })}
      value={day[part] ?? null}
      isReadOnly={isReadOnly}
      onChange={(value) => onChange({ ...day, [part]: value ?? "" })}
    />
  );
  const hasBreak = Boolean(day.extraOpen ?? day.extraClose);
  return (
    <div className="hours-day">
      <Switch
        size="md"
        label={name}
        className="hours-name"
        disabled={isReadOnly}
        checked={!day.isDayOff}
        onChange={(event) => onChange({ ...day, isDayOff: !event.currentTarget.checked })}
      />
      {day.isDayOff ? (
        <Text c="dimmed">{t("branch.hours.off")}</Text>
      ) : (
        <Group gap={6} wrap="wrap" className="hours-times">
          <Group gap={6} wrap="nowrap">
            {renderTimeField("open")}
            <span aria-hidden>–</span>
            {renderTimeField("close")}
            {!hasBreak && !isReadOnly && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t("branch.hours.more", { day: name })}
                title={t("branch.hours.more", { day: name })}
                onClick={() => onChange({ ...day, extraOpen: "08:00", extraClose: "09:00" })}
              >
                <Plus size={18} />
              </ActionIcon>
            )}
          </Group>
          {hasBreak && (
            <Group gap={6} wrap="nowrap">
              {renderTimeField("extraOpen")}
              <span aria-hidden>–</span>
              {renderTimeField("extraClose")}
              {!isReadOnly && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={t("branch.hours.less", { day: name })}
                  title={t("branch.hours.less", { day: name })}
                  onClick={() => onChange({ ...day, extraOpen: null, extraClose: null })}
                >
                  <X size={18} />
                </ActionIcon>
              )}
            </Group>
          )}
        </Group>
      )}
    </div>
  );
}
