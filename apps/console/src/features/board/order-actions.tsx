import type { BoardOrder } from "@dasturxon/contract";
import { Button, Group, Menu, Select, SimpleGrid, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Clock, X } from "lucide-react";
import { useState } from "react";
import { api, orThrow } from "../../platform/api.ts";
import { useT } from "../../platform/use-language.tsx";
import { nextAction } from "./columns.ts";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { useLeadOrder } from "./use-lead-order.ts";

const acceptMinutes = [15, 20, 30, 40, 60];
const moreMinutes = [5, 10, 15, 30];

/** Everything that can be done with an order, one tap each. */
export function OrderActions({ order }: { order: BoardOrder }) {
  const t = useT();
  const lead = useLeadOrder(order);
  const [isRefusing, setIsRefusing] = useState(false);
  const action = nextAction(order);
  const isOver = order.nextStatuses.length === 0;
  if (isOver) return null;
  return (
    <Stack gap="sm">
      {action && action !== "accept" && (
        <Button size="lg" loading={lead.isBusy} onClick={() => void lead.move(action)}>
          {t(`action.${action}`)}
        </Button>
      )}
      {action === "accept" && (
        <>
          <Button size="lg" color="teal.9" loading={lead.isBusy} onClick={() => void lead.accept()}>
            {t("action.accept")}
          </Button>
          <SimpleGrid cols={5} spacing={6}>
            {acceptMinutes.map((minutes) => (
              <Button
                key={minutes}
                variant="light"
                color="teal"
                px={0}
                size="md"
                disabled={lead.isBusy}
                aria-label={t("action.accept-in", { minutes })}
                onClick={() => void lead.accept(minutes)}
              >
                {t("time.minutes", { minutes })}
              </Button>
            ))}
          </SimpleGrid>
        </>
      )}
      {order.serviceType === "DELIVERY" && (
        <CourierSelect order={order} onAssign={(id) => void lead.assign(id)} />
      )}
      <Group grow>
        <Menu>
          <Menu.Target>
            <Button variant="default" size="md" leftSection={<Clock size={18} />} disabled={lead.isBusy}>
              {t("action.add-minutes")}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {moreMinutes.map((minutes) => (
              <Menu.Item key={minutes} onClick={() => void lead.addMinutes(minutes)}>
                +{t("time.minutes", { minutes })}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        {order.nextStatuses.includes("CANCELED") && (
          <Button
            variant="light"
            color="red"
            size="md"
            leftSection={<X size={18} />}
            onClick={() => setIsRefusing(true)}
          >
            {t("action.refuse")}
          </Button>
        )}
      </Group>
      <RefuseDialog
        isOpen={isRefusing}
        onClose={() => setIsRefusing(false)}
        key={order.id}
        order={order}
        onRefuse={async (why) => {
          if (await lead.refuse(why)) setIsRefusing(false);
        }}
      />
    </Stack>
  );
}

function CourierSelect({ order, onAssign }: { order: BoardOrder; onAssign: (id: string | null) => void }) {
  const t = useT();
  const couriers = useQuery({
    queryKey: ["couriers"],
    queryFn: () => orThrow(api.call("GET /console/v1/couriers")),
    staleTime: 20_000,
  });
  return (
    <Select
      label={t("order.courier")}
      placeholder={t("order.no-courier")}
      size="md"
      clearable
      comboboxProps={{ withinPortal: false }}
      value={order.courier?.id ?? null}
      onChange={onAssign}
      data={(couriers.data ?? []).map((courier) => ({
        value: courier.id,
        label: t("order.courier-option", { name: courier.name, count: courier.activeOrders }),
      }))}
      nothingFoundMessage={t("order.no-couriers")}
    />
  );
}
