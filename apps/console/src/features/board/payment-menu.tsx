import type { BoardOrder } from "@dasturxon/contract";
import { Button, Menu } from "@mantine/core";
import { Wallet } from "lucide-react";
import { useTranslate } from "../../platform/use-language.tsx";
import { PaymentLogo } from "../../parts/payments/payment-mark.tsx";
import { useOrderActions } from "./use-change-order.ts";
import { useOrderDetails } from "./use-order-record.ts";

/** Menu of other payment types for an unpaid order, limited to those that the server accepts [OR-3]. */
export function PaymentTypeMenu({ order, onChanged }: { order: BoardOrder; onChanged?: () => void }) {
  const t = useTranslate();
  const { isBusy, payBy } = useOrderActions(order);
  const { data } = useOrderDetails(order);
  const told = data?.id === order.id ? data.otherPayments : [];
  const types = told.filter((type) => type !== order.paymentType);
  if (types.length === 0) return null;
  const changePaymentType = async (type: BoardOrder["paymentType"]) => {
    if (await payBy(type)) onChanged?.();
  };
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" size="md" leftSection={<Wallet size={18} aria-hidden />} disabled={isBusy}>
          {t("action.change-payment")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {types.map((type) => (
          <Menu.Item
            key={type}
            leftSection={<PaymentLogo type={type} />}
            onClick={() => void changePaymentType(type)}
          >
            {t(`payment.${type}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
