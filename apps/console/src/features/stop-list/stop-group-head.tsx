import { Button, Group, Title } from "@mantine/core";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import type { StopGroup } from "./stop-groups.ts";

interface Props {
  group: StopGroup;
  /** Whether the group contains all products of the category, so that the whole category can be stopped. */
  isWhole: boolean;
  onStop: () => void;
  onStart: () => Promise<unknown>;
}

/** Name of the category, with buttons that stop or resume its products. */
export function StopListGroupHeader({ group, isWhole, onStop, onStart }: Props) {
  const t = useTranslate();
  const name = useLocalizeText()(group.name);
  const [sold, stopped] = [group.sold.length, group.stopped.length];
  return (
    <Group className="stop-head" justify="space-between" wrap="nowrap" gap="xs">
      <Title order={2} size="h4" lineClamp={2}>
        {name}
      </Title>
      {isWhole && (
        <Group gap="xs" justify="flex-end" className="stop-ways">
          {stopped > 1 && (
            <BusyButton
              variant="subtle"
              color="teal"
              px="xs"
              aria-label={t("stop.start-all-name", { name, count: stopped })}
              onPress={onStart}
            >
              {t("stop.start-all", { count: stopped })}
            </BusyButton>
          )}
          {sold > 1 && (
            <Button
              variant="subtle"
              color="red"
              size="md"
              px="xs"
              aria-label={t("stop.stop-all-name", { name, count: sold })}
              onClick={onStop}
            >
              {t("stop.stop-all", { count: sold })}
            </Button>
          )}
        </Group>
      )}
    </Group>
  );
}
