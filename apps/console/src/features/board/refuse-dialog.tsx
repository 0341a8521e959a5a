import type { BoardOrder } from "@dasturxon/contract";
import { REFUSE_REASONS, type RefuseReason } from "@dasturxon/domain/order-status";
import { calculateAmountDue, calculateFullRefund } from "@dasturxon/domain/tips";
import { isOnlinePayment } from "@dasturxon/domain/payment-type";
import { Alert, Button, Group, Radio, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { type StopDurationChoice, calculateStopEnd } from "../../parts/stops/stop-product.ts";
import type { OrderRefusalDetails } from "../../platform/held-changes.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { useFormatMoney } from "../../platform/use-money.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DueRefunds } from "./due-money.tsx";
import { MissingDishes } from "./missing-dishes.tsx";
import { getOtherDueRefunds } from "./money-words.ts";

interface Props {
  order: BoardOrder;
  isOpen: boolean;
  onClose: () => void;
  onRefuse: (why: OrderRefusalDetails) => void;
}

/**
 * Dialog to refuse an order with a reason and the products that are sold out. The customer sees the reason, products
 * and comment.
 */
export function RefuseDialog({ order, isOpen, onClose, onRefuse }: Props) {
  const t = useTranslate();
  const { timeZone } = useSignedInStaff().merchant;
  const [reason, setReason] = useState<RefuseReason | null>(null);
  const [comment, setComment] = useState("");
  const dishes = new Set(order.cartItems.map(({ productId }) => productId));
  // The only product of the order is preselected.
  const [missing, setMissing] = useState<string[]>(dishes.size === 1 ? [...dishes] : []);
  const [stopUntil, setStopUntil] = useState<StopDurationChoice | null>("until-tomorrow");
  const isOut = reason === "OUT_OF_STOCK";
  const isReady = reason !== null && (!isOut || missing.length > 0);
  const refuseOrder = () => {
    if (!reason) return;
    const until = stopUntil && calculateStopEnd(stopUntil, new Date(), timeZone);
    const stop = isOut && stopUntil ? { until: until?.toISOString() ?? null } : null;
    onRefuse({ reason, comment, productIds: isOut ? missing : [], stop });
  };
  return (
    <Dialog title={t("refuse.title")} isOpen={isOpen} onClose={onClose}>
      <Stack>
        <CustomerRefundExplanation order={order} />
        <Radio.Group
          value={reason}
          onChange={(value) => setReason(REFUSE_REASONS.find((known) => known === value) ?? null)}
          label={t("refuse.why")}
        >
          <Stack gap={0} mt="xs">
            {REFUSE_REASONS.map((known) => (
              <div key={known}>
                <Radio value={known} label={t(`reason.${known}`)} size="md" className="radio-row" />
                {known === "OUT_OF_STOCK" && isOut && (
                  <MissingDishes {...{ order, missing, setMissing, stopUntil, setStopUntil }} />
                )}
              </div>
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label={t("refuse.comment")}
          size="md"
          autosize
          minRows={1}
          maxLength={300}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <Group grow className="dialog-end">
          <Button variant="default" size="md" onClick={onClose}>
            {t("refuse.back")}
          </Button>
          <Button color="red.9" size="md" disabled={!isReady} onClick={refuseOrder}>
            {t("action.refuse")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** Explains how the customer's money is returned. */
function CustomerRefundExplanation({ order }: { order: BoardOrder }) {
  const t = useTranslate();
  const money = useFormatMoney();
  const total = money(calculateAmountDue(order));
  // The amount that is returned to the customer excludes earlier partial refunds.
  const left = money(calculateFullRefund(order, order.partRefunds));
  const payment = t(`payment.${order.paymentType}`);
  const isNothingTaken = !order.isPaid && getOtherDueRefunds(order).late.length === 0;
  return (
    <Alert color="gray" p="xs">
      {isNothingTaken && <Text>{t("refuse.nothing-taken")}</Text>}
      {order.isPaid && (
        <Text>
          {isOnlinePayment(order.paymentType)
            ? t("refuse.goes-back", { sum: left, payment })
            : t("refuse.give-back", { sum: total })}
        </Text>
      )}
      <DueRefunds order={order} />
      {order.cashback > 0 && <Text>{t("refuse.cashback-back", { sum: money(order.cashback) })}</Text>}
    </Alert>
  );
}
