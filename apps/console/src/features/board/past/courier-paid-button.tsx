import type { BoardOrder } from "@dasturxon/contract";
import { hasCourierCashToSettle } from "@dasturxon/domain/courier-cash";
import { mayPerformAction } from "@dasturxon/domain/order-permission";
import { calculateRemainingAmount } from "@dasturxon/domain/part-refund";
import { Button } from "@mantine/core";
import { Banknote, Undo2 } from "lucide-react";
import { useState } from "react";
import { api } from "../../../platform/api.ts";
import { useSignedInStaff } from "../../../platform/session.tsx";
import { showRefusal } from "../../../platform/show-refusal.ts";
import { useLanguage, useTranslate } from "../../../platform/use-language.tsx";
import { useFormatMoney } from "../../../platform/use-money.ts";

interface Props {
  order: BoardOrder;
  onChanged: (order: BoardOrder) => void;
}

/** Records that the courier has handed over the cash of a delivered order. A second click undoes it. [EN-7] */
export function CourierPaidButton({ order, onChanged }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const money = useFormatMoney();
  const { role } = useSignedInStaff();
  const [isBusy, setIsBusy] = useState(false);
  if (!hasCourierCashToSettle(order) || !mayPerformAction(role, "settle_courier")) return null;
  const name = order.courier?.name ?? t("order.courier");
  const values = { name, sum: money(calculateRemainingAmount(order, order.partRefunds)) };

  async function toggleCourierPaid(): Promise<void> {
    setIsBusy(true);
    const [refusal, changed] = await api.call("POST /console/v1/orders/{id}/courier-paid", {
      path: { id: order.id },
      body: { version: order.version, courierPaid: !order.courierPaid },
    });
    setIsBusy(false);
    if (refusal) showRefusal(refusal, language);
    else onChanged(changed);
  }

  return (
    <Button
      variant="default"
      size="md"
      disabled={isBusy}
      leftSection={order.courierPaid ? <Undo2 size={18} aria-hidden /> : <Banknote size={18} aria-hidden />}
      onClick={() => void toggleCourierPaid()}
    >
      {t(order.courierPaid ? "courier-paid.undo" : "courier-paid.mark", values)}
    </Button>
  );
}
