import type { BoardOrder } from "@dasturxon/contract";
import { nextOnTheWay } from "@dasturxon/domain/courier-move";
import { mayDo } from "@dasturxon/domain/order-permission";
import { Button, Group, Text } from "@mantine/core";
import { useStaff } from "../../platform/session.tsx";
import { useT } from "../../platform/use-language.tsx";
import { useChangeOrder } from "./use-change-order.ts";

/** What does not move the order itself: picking up and handing over are its next step. */
const BESIDES = ["PERFORMER_PICK_UP_ARRIVED", "PERFORMER_ARRIVED", "PERFORMER_LOOK_UP"] as const;

/**
 * Shows the courier's current status as the customer sees it, with buttons for the next statuses that staff post by
 * hand [OR-6].
 */
export function CourierWay({ order }: { order: BoardOrder }) {
  const t = useT();
  const { role } = useStaff();
  const { isBusy, tell } = useChangeOrder(order);
  const { courier, courierStatus, deliveryType, serviceType } = order;
  // The statuses of a courier service (Yandex) come from the service itself.
  const isByHand = serviceType === "DELIVERY" && deliveryType !== "YANDEX";
  if (!isByHand || courier === null || !mayDo(role, "tell_courier_status")) return null;
  const next = nextOnTheWay(order);
  const steps = BESIDES.filter(
    // The office takes an order back where it chooses the courier.
    (step) => next.includes(step) && (step !== "PERFORMER_LOOK_UP" || role === "courier"),
  );
  if (steps.length === 0 && !courierStatus) return null;
  return (
    <Group gap="sm" justify="space-between">
      {courierStatus && <Text c="dimmed">{t(`way.${courierStatus}`)}</Text>}
      <Group gap="sm">
        {steps.map((step) => (
          <Button key={step} variant="default" size="md" disabled={isBusy} onClick={() => void tell(step)}>
            {t(`tell.${step}`)}
          </Button>
        ))}
      </Group>
    </Group>
  );
}
