import type { StopListItem } from "@dasturxon/contract";
import { formatWeight } from "@dasturxon/domain/weight";
import { Avatar, Badge, Box, Button, Group, Text } from "@mantine/core";
import { Package } from "lucide-react";
import { useSignedInStaff } from "../../platform/session.tsx";
import { formatUntilText } from "../../platform/until-text.ts";
import { useBranches } from "../../parts/branches/use-branches.ts";
import { useLanguage, useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { useFormatMoney } from "../../platform/use-money.ts";
import { BusyButton } from "../../ui/busy-button.tsx";

interface Props {
  item: StopListItem;
  /** Stops of the product that match the filter of the stop list. */
  stops: StopListItem["stops"];
  isSold: boolean;
  onStop: () => void;
  onStart: () => Promise<unknown>;
}

/** Row of a product: branches and end of its stops, and buttons to stop or resume it. */
export function StopListRow({ item, stops, isSold, onStop, onStart }: Props) {
  const t = useTranslate();
  const text = useLocalizeText();
  const money = useFormatMoney();
  const { timeZone } = useSignedInStaff().merchant;
  const { language } = useLanguage();
  const formatRemainingStock = (count: number) =>
    item.weighed ? formatWeight(item.weighed, count, language) : count;
  const { branches, nameOf } = useBranches();
  const name = text(item.name);
  const formatStopBranch = (branchId: string | null) =>
    branches.length > 1 ? ` · ${branchId ? nameOf(branchId) : t("branch.all")}` : "";
  return (
    <Group role="listitem" className="list-row stop-row" wrap="nowrap" py="xs" gap="md">
      <Avatar
        src={item.image && `/img/${item.image}?w=96&h=96&q=80&f=webp`}
        radius="md"
        size={48}
        alt=""
        style={{ opacity: isSold ? 1 : 0.45 }}
      >
        <Package size={20} aria-hidden />
      </Avatar>
      <Box flex={1} miw={0}>
        <Text fw={500} lineClamp={2}>
          {name}
        </Text>
        <Text size="sm" c="dimmed" truncate>
          {money(item.costPrice)}
          {item.count !== null && ` · ${t("stop.left", { count: formatRemainingStock(item.count) })}`}
        </Text>
        {stops.map(({ branchId, until }) => (
          <Badge key={branchId} className="whole-badge" color="red" variant="light" size="lg" mt={4} me={4}>
            {until
              ? t("stop.back-at", { time: formatUntilText(until, { timeZone, now: new Date(), t }) })
              : t("stop.by-hand")}
            {formatStopBranch(branchId)}
          </Badge>
        ))}
      </Box>
      <Group gap="xs" justify="flex-end" className="stop-ways">
        {stops.length > 0 && (
          <BusyButton
            variant="light"
            color="teal"
            aria-label={t("stop.start-name", { name })}
            onPress={onStart}
          >
            {t("stop.start")}
          </BusyButton>
        )}
        {isSold && (
          <Button variant="default" size="md" aria-label={t("stop.stop-name", { name })} onClick={onStop}>
            {t("stop.stop")}
          </Button>
        )}
      </Group>
    </Group>
  );
}
