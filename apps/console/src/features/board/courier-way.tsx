import type { BoardOrder } from "@dasturxon/contract";
import { findNextCourierStatus } from "@dasturxon/domain/courier-move";
import { mayPerformAction } from "@dasturxon/domain/order-permission";
import { Button, Group, Text } from "@mantine/core";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { useOrderActions } from "./use-change-order.ts";

/** Courier statuses that do not change the order's status. Pick-up and handover change it, so they are not listed. */
const COURIER_ONLY_STATUSES = [
  "PERFORMER_PICK_UP_ARRIVED",
  "PERFORMER_ARRIVED",
  "PERFORMER_LOOK_UP",
] as const;

/** Shows the courier's current status as the customer sees it. Staff can set the next statuses manually [OR-6]. */
export function CourierProgress({ order }: { order: BoardOrder }) {
  const t = useTranslate();
  const { role } = useSignedInStaff();
  const { isBusy, tell } = useOrderActions(order);
  const { courier, courierStatus, deliveryType, serviceType } = order;
  // Staff cannot set the status of a Yandex courier, because the service sends it.
  const isByHand = serviceType === "DELIVERY" && deliveryType !== "YANDEX";
  if (!isByHand || courier === null || !mayPerformAction(role, "tell_courier_status")) return null;
  const next = findNextCourierStatus(order);
  const steps = COURIER_ONLY_STATUSES.filter(
    // Only couriers can give up an order, which then needs another courier. Office staff assign another courier
    // directly.
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
