import type { Pause } from "@dasturxon/contract";
import { Badge, Box, Group, Text } from "@mantine/core";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { useFormatMoney } from "../../platform/use-money.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { listPauseDetails } from "./pause-details.ts";

interface Props {
  pause: Pause;
  /** Scope of the pause: the brand, a branch or a category. */
  where: string;
  mayLift: boolean;
  onLift: () => Promise<boolean>;
}

/** Row of a pause: its scope, its end, and a button that ends it. */
export function PauseRow({ pause, where, mayLift, onLift }: Props) {
  const t = useTranslate();
  const money = useFormatMoney();
  const { timeZone } = useSignedInStaff().merchant;
  const facts = listPauseDetails(pause, { timeZone, now: new Date(), t, money });
  return (
    <Group role="listitem" className="list-row" py="sm" gap="md" wrap="nowrap">
      <Box flex={1} miw={0}>
        <Text fw={600}>{where}</Text>
        <Group gap="4px 8px" mt={4}>
          <Badge color={pause.kind === "STOP" ? "red" : "orange"} variant="light">
            {t(`pause.${pause.kind}`)}
          </Badge>
          <Text size="sm" c="dimmed">
            {facts.join(" · ")}
          </Text>
        </Group>
      </Box>
      {mayLift && (
        <BusyButton
          variant="light"
          color="teal"
          style={{ flexShrink: 0 }}
          aria-label={t("pause.lift-name", { name: where })}
          onPress={onLift}
        >
          {t("pause.lift")}
        </BusyButton>
      )}
    </Group>
  );
}
