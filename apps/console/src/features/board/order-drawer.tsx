import type { BoardOrder } from "@dasturxon/contract";
import { Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { OrderClaims } from "../../parts/claims/order-claims.tsx";
import { useLastNonNullValue } from "../../platform/use-last.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import { SideDrawer } from "../../ui/side-drawer.tsx";
import { canRefuseOrder } from "./moves.ts";
import { NewOrderAlertBadge } from "./order-alert.tsx";
import { OrderNotFoundNote } from "./missing-order-note.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderDetails } from "./order-details.tsx";
import { OrderHistory } from "./order-history.tsx";
import { GuestOrderComment } from "./order-note.tsx";
import { OrderPromisedTime } from "./order-promise.tsx";
import { OrderTime } from "./order-time.tsx";
import { CourierPaidButton } from "./past/courier-paid-button.tsx";
import { ConfirmRefundGivenButton } from "./past/given-back-button.tsx";
import { LatePayments } from "./past/late-payments.tsx";
import { PartRefundButton } from "./past/part-refund-button.tsx";
import { PartRefunds } from "./past/part-refunds.tsx";
import { RefundButton } from "./past/refund-button.tsx";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { BOARD_QUERY_KEY, updateBoardCache } from "./use-board.ts";
import { useOrderActions } from "./use-change-order.ts";

export { NewOrderAlertBadge as OrderAlert } from "./order-alert.tsx";

interface Props {
  /** Order that the drawer shows. Null: no order is open, or the open order is not on the board. */
  order: BoardOrder | null;
  isOpen: boolean;
  now: Date;
  onClose: () => void;
  isRefusing: boolean;
  onRefusing: (isRefusing: boolean) => void;
}

/** Drawer with the whole order, for the kitchen, operators and couriers. */
export function OrderDrawer({ order, isOpen, now, onClose, isRefusing, onRefusing }: Props) {
  const t = useTranslate();
  const client = useQueryClient();
  // The drawer keeps the last order, so that its content stays visible during the close animation.
  const shown = useLastNonNullValue(isOpen ? (order ?? "missing") : null);
  const current = shown === "missing" ? null : shown;
  return (
    <>
      <SideDrawer
        title={current ? t("order.title", { number: current.number }) : shown ? t("board.missing") : ""}
        beside={
          current && (
            <>
              <Text c="dimmed">{t(`status.${current.status}`)}</Text>
              <OrderTime order={current} now={now} />
            </>
          )
        }
        size="lg"
        isOpen={isOpen}
        onClose={onClose}
      >
        {shown === "missing" && <OrderNotFoundNote />}
        {current && (
          <Stack gap="lg">
            <GuestOrderComment order={current} />
            <NewOrderAlertBadge order={current} now={now} />
            <OrderClaims order={current} />
            <OrderActions order={current} onRefuse={() => onRefusing(true)}>
              <RefundButton order={current} onRefunded={(order) => updateBoardCache(client, order)} />
              <PartRefundButton order={current} onRefunded={(order) => updateBoardCache(client, order)} />
              <ConfirmRefundGivenButton
                order={current}
                onGiven={(order) => updateBoardCache(client, order)}
              />
              <CourierPaidButton order={current} onChanged={(order) => updateBoardCache(client, order)} />
            </OrderActions>
            <OrderPromisedTime order={current} />
            <OrderDetails order={current} />
            <LatePayments
              order={current}
              onGiven={() => void client.invalidateQueries({ queryKey: BOARD_QUERY_KEY })}
            />
            <PartRefunds order={current} onGiven={(order) => updateBoardCache(client, order)} />
            <OrderHistory order={current} />
          </Stack>
        )}
      </SideDrawer>
      {current && (
        <RefuseOrderDialog
          key={current.id}
          order={current}
          isOpen={isOpen && isRefusing}
          onRefusing={onRefusing}
        />
      )}
    </>
  );
}

function RefuseOrderDialog({
  order,
  isOpen,
  onRefusing,
}: { order: BoardOrder; isOpen: boolean } & Pick<Props, "onRefusing">) {
  const changeOrder = useOrderActions(order);
  return (
    <RefuseDialog
      order={order}
      isOpen={isOpen && canRefuseOrder(order)}
      onClose={() => onRefusing(false)}
      onRefuse={(why) => {
        changeOrder.refuse(why);
        onRefusing(false);
      }}
    />
  );
}
