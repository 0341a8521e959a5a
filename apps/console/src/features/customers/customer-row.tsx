import type { ListedCustomer } from "@dasturxon/contract";
import { formatPhone } from "@dasturxon/domain/format";
import { Badge, Box, Group, Text, UnstyledButton } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import { useFormatDateTime } from "../../platform/use-moment.ts";
import { useFormatMoney } from "../../platform/use-money.ts";

/** Customer in the list. A press opens the details. */
export function CustomerRow({ customer, onOpen }: { customer: ListedCustomer; onOpen: () => void }) {
  const t = useTranslate();
  const money = useFormatMoney();
  const momentOf = useFormatDateTime();
  const { name, phone, orderCount, totalPrice, lastOrderDate, isBlocked, note } = customer;
  return (
    <Box component="li" className="list-row">
      <UnstyledButton w="100%" py="sm" onClick={onOpen}>
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Box miw={0}>
            <Group gap="sm">
              <Text fw={600}>{name ?? t("customers.nameless")}</Text>
              {isBlocked && (
                <Badge color="red" variant="light" size="lg">
                  {t("customers.blocked")}
                </Badge>
              )}
            </Group>
            <Text size="sm" c="dimmed">
              {[formatPhone(phone), lastOrderDate && momentOf(lastOrderDate)].filter(Boolean).join(" · ")}
            </Text>
            {note && (
              <Text size="sm" style={{ overflowWrap: "anywhere" }} lineClamp={2}>
                {note}
              </Text>
            )}
          </Box>
          <Box ta="end" style={{ flexShrink: 0 }}>
            <Text fw={600}>{money(totalPrice)}</Text>
            <Text size="sm" c="dimmed">
              {t("customers.orders", { count: orderCount })}
            </Text>
          </Box>
        </Group>
      </UnstyledButton>
    </Box>
  );
}
