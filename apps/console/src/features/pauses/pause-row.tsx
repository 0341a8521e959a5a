import type { Pause } from "@dasturxon/contract";
import { formatMoney } from "@dasturxon/domain/format";
import { dayOf } from "@dasturxon/domain/time-zone";
import { Badge, Box, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { clockTime } from "../../platform/clock-time.ts";
import { dayName } from "../../platform/day-name.ts";
import { useStaff } from "../../platform/session.tsx";
import { useLanguage, useT } from "../../platform/use-language.tsx";

interface Props {
  pause: Pause;
  /** What is paused: the brand, a branch, a category of it. */
  where: string;
  mayLift: boolean;
  onLift: () => Promise<boolean>;
}

/** What is paused, until when, and the end of it in one tap. */
export function PauseRow({ pause, where, mayLift, onLift }: Props) {
  const t = useT();
  const { language } = useLanguage();
  const { timeZone } = useStaff().merchant;
  const [isBusy, setIsBusy] = useState(false);
  const today = dayOf(new Date(), timeZone);
  const facts = [
    pause.until ? t("pause.until", { time: untilWords(pause.until) }) : t("pause.by-hand"),
    pause.extraMinutes > 0 && t("pause.extra-minutes", { minutes: pause.extraMinutes }),
    pause.deliverySurcharge > 0 && t("pause.dearer", { sum: formatMoney(pause.deliverySurcharge, language) }),
  ].filter(Boolean);
  function untilWords(until: string): string {
    const day = dayOf(until, timeZone);
    const time = clockTime(until, timeZone);
    return day === today ? time : `${dayName(day, today, t)}, ${time}`;
  }
  return (
    <Group role="listitem" className="list-row" wrap="nowrap" py="sm" gap="md">
      <Badge
        size="lg"
        color={pause.kind === "STOP" ? "red" : "orange"}
        variant="light"
        style={{ flexShrink: 0 }}
      >
        {t(`pause.${pause.kind}`)}
      </Badge>
      <Box flex={1} miw={0}>
        <Text fw={600}>{where}</Text>
        <Text size="sm" c="dimmed">
          {facts.join(" · ")}
        </Text>
      </Box>
      {mayLift && (
        <Button
          variant="light"
          color="teal"
          size="md"
          loading={isBusy}
          style={{ flexShrink: 0 }}
          aria-label={t("pause.lift-name", { name: where })}
          onClick={() => {
            setIsBusy(true);
            void onLift().finally(() => setIsBusy(false));
          }}
        >
          {t("pause.lift")}
        </Button>
      )}
    </Group>
  );
}
