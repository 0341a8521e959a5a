import type { StopListItem } from "@dasturxon/contract";
import { formatDate, formatMoney } from "@dasturxon/domain/format";
import { Avatar, Badge, Box, Button, Group, Menu, Text } from "@mantine/core";
import { useState } from "react";
import { useStaff } from "../../platform/session.tsx";
import { type StopChoice, stopChoices, useStopProduct } from "../../platform/stop-product.ts";
import { useLanguage, useT, useText } from "../../platform/use-language.tsx";

export function StopListRow({ item }: { item: StopListItem }) {
  const t = useT();
  const text = useText();
  const { language } = useLanguage();
  const { timeZone } = useStaff().merchant;
  const { stop, start } = useStopProduct();
  const [isBusy, setIsBusy] = useState(false);
  const busy = (work: Promise<boolean>) => {
    setIsBusy(true);
    void work.finally(() => setIsBusy(false));
  };
  const choose = (choice: StopChoice) => busy(stop(item.id, choice));
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
        <Button
          variant="light"
          color="teal"
          size="md"
          loading={isBusy}
          style={{ flexShrink: 0 }}
          aria-label={t("stop.start-name", { name })}
          onClick={() => busy(start(item.id))}
        >
          {t("stop.start")}
        </Button>
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
              <Menu.Item key={choice} onClick={() => choose(choice)}>
                {t(`stop.${choice}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}

/** `18:30`, with the date before it when it is another day. */
function untilText(until: string, timeZone: string): string {
  const full = formatDate(until, timeZone, { time: "minutes" });
  const today = formatDate(new Date(), timeZone);
  return full.startsWith(today) ? full.slice(today.length).trim() : full;
}
