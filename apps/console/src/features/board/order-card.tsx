import { calculateAmountDue } from "@dasturxon/domain/tips";
import type { BoardOrder } from "@dasturxon/contract";
import { canSeePrices } from "@dasturxon/domain/order-permission";
import { Box, Group, Stack, Text, UnstyledButton } from "@mantine/core";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useFormatLineCount } from "../../parts/orders/use-count-text.ts";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { useFormatMoney } from "../../platform/use-money.ts";
import { type OrderUrgency, getOrderUrgency, getElapsedShareOfOrderTime, isRingingOrder } from "./columns.ts";
import { LazyNewOrderAlertBadge } from "./lazy-order-alert.tsx";
import { LineChoices } from "./line-choices.tsx";
import { hasUnresolvedRefund, getPaymentStatusMessageId } from "./money-words.ts";
import { NextStepButton } from "./next-step-button.tsx";
import { OrderBadges } from "./order-badges.tsx";
import { GuestOrderComment } from "./order-note.tsx";
import { OrderPromisedTime } from "./order-promise.tsx";
import { OrderTime } from "./order-time.tsx";
import { MarkSeenButton } from "./seen-button.tsx";
import { useIsOrderChangeDelayed } from "./use-held.ts";
import { CardDueRefunds, CardOutOfStockAction } from "./lazy-card-parts.tsx";

const colorByUrgency: Record<OrderUrgency, string> = {
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
  const t = useTranslate();
  const text = useLocalizeText();
  const money = useFormatMoney();
  const countText = useFormatLineCount();
  const isHeld = useIsOrderChangeDelayed(order.id);
  const isSummed = canSeePrices(useSignedInStaff().role);
  const age = getOrderUrgency(order, now);
  return (
    <article
      className="order-card"
      data-order={order.id}
      data-ringing={(isRingingOrder(order, now) && !isHeld) || undefined}
      data-held={isHeld || undefined}
    >
      <div
        className="age-bar"
        style={{ width: `${getElapsedShareOfOrderTime(order, now) * 100}%`, background: colorByUrgency[age] }}
      />
      <UnstyledButton onClick={() => onOpen(order.id)} w="100%" data-open>
        <Group justify="space-between" gap="0 8px" align="baseline">
          <Text fz={28} lh={1.1} fw={700}>
            {order.number}
          </Text>
          <OrderTime order={order} now={now} />
        </Group>
        <Stack gap={8} mt={8}>
          <LazyNewOrderAlertBadge order={order} now={now} />
          <OrderBadges order={order} hasBranch={hasBranch} />
          <GuestOrderComment order={order} />
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
              <OrderPromisedTime order={order} />
            )}
            {isSummed && (
              <Text c="dimmed" ms="auto" ta="end">
                <span style={{ whiteSpace: "nowrap" }}>{money(calculateAmountDue(order))}</span>{" "}
                <Text
                  span
                  inherit
                  c={hasUnresolvedRefund(order) ? "red" : undefined}
                  style={{ whiteSpace: "nowrap" }}
                >
                  · {t(getPaymentStatusMessageId(order))}
                </Text>
              </Text>
            )}
          </Group>
          <CardDueRefunds order={order} />
        </Stack>
      </UnstyledButton>
      <Box mt={10} className="next-step">
        <NextStepButton order={order} size="md" />
        <MarkSeenButton order={order} />
      </Box>
    </article>
  );
}
