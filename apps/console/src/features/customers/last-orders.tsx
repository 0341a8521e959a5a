import type { CustomerDetails } from "@dasturxon/contract";
import { Box, Group, Text, Title } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import { useFormatDateTime } from "../../platform/use-moment.ts";
import { useFormatMoney } from "../../platform/use-money.ts";

/** Lists the last ten orders of a customer. */
export function LastOrders({ orders }: Pick<CustomerDetails, "orders">) {
  const t = useTranslate();
  const money = useFormatMoney();
  const momentOf = useFormatDateTime();
  if (orders.length === 0) return null;
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        {t("customers.last-orders")}
      </Title>
      <Box component="ul" m={0} p={0} style={{ listStyle: "none" }}>
        {orders.map(({ id, number, createdDate, status, totalPrice }) => (
          <Box component="li" key={id} className="list-row" py="xs">
            <Group justify="space-between" wrap="nowrap">
              <div>
                <Text fw={600}>№ {number}</Text>
                <Text size="sm" c="dimmed">
                  {momentOf(createdDate)} · {t(`status.${status}`)}
                </Text>
              </div>
              <Text
                fw={600}
                style={{ flexShrink: 0 }}
                td={status === "CANCELED" ? "line-through" : undefined}
              >
                {money(totalPrice)}
              </Text>
            </Group>
          </Box>
        ))}
      </Box>
    </section>
  );
}
