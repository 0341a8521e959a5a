import type { BoardOrder } from "@dasturxon/contract";
import { Select } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import { useCouriers } from "./use-couriers.ts";

interface Props {
  order: BoardOrder;
  isBusy: boolean;
  onAssign: (courierId: string | null) => void;
}

/** Select of the courier for an order that has not left yet. */
export function CourierSelect({ order, isBusy, onAssign }: Props) {
  const t = useTranslate();
  const couriers = useCouriers();
  return (
    <Select
      label={t("order.courier")}
      placeholder={t("order.no-courier")}
      size="md"
      clearable
      disabled={isBusy}
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
