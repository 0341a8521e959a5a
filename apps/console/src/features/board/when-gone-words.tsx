import type { BoardOrder } from "@dasturxon/contract";
import { commonWhenGone, whenGoneOf } from "@dasturxon/domain/when-gone";
import { Text } from "@mantine/core";
import { useT, useText } from "../../platform/use-language.tsx";

type Line = BoardOrder["cartItems"][number];

/** The guest's choice for a line whose product has run out, where the lines of the order differ in it. */
export function LineWhenGone({ order, line }: { order: BoardOrder; line: Line }) {
  const t = useT();
  if (commonWhenGone(order.cartItems) !== null) return null;
  return (
    <Text size="sm" c="dimmed">
      {t("gone.line", { choice: t(`gone.${whenGoneOf(line)}`) })}
    </Text>
  );
}

/** The choices of the whole order: one where all lines share it, else those of the lines that need no call. */
export function OrderWhenGone({ order }: { order: BoardOrder }) {
  const t = useT();
  const text = useText();
  const common = commonWhenGone(order.cartItems);
  const choices = common
    ? [t(`gone.${common}`)]
    : order.cartItems
        .filter((line) => whenGoneOf(line) !== "CALL")
        .map((line) => `${text(line.name)} – ${t(`gone.${whenGoneOf(line)}`)}`);
  return (
    <Text c="dimmed" style={{ textWrap: "pretty" }}>
      {t("gone.line", { choice: choices.join("; ") })}
    </Text>
  );
}
