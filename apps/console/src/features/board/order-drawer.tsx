import type { BoardOrder } from "@dasturxon/contract";
import { Drawer, Group, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useT } from "../../platform/use-language.tsx";
import { isDialogOpen } from "./board-dialog.tsx";
import { canRefuse } from "./moves.ts";
import { OrderActions } from "./order-actions.tsx";
import { OrderDetails } from "./order-details.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderNote } from "./order-note.tsx";
import { OrderPromise } from "./order-promise.tsx";
import { OrderTime } from "./order-time.tsx";
import { RefundButton } from "./past/refund-button.tsx";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { showOrder } from "./use-board.ts";
import { useLeadOrder } from "./use-lead-order.ts";

interface Props {
  order: BoardOrder | null;
  now: Date;
  onClose: () => void;
  isRefusing: boolean;
  onRefusing: (isRefusing: boolean) => void;
}

/** The whole order, for the cook, the operator and the courier. */
export function OrderDrawer({ order, now, onClose, isRefusing, onRefusing }: Props) {
  const t = useT();
  const client = useQueryClient();
  // The last one shown stays while the drawer slides out.
  const [shown, setShown] = useState(order);
  useEffect(() => {
    if (order) setShown(order);
  }, [order]);
  const current = order ?? shown;
  return (
    <>
      <Drawer
        opened={order !== null}
        onClose={() => {
          if (!isDialogOpen()) onClose();
        }}
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
            <OrderNote order={current} />
            <OrderActions order={current} onRefuse={() => onRefusing(true)}>
              <RefundButton order={current} onRefunded={(order) => showOrder(client, order)} />
            </OrderActions>
            <OrderPromise order={current} />
            <OrderDetails order={current} />
            <OrderHistory order={current} />
          </Stack>
        )}
      </Drawer>
      {current && <Refusing key={current.id} order={current} isOpen={isRefusing} onRefusing={onRefusing} />}
    </>
  );
}

function Refusing({
  order,
  isOpen,
  onRefusing,
}: { order: BoardOrder; isOpen: boolean } & Pick<Props, "onRefusing">) {
  const lead = useLeadOrder(order);
  return (
    <RefuseDialog
      order={order}
      isOpen={isOpen && canRefuse(order)}
      onClose={() => onRefusing(false)}
      onRefuse={(why) => {
        lead.refuse(why);
        onRefusing(false);
      }}
    />
  );
}
