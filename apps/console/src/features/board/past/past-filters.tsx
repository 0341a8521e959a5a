import {
  ORDER_STATUSES,
  type OrderStatus,
  SERVICE_TYPES,
  type ServiceType,
} from "@dasturxon/domain/order-status";
import { PAYMENT_TYPES, type PaymentType } from "@dasturxon/domain/payment-type";
import { Button, NativeSelect, SimpleGrid } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { SlidersHorizontal } from "lucide-react";
import { useT } from "../../../platform/use-language.tsx";
import { useCouriers } from "../use-couriers.ts";

/** Filters of the order history. An undefined filter matches every order. */
export interface PastFilter {
  status?: OrderStatus | undefined;
  serviceType?: ServiceType | undefined;
  paymentType?: PaymentType | undefined;
  courierId?: string | undefined;
}

interface Props {
  filter: PastFilter;
  onChange: (filter: PastFilter) => void;
}

/** Statuses to filter by, without `OPEN`: it is the status of a basket, which the order history does not list. */
const STATUSES = ORDER_STATUSES.filter((status) => status !== "OPEN");

/** Renders a button that expands the filters by status, service type, payment type and courier. */
export function PastFilters({ filter, onChange }: Props) {
  const t = useT();
  const [isOpen, { toggle }] = useDisclosure(false);
  const couriers = useCouriers(isOpen).data ?? [];
  const active = Object.values(filter).filter((value) => value !== undefined).length;
  return (
    <div>
      <Button
        variant="default"
        size="md"
        leftSection={<SlidersHorizontal size={18} aria-hidden />}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {t("past.filters")}
        {active > 0 && ` · ${active}`}
      </Button>
      {isOpen && (
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm" pt="sm">
          <NativeSelect
            size="md"
            aria-label={t("past.any-status")}
            value={filter.status ?? ""}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...filter, status: STATUSES.find((status) => status === value) })
            }
            data={[
              { value: "", label: t("past.any-status") },
              ...STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) })),
            ]}
          />
          <NativeSelect
            size="md"
            aria-label={t("past.any-service")}
            value={filter.serviceType ?? ""}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...filter, serviceType: SERVICE_TYPES.find((type) => type === value) })
            }
            data={[
              { value: "", label: t("past.any-service") },
              ...SERVICE_TYPES.map((type) => ({ value: type, label: t(`service.${type}`) })),
            ]}
          />
          <NativeSelect
            size="md"
            aria-label={t("past.any-payment")}
            value={filter.paymentType ?? ""}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...filter, paymentType: PAYMENT_TYPES.find((type) => type === value) })
            }
            data={[
              { value: "", label: t("past.any-payment") },
              ...PAYMENT_TYPES.map((type) => ({ value: type, label: t(`payment.${type}`) })),
            ]}
          />
          {couriers.length > 0 && (
            <NativeSelect
              size="md"
              aria-label={t("past.any-courier")}
              value={filter.courierId ?? ""}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...filter, courierId: value || undefined })
              }
              data={[
                { value: "", label: t("past.any-courier") },
                ...couriers.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
        </SimpleGrid>
      )}
    </div>
  );
}
