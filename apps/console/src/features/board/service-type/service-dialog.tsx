import type { BoardOrder } from "@dasturxon/contract";
import { Button, Divider, Group, Stack, Text } from "@mantine/core";
import { useTranslate } from "../../../platform/use-language.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { QueryStateView } from "../../../ui/query-state.tsx";
import { useDeliveryActions } from "./use-order-delivery.ts";
import { CustomCourierForm } from "./custom-courier-form.tsx";
import { ServiceTypeForm } from "./service-form.tsx";
import { useServiceTypes } from "./use-service-types.ts";

interface Props {
  order: BoardOrder;
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog to change the service type and the delivery service. */
export function ChangeServiceDialog({ order, isOpen, onClose }: Props) {
  const t = useTranslate();
  const query = useServiceTypes(order, isOpen);
  return (
    <Dialog title={t("action.change-delivery")} isOpen={isOpen} onClose={onClose}>
      <Stack>
        {query.data ? (
          <>
            <ServiceTypeForm
              key={order.version}
              order={order}
              branches={query.data.branches}
              onChanged={onClose}
            />
            <DeliveryTypeChoice order={order} types={query.data.deliveryTypes} onChanged={onClose} />
          </>
        ) : (
          <QueryStateView query={query} failed={t("change-service.failed")} area="section" />
        )}
      </Stack>
    </Dialog>
  );
}

interface DeliveryTypeProps {
  order: BoardOrder;
  types: readonly BoardOrder["deliveryType"][];
  onChanged: () => void;
}

/** Delivery by the brand's couriers, an external courier, or a configured courier service. */
function DeliveryTypeChoice({ order, types, onChanged }: DeliveryTypeProps) {
  const t = useTranslate();
  const { isBusy, bringBy } = useDeliveryActions(order);
  const others = types.filter((type) => type !== "CUSTOM");
  const isCustom = order.deliveryType === "CUSTOM" || types.includes("CUSTOM");
  if (others.length === 0 && !isCustom) return null;
  return (
    <>
      <Divider />
      <Text size="sm">{t("change-service.brought-by", { name: t(`bringer.${order.deliveryType}`) })}</Text>
      <Group>
        {others.map((type) => (
          <Button
            key={type}
            variant="default"
            size="md"
            disabled={isBusy}
            onClick={() => void bringBy(type).then((changed) => changed && onChanged())}
          >
            {t("change-service.bring-by", { name: t(`bringer.${type}`) })}
          </Button>
        ))}
      </Group>
      {isCustom && <CustomCourierForm order={order} onChanged={onChanged} />}
    </>
  );
}
