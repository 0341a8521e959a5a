import type { BoardOrder } from "@dasturxon/contract";
import { Drawer, Group, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { useT } from "../../platform/use-language.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderDetails } from "./order-details.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderTime } from "./order-time.tsx";

/** The whole order, for the cook, the operator and the courier. */
export function OrderDrawer({
  order,
  now,
  onClose,
}: {
  order: BoardOrder | null;
  now: Date;
  onClose: () => void;
}) {
  const t = useT();
  // The last one shown stays while the drawer slides out.
  const [shown, setShown] = useState(order);
  useEffect(() => {
    if (order) setShown(order);
  }, [order]);
  const current = order ?? shown;
  return (
    <Drawer
      opened={order !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={
        current && (
          <Group gap="md">
            <Text fz={24} fw={700}>
              {t("order.title", { number: current.number })}
            </Text>
            <Text c="dimmed">{t(`status.${current.status}`)}</Text>
            <OrderTime order={current} now={now} />
          </Group>
        )
      }
      closeButtonProps={{ "aria-label": t("order.close"), size: 44 }}
    >
      {current && (
        <Stack gap="lg">
          <OrderActions order={current} />
          <OrderDetails order={current} />
          <OrderHistory order={current} />
        </Stack>
      )}
    </Drawer>
  );
}
