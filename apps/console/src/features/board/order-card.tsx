import type { BoardOrder } from "@dasturxon/contract";
import { canSeePrices } from "@dasturxon/domain/order-permission";
import { Box, Group, Stack, Text, UnstyledButton } from "@mantine/core";
import { useStaff } from "../../platform/session.tsx";
import { useCountText } from "../../parts/orders/use-count-text.ts";
import { useT, useText } from "../../platform/use-language.tsx";
import { useMoney } from "../../platform/use-money.ts";
import { type OrderAge, getOrderAge, getElapsedShare, isRinging } from "./columns.ts";
import { LazyOrderAlert } from "./lazy-order-alert.tsx";
import { LineChoices } from "./line-choices.tsx";
import { isMoneyLost, getPaymentStatusText } from "./money-words.ts";
import { NextStepButton } from "./next-step-button.tsx";
import { OrderBadges } from "./order-badges.tsx";
import { OrderNote } from "./order-note.tsx";
import { OrderPromise } from "./order-promise.tsx";
import { OrderTime } from "./order-time.tsx";
import { SeenButton } from "./seen-button.tsx";
import { useIsOrderHeld } from "./use-held.ts";
import { CardDueMoney, CardOutOfStockAction } from "./lazy-card-parts.tsx";

const ageColor: Record<OrderAge, string> = {
  good: "var(--mantine-color-green-6)",
  warn: "var(--mantine-color-yellow-6)",
  bad: "var(--mantine-color-red-6)",
  over: "transparent",
};

interface Props {
  order: BoardOrder;
  now: Date;
  hasBranch: boolean;
  onOpen: (id: string) => void;
}

/** Card of an order on the board: the information for the kitchen in large type, and the main action. */
export function OrderCard({ order, now, hasBranch, onOpen }: Props) {
  const t = useT();
  const text = useText();
  const money = useMoney();
  const countText = useCountText();
  const isHeld = useIsOrderHeld(order.id);
  const isSummed = canSeePrices(useStaff().role);
  const age = getOrderAge(order, now);
  return (
    <article
      className="order-card"
      data-order={order.id}
      data-ringing={(isRinging(order, now) && !isHeld) || undefined}
      data-held={isHeld || undefined}
    >
      <div
        className="age-bar"
        style={{ width: `${getElapsedShare(order, now) * 100}%`, background: ageColor[age] }}
      />
      <UnstyledButton onClick={() => onOpen(order.id)} w="100%" data-open>
        <Group justify="space-between" gap="0 8px" align="baseline">
          <Text fz={28} lh={1.1} fw={700}>
            {order.number}
          </Text>
          <OrderTime order={order} now={now} />
        </Group>
        <Stack gap={8} mt={8}>
          <LazyOrderAlert order={order} now={now} />
          <OrderBadges order={order} hasBranch={hasBranch} />
          <OrderNote order={order} />
          {order.cartItems.map((line, index) => (
            <div key={index}>
              <Text fz={18} lh={1.3} style={{ overflowWrap: "anywhere" }}>
                <Text span fz={18} fw={700}>
                  {countText(line)}
                </Text>{" "}
                {text(line.name)}
              </Text>
              <Box ms={26}>
                <LineChoices line={line} />
              </Box>
            </div>
          ))}
          <CardOutOfStockAction order={order} />
          <Group gap="0 8px" justify="space-between">
            {order.status === "AT_TIME" ? (
              <Text c="dimmed">{t("promise.kitchen-minutes", { kitchen: order.cookingTime })}</Text>
            ) : (
              <OrderPromise order={order} />
            )}
            {isSummed && (
              <Text c="dimmed" ms="auto" ta="end">
                <span style={{ whiteSpace: "nowrap" }}>{money(order.totalPrice)}</span>{" "}
                <Text
                  span
                  inherit
                  c={isMoneyLost(order) ? "red" : undefined}
                  style={{ whiteSpace: "nowrap" }}
                >
                  · {t(getPaymentStatusText(order))}
                </Text>
              </Text>
            )}
          </Group>
          <CardDueMoney order={order} />
        </Stack>
      </UnstyledButton>
      <Box mt={10} className="next-step">
        <NextStepButton order={order} size="md" />
        <SeenButton order={order} />
      </Box>
    </article>
  );
}
