import type { BoardOrder } from "@dasturxon/contract";
import { mayPerformAction } from "@dasturxon/domain/order-permission";
import { canChangeService } from "@dasturxon/domain/service-change";
import { Button } from "@mantine/core";
import { Route } from "lucide-react";
import { useState } from "react";
import { useSignedInStaff } from "../../../platform/session.tsx";
import { useTranslate } from "../../../platform/use-language.tsx";
import { createLazyOverlay } from "../../../ui/lazy-overlay.tsx";

const ChangeServiceDialog = createLazyOverlay(
  async () => (await import("./service-dialog.tsx")).ChangeServiceDialog,
);

/** Button to change the service type or the courier service of an active order [CH-1]. */
export function ChangeServiceButton({ order }: { order: BoardOrder }) {
  const t = useTranslate();
  const { role } = useSignedInStaff();
  const [isOpen, setIsOpen] = useState(false);
  if (!canChangeService(order) || !mayPerformAction(role, "change_delivery")) return null;
  return (
    <>
      <Button
        variant="default"
        size="md"
        leftSection={<Route size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t("action.change-delivery")}
      </Button>
      <ChangeServiceDialog key={order.id} order={order} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
