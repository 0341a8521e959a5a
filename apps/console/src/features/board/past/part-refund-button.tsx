import type { BoardOrder } from "@dasturxon/contract";
import { mayPerformAction } from "@dasturxon/domain/order-permission";
import { Button } from "@mantine/core";
import { Split } from "lucide-react";
import { useState } from "react";
import { useSignedInStaff } from "../../../platform/session.tsx";
import { useTranslate } from "../../../platform/use-language.tsx";
import { PartRefundDialog } from "./part-refund-dialog.tsx";

interface Props {
  order: BoardOrder;
  onRefunded: (order: BoardOrder) => void;
}

/** Button for a partial refund of a paid order. Renders nothing if no refund is possible [PY-5]. */
export function PartRefundButton({ order, onRefunded }: Props) {
  const t = useTranslate();
  const { role } = useSignedInStaff();
  const [isOpen, setIsOpen] = useState(false);
  const isOver = order.status === "CANCELED" || order.refundedAt !== null || order.isRefundDue;
  if (!order.isPaid || isOver || !mayPerformAction(role, "refund")) return null;
  return (
    <>
      <Button
        variant="default"
        size="md"
        leftSection={<Split size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t("refund.part-open")}
      </Button>
      {isOpen && <PartRefundDialog order={order} onClose={() => setIsOpen(false)} onRefunded={onRefunded} />}
    </>
  );
}
