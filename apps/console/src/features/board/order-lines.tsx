import { calculateAmountDue } from "@dasturxon/domain/tips";
import type { BoardOrder } from "@dasturxon/contract";
import { canSeePrices } from "@dasturxon/domain/order-permission";
import { findCommonOutOfStockAction } from "@dasturxon/domain/out-of-stock-action";
import { Box, Group, Stack, Text } from "@mantine/core";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useFormatLineCount } from "../../parts/orders/use-count-text.ts";
import { type MessageId, useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { useFormatMoney } from "../../platform/use-money.ts";
import { LineChoices } from "./line-choices.tsx";
import { StopButton } from "./stop-button.tsx";
import { LineOutOfStockAction } from "./out-of-stock-words.tsx";

/** Products of an order with choices, amount and a stop button, then the breakdown of the total as stored. */
export function OrderLines({ order }: { order: BoardOrder }) {
  const text = useLocalizeText();
  const money = useFormatMoney();
  const countText = useFormatLineCount();
  const isSummed = canSeePrices(useSignedInStaff().role);
  // If all lines have the same choice for unavailable products, the details of the order show it instead of each line.
  const isMixed = findCommonOutOfStockAction(order.cartItems) === null;
  return (
    <Stack gap="sm">
      {order.cartItems.map((line, index) => (
        <Group key={index} align="flex-start" wrap="nowrap" gap="sm">
          <Text fw={700} fz="lg" miw={32} style={{ flexShrink: 0, whiteSpace: "nowrap" }}>
            {countText(line)}
          </Text>
          <Box flex={1} miw={0}>
            <Text fw={500}>{text(line.name)}</Text>
            <LineChoices line={line} />
            {isMixed && <LineOutOfStockAction line={line} />}
          </Box>
          {isSummed && <Text style={{ whiteSpace: "nowrap" }}>{money(line.totalPrice)}</Text>}
          <StopButton productId={line.productId} branchId={order.branch.id} name={text(line.name)} />
        </Group>
      ))}
      {isSummed && <OrderSums order={order} />}
    </Stack>
  );
}

/** Breakdown of an order's total: products, discounts, delivery, service fee, cashback and tip. */
function OrderSums({ order }: { order: BoardOrder }) {
  const t = useTranslate();
  const money = useFormatMoney();
  const breakdown: [MessageId, number][] = [
    ["breakdown.products", order.productPrice],
    ["breakdown.discount", -order.productDiscount - order.promoProductDiscount],
    ["breakdown.delivery", order.deliveryPrice],
    ["breakdown.delivery-discount", -order.deliveryDiscount],
    ["breakdown.service", order.servicePrice],
    ["breakdown.cashback", -order.cashback],
    ["breakdown.tip", order.tip],
  ];
  return (
    <Stack gap={2}>
      {breakdown
        .filter(([, amount]) => amount !== 0)
        .map(([name, amount]) => (
          <Group key={name} justify="space-between">
            <Text size="sm" c="dimmed">
              {t(name)}
              {name === "breakdown.discount" && order.promoCode && ` (${order.promoCode})`}
            </Text>
            <Text size="sm">{amount < 0 ? `−${money(-amount)}` : money(amount)}</Text>
          </Group>
        ))}
      <Group justify="space-between">
        <Text fw={700} fz="lg">
          {t("breakdown.total")}
        </Text>
        <Text fw={700} fz="lg">
          {money(calculateAmountDue(order))}
        </Text>
      </Group>
    </Stack>
  );
}
