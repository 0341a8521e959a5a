import type { BoardOrder } from "@dasturxon/contract";
import { formatMoney } from "@dasturxon/domain/format";
import { Drawer, Stack, Text, UnstyledButton } from "@mantine/core";
import { useStaff } from "../../platform/session.tsx";
import { useLanguage, useT } from "../../platform/use-language.tsx";
import { clockTime } from "../../platform/clock-time.ts";
import { endOf } from "./columns.ts";

interface Props {
  orders: BoardOrder[];
  isOpen: boolean;
  onClose: () => void;
  onOpen: (id: string) => void;
}

/** What has ended in the last hours, newest first. */
export function DoneDrawer({ orders, isOpen, onClose, onOpen }: Props) {
  const t = useT();
  const { language } = useLanguage();
  const { timeZone } = useStaff().merchant;
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="md"
      title={
        <Text fz={24} fw={700}>
          {t("column.done")}
        </Text>
      }
      closeButtonProps={{ "aria-label": t("order.close"), size: 44 }}
    >
      {orders.length === 0 && <Text c="dimmed">{t("column.done.empty")}</Text>}
      <Stack gap={0} role="list">
        {orders.map((order) => (
          <div key={order.id} role="listitem">
            <UnstyledButton className="choice-row" onClick={() => onOpen(order.id)}>
              <Text fz="lg" fw={700} w={72}>
                {order.number}
              </Text>
              <Text c={order.status === "CANCELED" ? "red" : "dimmed"} flex={1}>
                {t(`status.${order.status}`)} · {clockTime(endOf(order), timeZone)}
              </Text>
              <Text style={{ whiteSpace: "nowrap" }}>{formatMoney(order.totalPrice, language)}</Text>
            </UnstyledButton>
          </div>
        ))}
      </Stack>
    </Drawer>
  );
}
