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
import { useTranslate } from "../../../platform/use-language.tsx";
import { useCouriers } from "../use-couriers.ts";

/** Filters of the order history. An undefined filter matches every order. */
export interface PastOrderFilter {
  status?: OrderStatus | undefined;
  serviceType?: ServiceType | undefined;
  paymentType?: PaymentType | undefined;
  courierId?: string | undefined;
  /** Whether the courier handed over the cash of the order. */
  courierPaid?: "true" | "false" | undefined;
}

/** Returns the number of active filters. */
export const countActiveFilters = (filter: PastOrderFilter): number =>
  Object.values(filter).filter((value) => value !== undefined).length;

interface Props {
  filter: PastOrderFilter;
  onChange: (filter: PastOrderFilter) => void;
}

/** Statuses to filter by, without `OPEN`: it is the status of a basket, which the order history does not list. */
const FILTER_STATUSES = ORDER_STATUSES.filter((status) => status !== "OPEN");

const CASH_FILTER_VALUES = ["true", "false"] as const;

/** Renders a button that expands the filters by status, service type, payment type, courier and courier's cash. */
export function PastOrderFilters({ filter, onChange }: Props) {
  const t = useTranslate();
  const [isOpen, { toggle }] = useDisclosure(false);
  const couriers = useCouriers(isOpen).data ?? [];
  const active = countActiveFilters(filter);
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
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm" pt="sm">
          <FilterChoice
            all={t("past.any-status")}
            value={filter.status}
            options={FILTER_STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) }))}
            onChange={(status) => onChange({ ...filter, status })}
          />
          <FilterChoice
            all={t("past.any-service")}
            value={filter.serviceType}
            options={SERVICE_TYPES.map((type) => ({ value: type, label: t(`service.${type}`) }))}
            onChange={(serviceType) => onChange({ ...filter, serviceType })}
          />
          <FilterChoice
            all={t("past.any-payment")}
            value={filter.paymentType}
            options={PAYMENT_TYPES.map((type) => ({ value: type, label: t(`payment.${type}`) }))}
            onChange={(paymentType) => onChange({ ...filter, paymentType })}
          />
          {couriers.length > 0 && (
            <FilterChoice
              all={t("past.any-courier")}
              value={filter.courierId}
              options={couriers.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(courierId) => onChange({ ...filter, courierId })}
            />
          )}
          <FilterChoice
            all={t("past.any-cash")}
            value={filter.courierPaid}
            options={CASH_FILTER_VALUES.map((value) => ({ value, label: t(`past.cash.${value}`) }))}
            onChange={(courierPaid) => onChange({ ...filter, courierPaid })}
          />
        </SimpleGrid>
      )}
    </div>
  );
}

interface FilterChoiceProps<Value extends string> {
  /** Label of the option with which the list is not filtered. */
  all: string;
  value: Value | undefined;
  options: { value: Value; label: string }[];
  onChange: (value: Value | undefined) => void;
}

function FilterChoice<Value extends string>({ all, value, options, onChange }: FilterChoiceProps<Value>) {
  return (
    <NativeSelect
      size="md"
      aria-label={all}
      value={value ?? ""}
      onChange={({ currentTarget }) =>
        onChange(options.find((option) => option.value === currentTarget.value)?.value)
      }
      data={[{ value: "", label: all }, ...options]}
    />
  );
}
