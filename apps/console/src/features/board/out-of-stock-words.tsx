import type { BoardOrder } from "@dasturxon/contract";
import {
  findCommonOutOfStockAction,
  DEFAULT_OUT_OF_STOCK_ACTION,
  findOutOfStockAction,
} from "@dasturxon/domain/out-of-stock-action";
import { Text } from "@mantine/core";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";

type OrderLine = BoardOrder["cartItems"][number];

/** Shows the customer's choice if the line's product is unavailable. */
export function LineOutOfStockAction({ line }: { line: OrderLine }) {
  const t = useTranslate();
  return (
    <Text size="sm" c="dimmed">
      {t("gone.line", { choice: t(`gone.${findOutOfStockAction(line)}`) })}
    </Text>
  );
}

/**
 * Shows the customer's choice if products are unavailable. If the lines have different choices, lists the lines whose
 * choice is not `CALL`.
 */
export function OrderOutOfStockAction({ order }: { order: BoardOrder }) {
  const t = useTranslate();
  const text = useLocalizeText();
  const common = findCommonOutOfStockAction(order.cartItems);
  const choices = common
    ? [t(`gone.${common}`)]
    : order.cartItems
        .filter((line) => findOutOfStockAction(line) !== DEFAULT_OUT_OF_STOCK_ACTION)
        .map((line) => `${text(line.name)} – ${t(`gone.${findOutOfStockAction(line)}`)}`);
  return (
    <Text c="dimmed" style={{ textWrap: "pretty" }}>
      {t("gone.line", { choice: choices.join("; ") })}
    </Text>
  );
}
