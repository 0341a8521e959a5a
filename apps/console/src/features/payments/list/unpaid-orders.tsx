import { calculateAmountDue } from "@dasturxon/domain/tips";
import { formatPhone } from "@dasturxon/domain/format";
import { Anchor, Box, Group, Text } from "@mantine/core";
import { Link } from "react-router";
import { useSignedInStaff } from "../../../platform/session.tsx";
import { useTranslate } from "../../../platform/use-language.tsx";
import { useFormatDateTime } from "../../../platform/use-moment.ts";
import { useFormatMoney } from "../../../platform/use-money.ts";
import { createPastOrderPath, useUnpaidOrders } from "../../../parts/orders/use-unpaid-orders.ts";

/** Orders with a pending online payment. They are not on the board and may have no payment at a provider yet [OR-3]. */
export function UnpaidOrders() {
  const t = useTranslate();
  const money = useFormatMoney();
  const momentOf = useFormatDateTime();
  const { timeZone } = useSignedInStaff().merchant;
  const orders = useUnpaidOrders("");
  if (orders.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="unpaid-orders">
      <Text id="unpaid-orders" component="h2" fw={600}>
        {t("paymentList.unpaid", { count: orders.length })}
      </Text>
      <Box component="ul" m={0} p={0} style={{ listStyle: "none" }}>
        {orders.map((order) => (
          <Box component="li" key={order.id} className="list-row" py="sm">
            <Group justify="space-between" gap="md" wrap="nowrap" align="flex-start">
              <Box miw={0}>
                <Anchor
                  component={Link}
                  to={createPastOrderPath(order, timeZone)}
                  fw={600}
                  c="inherit"
                  underline="always"
                >
                  {`№ ${order.number}`}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {[
                    momentOf(order.createdAt),
                    t(`payment.${order.paymentType}`),
                    formatPhone(order.receiver.phone),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </Text>
              </Box>
              <Text fw={600} style={{ flexShrink: 0 }}>
                {money(calculateAmountDue(order))}
              </Text>
            </Group>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
