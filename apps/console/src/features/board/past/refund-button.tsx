import type { BoardOrder } from "@dasturxon/contract";
import { mayPerformAction } from "@dasturxon/domain/order-permission";
import { calculateFullRefund } from "@dasturxon/domain/tips";
import { Button } from "@mantine/core";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { api } from "../../../platform/api.ts";
import { useSignedInStaff } from "../../../platform/session.tsx";
import { showRefusal } from "../../../platform/show-refusal.ts";
import { useLanguage, useTranslate } from "../../../platform/use-language.tsx";
import { useFormatMoney } from "../../../platform/use-money.ts";
import { TextPromptDialog } from "../../../ui/words-dialog.tsx";

/** Button for a full refund of a finished, paid order, with a reason. Renders nothing if no refund is possible. */
export function RefundButton({
  order,
  onRefunded,
}: {
  order: BoardOrder;
  onRefunded: (order: BoardOrder) => void;
}) {
  const t = useTranslate();
  const { language } = useLanguage();
  const money = useFormatMoney();
  const { role } = useSignedInStaff();
  const [isOpen, setIsOpen] = useState(false);
  const isFinished = order.status === "DELIVERED" || order.status === "CLOSED";
  const isRefunded = order.refundedAt !== null || order.isRefundDue;
  if (!isFinished || !order.isPaid || isRefunded || !mayPerformAction(role, "refund")) return null;

  const total = money(calculateFullRefund(order, order.partRefunds));
  const isByHand = order.paymentType === "CASH" || order.paymentType === "TERMINAL";

  async function refundOrder(comment: string) {
    const [refusal, changed] = await api.call("POST /console/v1/orders/{id}/refund", {
      path: { id: order.id },
      body: { version: order.version, comment },
    });
    if (refusal) showRefusal(refusal, language);
    else onRefunded(changed);
    return refusal === null;
  }

  return (
    <>
      <Button
        variant="default"
        size="md"
        leftSection={<Undo2 size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t("refund.open")}
      </Button>
      <TextPromptDialog
        isOpen={isOpen}
        title={t("refund.title", { number: order.number })}
        label={t("refund.why")}
        isRequired
        confirm={t("refund.give", { sum: total })}
        onClose={() => setIsOpen(false)}
        onConfirm={refundOrder}
      >
        {t(isByHand ? "refund.by-hand" : "refund.online", { sum: total })}
      </TextPromptDialog>
    </>
  );
}
