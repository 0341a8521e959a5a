import type { BoardOrder } from "@dasturxon/contract";
import { Button, Group, Menu, SimpleGrid, Stack } from "@mantine/core";
import { Clock, X } from "lucide-react";
import type { ReactNode } from "react";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { CourierSelect } from "./courier-select.tsx";
import { CourierProgress } from "./courier-way.tsx";
import { canAddMinutes, canAssignCourier, canRefuseOrder, getNextOrderAction } from "./moves.ts";
import { NextStepButton } from "./next-step-button.tsx";
import { PaymentTypeMenu } from "./payment-menu.tsx";
import { MarkSeenButton } from "./seen-button.tsx";
import { ChangeServiceButton } from "./service-type/service-button.tsx";
import { useIsOrderChangeDelayed } from "./use-held.ts";
import { useOrderActions } from "./use-change-order.ts";

const acceptMinuteOptions = [15, 20, 30, 40, 60];
const extraCookingMinuteOptions = [5, 10, 15, 30];

interface Props {
  order: BoardOrder;
  onRefuse: () => void;
  /** Additional buttons that the calling component adds to the actions of the order. */
  children?: ReactNode;
}

/** Actions on the order that the staff member may do now. During an undo delay, shows only a note. */
export function OrderActions({ order, onRefuse, children }: Props) {
  const t = useTranslate();
  const { role } = useSignedInStaff();
  const changeOrder = useOrderActions(order);
  const isHeld = useIsOrderChangeDelayed(order.id);
  if (isHeld) return <NextStepButton order={order} size="lg" />;
  return (
    <Stack gap="sm">
      <NextStepButton order={order} size="lg" />
      {getNextOrderAction(order) === "accept" && (
        <SimpleGrid cols={5} spacing={6}>
          {acceptMinuteOptions.map((minutes) => (
            <Button
              key={minutes}
              variant={minutes === order.cookingTime ? "filled" : "light"}
              color="teal"
              px={0}
              size="md"
              disabled={changeOrder.isBusy}
              aria-label={t("action.accept-in", { minutes })}
              onClick={() => void changeOrder.accept(minutes)}
            >
              {t("time.minutes", { minutes })}
            </Button>
          ))}
        </SimpleGrid>
      )}
      <MarkSeenButton order={order} />
      {canAssignCourier(role, order) && (
        <CourierSelect
          order={order}
          isBusy={changeOrder.isBusy}
          onAssign={(id) => void changeOrder.assign(id)}
        />
      )}
      <CourierProgress order={order} />
      <Group grow preventGrowOverflow={false}>
        {canAddMinutes(role, order) && (
          <Menu>
            <Menu.Target>
              <Button
                variant="default"
                size="md"
                leftSection={<Clock size={18} />}
                disabled={changeOrder.isBusy}
              >
                {t("action.add-minutes")}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {extraCookingMinuteOptions.map((minutes) => (
                <Menu.Item key={minutes} onClick={() => void changeOrder.addMinutes(minutes)}>
                  +{t("time.minutes", { minutes })}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
        <PaymentTypeMenu order={order} />
        <ChangeServiceButton order={order} />
        {canRefuseOrder(order) && (
          <Button variant="light" color="red" size="md" leftSection={<X size={18} />} onClick={onRefuse}>
            {t("action.refuse")}
          </Button>
        )}
      </Group>
      {children}
    </Stack>
  );
}
