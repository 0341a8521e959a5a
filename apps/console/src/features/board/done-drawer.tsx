import { calculateAmountDue } from "@dasturxon/domain/tips";
import type { BoardOrder } from "@dasturxon/contract";
import { canSeePrices } from "@dasturxon/domain/order-permission";
import { Box, Stack, Text, UnstyledButton } from "@mantine/core";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { useFormatMoney } from "../../platform/use-money.ts";
import { formatClockTime } from "../../platform/clock-time.ts";
import { SideDrawer } from "../../ui/side-drawer.tsx";
import { getOrderEndInstant } from "./columns.ts";
import { hasDueRefund } from "./money-words.ts";

interface Props {
  orders: BoardOrder[];
  isOpen: boolean;
  onClose: () => void;
  onOpen: (id: string) => void;
}

/** Drawer with the orders that ended in the last hours, newest first. */
export function DoneOrdersDrawer({ orders, isOpen, onClose, onOpen }: Props) {
  const t = useTranslate();
  const money = useFormatMoney();
  const { merchant, role } = useSignedInStaff();
  const isSummed = canSeePrices(role);
  return (
    <SideDrawer title={t("column.done")} size="md" isOpen={isOpen} onClose={onClose}>
      {orders.length === 0 && <Text c="dimmed">{t("column.done.empty")}</Text>}
      <Stack gap={0} role="list">
        {orders.map((order) => (
          <div key={order.id} role="listitem">
            <UnstyledButton className="choice-row" onClick={() => onOpen(order.id)}>
              <Text fz="lg" fw={700} w={72}>
                {order.number}
              </Text>
              <Box flex={1}>
                <Text c={order.status === "CANCELED" ? "red" : "dimmed"}>
                  {t(`status.${order.status}`)} ·{" "}
                  {formatClockTime(getOrderEndInstant(order), merchant.timeZone)}
                </Text>
                {isSummed && hasDueRefund(order) && (
                  <Text size="sm" c="red" fw={600}>
                    {t("refund.due")}
                  </Text>
                )}
              </Box>
              {isSummed && <Text style={{ whiteSpace: "nowrap" }}>{money(calculateAmountDue(order))}</Text>}
            </UnstyledButton>
          </div>
        ))}
      </Stack>
    </SideDrawer>
  );
}
