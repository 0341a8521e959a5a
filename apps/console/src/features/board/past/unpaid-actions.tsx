import type { BoardOrder } from "@dasturxon/contract";
import { mayPerformAction } from "@dasturxon/domain/order-permission";
import { Group, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { Link2 } from "lucide-react";
import { api } from "../../../platform/api.ts";
import { useSignedInStaff } from "../../../platform/session.tsx";
import { showRefusal } from "../../../platform/show-refusal.ts";
import { useLanguage, useTranslate } from "../../../platform/use-language.tsx";
import { isUnpaidOrder } from "../../../parts/orders/use-unpaid-orders.ts";
import { BusyButton } from "../../../ui/busy-button.tsx";
import { PaymentTypeMenu } from "../payment-menu.tsx";

/** Actions for an order with a pending online payment: change the payment type or send the link [OR-3, PY-2]. */
export function UnpaidOrderActions({ order, onChanged }: { order: BoardOrder; onChanged: () => void }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { role } = useSignedInStaff();
  if (!isUnpaidOrder(order) || !mayPerformAction(role, "change_payment")) return null;

  async function sendPaymentLink() {
    const [refusal] = await api.call("POST /console/v1/orders/{id}/payment-link", { path: { id: order.id } });
    if (refusal) showRefusal(refusal, language);
    else notifications.show({ message: t("past.link-sent"), autoClose: 4500 });
  }

  return (
    <>
      <Text>{t("past.awaits-payment-means")}</Text>
      <Group gap="sm">
        <PaymentTypeMenu order={order} onChanged={onChanged} />
        <BusyButton variant="default" leftSection={<Link2 size={18} aria-hidden />} onPress={sendPaymentLink}>
          {t("past.send-link")}
        </BusyButton>
      </Group>
    </>
  );
}
