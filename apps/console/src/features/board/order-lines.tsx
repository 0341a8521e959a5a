import type { BoardOrder } from "@dasturxon/contract";
import { formatMoney } from "@dasturxon/domain/format";
import { Box, Group, Stack, Text } from "@mantine/core";
import { type MessageId, useLanguage, useT, useText } from "../../platform/use-language.tsx";
import { LineChoices } from "./line-choices.tsx";
import { StopButton } from "./stop-button.tsx";

/** The dishes with their choices, a stop beside each, and the sums as stored. */
export function OrderLines({ order }: { order: BoardOrder }) {
  const t = useT();
  const text = useText();
  const { language } = useLanguage();
  const money = (sum: number) => formatMoney(sum, language);
  const sums: [MessageId, number][] = [
    ["sum.products", order.productPrice],
    ["sum.discount", -order.productDiscount - order.promoProductDiscount],
    ["sum.delivery", order.deliveryPrice],
    ["sum.delivery-discount", -order.deliveryDiscount],
    ["sum.service", order.servicePrice],
    ["sum.cashback", -order.cashback],
  ];
  return (
    <Stack gap="sm">
      {order.cartItems.map((line, index) => (
        <Group key={index} align="flex-start" wrap="nowrap" gap="sm">
          <Text fw={700} fz="lg" w={32} style={{ flexShrink: 0 }}>
            {line.count}×
          </Text>
          <Box flex={1} miw={0}>
            <Text fw={500}>{text(line.name)}</Text>
            <LineChoices line={line} />
          </Box>
          <Text style={{ whiteSpace: "nowrap" }}>{money(line.totalPrice)}</Text>
          <StopButton productId={line.productId} name={text(line.name)} />
        </Group>
      ))}
      <Stack gap={2}>
        {sums
          .filter(([, sum]) => sum !== 0)
          .map(([name, sum]) => (
            <Group key={name} justify="space-between">
              <Text size="sm" c="dimmed">
                {t(name)}
                {name === "sum.discount" && order.promoCode && ` (${order.promoCode})`}
              </Text>
              <Text size="sm">{sum < 0 ? `−${money(-sum)}` : money(sum)}</Text>
            </Group>
          ))}
        <Group justify="space-between">
          <Text fw={700} fz="lg">
            {t("sum.total")}
          </Text>
          <Text fw={700} fz="lg">
            {money(order.totalPrice)}
          </Text>
        </Group>
      </Stack>
    </Stack>
  );
}
