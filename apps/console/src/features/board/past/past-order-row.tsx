import { calculateAmountDue } from "@dasturxon/domain/tips";
import type { BoardOrder } from "@dasturxon/contract";
import { Badge, Box, Group, Text, UnstyledButton } from "@mantine/core";
import { formatClockTime } from "../../../platform/clock-time.ts";
import { useSignedInStaff } from "../../../platform/session.tsx";
import { useFormatLineCount } from "../../../parts/orders/use-count-text.ts";
import { useTranslate, useLocalizeText } from "../../../platform/use-language.tsx";
import { useFormatMoney } from "../../../platform/use-money.ts";
import { isUnpaidOrder } from "../../../parts/orders/use-unpaid-orders.ts";
import { hasDueRefund } from "../money-words.ts";

/** Row of an order: time, number, products, place, outcome and total. */
export function PastOrderRow({ order, onOpen }: { order: BoardOrder; onOpen: () => void }) {
  const t = useTranslate();
  const text = useLocalizeText();
  const money = useFormatMoney();
  const { timeZone } = useSignedInStaff().merchant;
  const isDue = hasDueRefund(order);
  const isRefused = order.refundRefusedAt !== null;
  const isOver = order.status === "CANCELED" || order.refundedAt !== null;
  const countText = useFormatLineCount();
  const dishes = order.cartItems.map((line) =>
    line.weighed || line.count > 1 ? `${countText(line)} ${text(line.name)}` : text(line.name),
  );
  return (
    <UnstyledButton
      className="list-row past-order"
      w="100%"
      py="sm"
      onClick={onOpen}
      data-over={isOver || undefined}
    >
      <Group gap="md" wrap="nowrap">
        <Box w={64} style={{ flexShrink: 0 }}>
          <Text fw={700}>№ {order.number}</Text>
          <Text size="sm" c="dimmed">
            {formatClockTime(order.createdAt, timeZone)}
          </Text>
        </Box>
        <Box flex={1} miw={0}>
          <Text lineClamp={2}>{dishes.join(", ")}</Text>
          <Text size="sm" c="dimmed" truncate>
            {[t(`service.${order.serviceType}`), text(order.branch.name), order.customer.name]
              .filter(Boolean)
              .join(" · ")}
          </Text>
        </Box>
        <Box ta="end" style={{ flexShrink: 0 }}>
          <Text fw={600} td={isOver ? "line-through" : undefined}>
            {money(calculateAmountDue(order))}
          </Text>
          <Badge
            variant="light"
            color={isDue || isRefused ? "red" : isOver ? "gray" : isUnpaidOrder(order) ? "orange" : "teal"}
          >
            {t(
              isRefused
                ? "refund.refused-short"
                : isDue
                  ? "refund.due"
                  : order.refundedAt
                    ? "refund.done"
                    : isUnpaidOrder(order)
                      ? "past.awaits-payment"
                      : `status.${order.status}`,
            )}
          </Badge>
        </Box>
      </Group>
    </UnstyledButton>
  );
}
