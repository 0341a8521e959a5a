import type { Ref } from "react";
import { formatMoney } from "@dasturxon/domain/format";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { useGetLabelName } from "../../shop/menu/labels.ts";
import { Chip } from "../../ui/chip.tsx";
import { PillSelect } from "../../ui/pill-select.tsx";
import { type OfferedFilters, SEARCH_SORT_ORDERS, type SearchFilters } from "./search-filters.ts";

/** `useFormatMaxPrice()(50_000)`: "up to 50 000 soʻm". */
function useFormatMaxPrice(): (maxPrice: number) => string {
  const t = useT();
  const { language, currency } = useCurrency();
  return (maxPrice) => t("search.upTo", { price: formatMoney(maxPrice, language, currency) });
}

/** `useListFilterNames()(filters)`: names of the filters that are set, as on their chips. */
export function useListFilterNames(): (filters: SearchFilters) => string[] {
  const labelName = useGetLabelName();
  const formatMaxPrice = useFormatMaxPrice();
  return ({ labels, maxPrice }) => [
    ...labels.map(labelName),
    ...(maxPrice === null ? [] : [formatMaxPrice(maxPrice)]),
  ];
}

export interface SearchFilterBarProps {
  ref?: Ref<HTMLDivElement>;
  offered: OfferedFilters;
  filters: SearchFilters;
  onChange(filters: SearchFilters): void;
}

/** Renders the order and the filters of the search in one row, which scrolls on a phone. */
export function SearchFilterBar({ ref, offered, filters, onChange }: SearchFilterBarProps) {
  const t = useT();
  const labelName = useGetLabelName();
  const formatMaxPrice = useFormatMaxPrice();
  const { labels, maxPrice, order } = filters;
  return (
    <div
      ref={ref}
      role="group"
      aria-label={t("search.filters")}
      tabIndex={-1}
      className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-2 outline-none lg:flex-wrap"
    >
      <PillSelect
        label={t("search.order")}
        options={SEARCH_SORT_ORDERS.map((value) => ({ value, label: t(`search.order.${value}`) }))}
        value={order}
        onChange={(value) =>
          onChange({ ...filters, order: SEARCH_SORT_ORDERS.find((each) => each === value) ?? order })
        }
        look={order === "relevance" ? "quiet" : "chosen"}
        className="shrink-0"
      />
      {offered.labels.map((label) => {
        const isSet = labels.includes(label);
        return (
          <Chip
            key={label}
            isActive={isSet}
            className="min-h-11"
            onClick={() =>
              onChange({
                ...filters,
                labels: isSet ? labels.filter((each) => each !== label) : [...labels, label],
              })
            }
          >
            {labelName(label)}
          </Chip>
        );
      })}
      {offered.maxPrices.length > 0 && (
        <PillSelect
          label={t("search.price")}
          options={[
            { value: "", label: t("search.anyPrice") },
            ...offered.maxPrices.map((price) => ({ value: String(price), label: formatMaxPrice(price) })),
          ]}
          value={maxPrice === null ? "" : String(maxPrice)}
          onChange={(value) => onChange({ ...filters, maxPrice: value ? Number(value) : null })}
          look={maxPrice === null ? "quiet" : "chosen"}
          className="shrink-0"
        />
      )}
    </div>
  );
}
