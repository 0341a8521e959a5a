import type { BoardOrder } from "@dasturxon/contract";
import { Drawer, Stack, Text } from "@mantine/core";
import { useT } from "../../../platform/use-language.tsx";
import { OrderDetails } from "../order-details.tsx";
import { OrderHistory } from "../order-history.tsx";
import { RefundButton } from "./refund-button.tsx";

/** The whole order of a past day: nothing moves it any more, its money can still be given back. */
export function PastOrderDrawer({
  order,
  onClose,
  onRefunded,
}: {
  order: BoardOrder | null;
  onClose: () => void;
  onRefunded: (order: BoardOrder) => void;
}) {
  const t = useT();
  return (
    <Drawer
      opened={order !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={
        order && (
          <Text fz={24} fw={700}>
            {t("order.title", { number: order.number })}
          </Text>
        )
      }
      closeButtonProps={{ "aria-label": t("order.close"), size: 44 }}
    >
      {order && (
        <Stack gap="lg">
          <OrderDetails order={order} />
          <RefundButton order={order} onRefunded={onRefunded} />
          <OrderHistory order={order} />
        </Stack>
      )}
    </Drawer>
  );
}
