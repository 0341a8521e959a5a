import type { StopListItem } from "@dasturxon/contract";
import { formatMoney } from "@dasturxon/domain/format";
import { Avatar, Badge, Box, Button, Group, Menu, Text } from "@mantine/core";
import { useStaff } from "../../platform/session.tsx";
import { stopChoices, useStopProduct } from "../../platform/stop-product.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useT, useText } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { untilText } from "./until-text.ts";

export function StopListRow({ item }: { item: StopListItem }) {
  const t = useT();
  const text = useText();
  const { language } = useLanguage();
  const { timeZone } = useStaff().merchant;
  const { stop, start } = useStopProduct();
  const { isBusy, run } = useBusy();
  const name = text(item.name);
  return (
    <Group
      role="listitem"
      wrap="nowrap"
      py="xs"
      gap="md"
      style={{ borderBottom: "1px solid var(--mantine-color-default-border)" }}
    >
      <Avatar
        src={item.image && `/img/${item.image}?w=96&h=96&q=80&f=webp`}
        radius="md"
        size={48}
        alt=""
        style={{ opacity: item.stop ? 0.45 : 1 }}
      />
      <Box flex={1} miw={0}>
        <Text fw={500} lineClamp={2}>
          {name}
        </Text>
        <Text size="sm" c="dimmed" truncate>
          {text(item.categoryName)} · {formatMoney(item.costPrice, language)}
          {item.count !== null && ` · ${t("stop.left", { count: item.count })}`}
        </Text>
        {item.stop && (
          <Badge color="red" variant="light" size="lg" mt={4}>
            {item.stop.until
              ? t("stop.back-at", { time: untilText(item.stop.until, timeZone) })
              : t("stop.by-hand")}
          </Badge>
        )}
      </Box>
      {item.stop ? (
        <BusyButton
          variant="light"
          color="teal"
          style={{ flexShrink: 0 }}
          aria-label={t("stop.start-name", { name })}
          onPress={() => start(item.id)}
        >
          {t("stop.start")}
        </BusyButton>
      ) : (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button
              variant="default"
              size="md"
              loading={isBusy}
              style={{ flexShrink: 0 }}
              aria-label={t("stop.stop-name", { name })}
            >
              {t("stop.stop")}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>{t("stop.until")}</Menu.Label>
            {stopChoices.map((choice) => (
              <Menu.Item key={choice} onClick={() => void run(() => stop(item.id, choice))}>
                {t(`stop.${choice}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}
