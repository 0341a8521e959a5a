import type { BoardOrder } from "@dasturxon/contract";
import { Stack, Text } from "@mantine/core";
import { OrderClaims } from "../../../parts/claims/order-claims.tsx";
import { useLastNonNullValue } from "../../../platform/use-last.ts";
import { useTranslate } from "../../../platform/use-language.tsx";
import { isUnpaidOrder } from "../../../parts/orders/use-unpaid-orders.ts";
import { SideDrawer } from "../../../ui/side-drawer.tsx";
import { hasDueRefund } from "../money-words.ts";
import { OrderDetails } from "../order-details.tsx";
import { OrderHistory } from "../order-history.tsx";
import { GuestOrderComment } from "../order-note.tsx";
import { CourierPaidButton } from "./courier-paid-button.tsx";
import { ConfirmRefundGivenButton } from "./given-back-button.tsx";
import { LatePayments } from "./late-payments.tsx";
import { PartRefundButton } from "./part-refund-button.tsx";
import { PartRefunds } from "./part-refunds.tsx";
import { RefundButton } from "./refund-button.tsx";
import { UnpaidOrderActions } from "./unpaid-actions.tsx";

interface Props {
  order: BoardOrder | null;
  onClose: () => void;
  onRefunded: (order: BoardOrder) => void;
}

/** Details of a past order. Only its payment can still change: a refund, or a payment that is awaited. */
export function PastOrderDrawer({ order, onClose, onRefunded }: Props) {
  const t = useTranslate();
  const shown = useLastNonNullValue(order);
  return (
    <SideDrawer
      title={shown ? t("order.title", { number: shown.number }) : ""}
      beside={
        shown && (
          <Text c="dimmed">
            {t(
              hasDueRefund(shown)
                ? "refund.due"
                : shown.refundedAt
                  ? "refund.done"
                  : isUnpaidOrder(shown)
                    ? "past.awaits-payment"
                    : `status.${shown.status}`,
            )}
          </Text>
        )
      }
      size="lg"
      isOpen={order !== null}
      onClose={onClose}
    >
      {shown && (
        <Stack gap="lg">
          <GuestOrderComment order={shown} />
          <OrderClaims order={shown} onAnswered={() => onRefunded(shown)} />
          <UnpaidOrderActions order={shown} onChanged={() => onRefunded(shown)} />
          <OrderDetails order={shown} />
          <LatePayments order={shown} onGiven={() => onRefunded(shown)} />
          <PartRefunds order={shown} onGiven={onRefunded} />
          <RefundButton order={shown} onRefunded={onRefunded} />
          <PartRefundButton order={shown} onRefunded={onRefunded} />
          <ConfirmRefundGivenButton order={shown} onGiven={onRefunded} />
          <CourierPaidButton order={shown} onChanged={onRefunded} />
          <OrderHistory order={shown} />
        </Stack>
      )}
    </SideDrawer>
  );
}
