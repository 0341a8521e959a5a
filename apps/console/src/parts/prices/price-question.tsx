import { isLargePriceMove } from "@dasturxon/domain/price-move";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import { useFormatMoney } from "../../platform/use-money.ts";
import { Dialog } from "../../ui/dialog.tsx";

/** A price change with the name of its product. */
export interface PriceChange {
  /** Key of the price among the changes. */
  id: string;
  name: string;
  before: number;
  after: number;
}

/** Maximum number of price changes shown. The others are only counted. */
const MAX_SHOWN_CHANGES = 6;

/** Returns the price changes that need a confirmation. */
export const findLargePriceChanges = (moves: readonly PriceChange[]): PriceChange[] =>
  moves.filter(({ before, after }) => isLargePriceMove(before, after));

interface Props {
  moves: readonly PriceChange[];
  /** Whether other changes are saved together with these prices, so that refusing keeps more than the old price. */
  isOfMany?: boolean;
  onAnswer: (isMeant: boolean) => void;
}

/** Confirmation dialog for prices that change by more than half. */
export function ConfirmPricesDialog({ moves, isOfMany = false, onAnswer }: Props) {
  const t = useTranslate();
  const money = useFormatMoney();
  const rest = moves.length - MAX_SHOWN_CHANGES;
  return (
    <Dialog title={t("price.check")} isOpen onClose={() => onAnswer(false)}>
      <Stack>
        <Text>{t("price.check-means")}</Text>
        {moves.length > 1 && <Text fw={600}>{t("price.large", { count: moves.length })}</Text>}
        <Stack gap={4}>
          {moves.slice(0, MAX_SHOWN_CHANGES).map(({ id, name, before, after }) => (
            <Group key={id} justify="space-between" gap="xs">
              <Text style={{ flex: 1, overflowWrap: "anywhere" }}>{name}</Text>
              <Text className="num">
                {money(before)} → <b>{money(after)}</b>
              </Text>
            </Group>
          ))}
          {rest > 0 && <Text c="dimmed">{t("many.more", { count: rest })}</Text>}
        </Stack>
        <Group justify="flex-end">
          <Button
            variant="default"
            size="md"
            data-autofocus={isOfMany ? true : undefined}
            onClick={() => onAnswer(false)}
          >
            {t(isOfMany ? "resource.cancel" : "price.keep")}
          </Button>
          <Button size="md" data-autofocus={isOfMany ? undefined : true} onClick={() => onAnswer(true)}>
            {t("price.change")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
