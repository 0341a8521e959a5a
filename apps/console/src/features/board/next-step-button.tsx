import type { BoardOrder } from "@dasturxon/contract";
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { createLazyOverlay } from "../../ui/lazy-overlay.tsx";
import { mustSelectCourier, getNextOrderAction } from "./moves.ts";
import { useIsOrderChangeDelayed } from "./use-held.ts";
import { useOrderActions } from "./use-change-order.ts";

const CourierDialog = createLazyOverlay(async () => (await import("./courier-dialog.tsx")).CourierDialog);

/**
 * Button with the main action for an order. Renders nothing if the role may not do it. During an undo delay, shows a
 * note instead.
 */
export function NextStepButton({ order, size }: { order: BoardOrder; size: "md" | "lg" }) {
  const t = useTranslate();
  const { role } = useSignedInStaff();
  const changeOrder = useOrderActions(order);
  const [isAsking, setIsAsking] = useState(false);
  const isHeld = useIsOrderChangeDelayed(order.id);
  const action = getNextOrderAction(order);
  if (isHeld) {
    return (
      <Text c="dimmed" ta="center" py="xs">
        {t("held.waits")}
      </Text>
    );
  }
  if (!action) return null;
  const doNextStep = () => {
    if (action === "accept") void changeOrder.accept();
    else if (action === "deliver" || action === "hand-over") changeOrder.end(action);
    else if (action === "send" && mustSelectCourier(role, order)) setIsAsking(true);
    else void changeOrder.move(action);
  };
  return (
    <>
      <Button fullWidth size={size} data-next-step loading={changeOrder.isBusy} onClick={doNextStep}>
        {t(`action.${action}`)}
        {action === "accept" && (
          <Text span fw={400} fz="inherit" ms={6}>
            · {t("time.minutes", { minutes: order.cookingTime })}
          </Text>
        )}
      </Button>
      <CourierDialog
        order={order}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onChoose={(courierId) => {
          setIsAsking(false);
          void changeOrder.sendWith(courierId);
        }}
      />
    </>
  );
}
