import type { BoardOrder } from "@dasturxon/contract";
import { mayPerformAction } from "@dasturxon/domain/order-permission";
import { calculateFullRefund } from "@dasturxon/domain/tips";
import { Button } from "@mantine/core";
import { HandCoins } from "lucide-react";
import { useState } from "react";
import { api } from "../../../platform/api.ts";
import { useSignedInStaff } from "../../../platform/session.tsx";
import { showRefusal } from "../../../platform/show-refusal.ts";
import { useLanguage, useTranslate } from "../../../platform/use-language.tsx";
import { useFormatMoney } from "../../../platform/use-money.ts";
import { TextPromptDialog } from "../../../ui/words-dialog.tsx";

/** Button that records that a due refund was paid to the customer. Renders nothing if none is due [PY-5]. */
export function ConfirmRefundGivenButton({
  order,
  onGiven,
}: {
  order: BoardOrder;
  onGiven: (order: BoardOrder) => void;
}) {
  const t = useTranslate();
  const { language } = useLanguage();
  const money = useFormatMoney();
  const { role } = useSignedInStaff();
  const [isOpen, setIsOpen] = useState(false);
  if (!order.isRefundDue || !mayPerformAction(role, "refund")) return null;
  const sum = money(calculateFullRefund(order, order.partRefunds));

  async function confirmRefundGiven(comment: string) {
    const [refusal, changed] = await api.call("POST /console/v1/orders/{id}/refund-given", {
      path: { id: order.id },
      body: { version: order.version, comment },
    });
    if (refusal) showRefusal(refusal, language);
    else onGiven(changed);
    return refusal === null;
  }

  return (
    <>
      <Button
        variant="default"
        size="md"
        leftSection={<HandCoins size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t("refund.given-sum", { sum })}
      </Button>
      <TextPromptDialog
        isOpen={isOpen}
        title={t("refund.given-title", { number: order.number })}
        label={t("refund.given-how")}
        confirm={t("refund.given-sum", { sum })}
        onClose={() => setIsOpen(false)}
        onConfirm={confirmRefundGiven}
      >
        {t("refund.given-about", { sum })}
      </TextPromptDialog>
    </>
  );
}
