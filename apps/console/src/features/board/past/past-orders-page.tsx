import { normalizeDigits } from "@dasturxon/domain/digits";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { Container, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { api, unwrapApiResult } from "../../../platform/api.ts";
import { BranchSelect } from "../../../parts/branches/branch-select.tsx";
import { useSignedInStaff } from "../../../platform/session.tsx";
import { useTranslate } from "../../../platform/use-language.tsx";
import { useFormatMoney } from "../../../platform/use-money.ts";
import { PAST_ORDERS_QUERY_KEY } from "../../../parts/orders/use-unpaid-orders.ts";
import { PageNumbers } from "../../../ui/page-numbers.tsx";
import { QueryStateView } from "../../../ui/query-state.tsx";
import { PastDayPicker } from "./day-steps.tsx";
import { PastOrderDrawer } from "./past-order-drawer.tsx";
import { countActiveFilters, type PastOrderFilter, PastOrderFilters } from "./past-filters.tsx";
import { PastOrderList } from "./past-order-list.tsx";

const PAST_ORDERS_PAGE_SIZE = 50;
const DATE_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the day in the URL. Returns today if there is none, it is invalid or in the future. */
function parseUrlDay(day: string | null, today: string): string {
  return day !== null && DATE_PATTERN.test(day) && !Number.isNaN(Date.parse(day)) && day <= today
    ? day
    : today;
}

/**
 * Order history by day, with the totals of the day and a search by number or phone. URL parameters:
 * `?day=…&search=…&order=…`.
 */
export function PastOrdersPage() {
  const t = useTranslate();
  const money = useFormatMoney();
  const { timeZone } = useSignedInStaff().merchant;
  const client = useQueryClient();
  const today = dayFromInstant(new Date(), timeZone);
  const [asked] = useSearchParams();
  const [day, setDay] = useState(() => parseUrlDay(asked.get("day"), today));
  const [branchId, setBranchId] = useState<string | null>(null);
  const [search, setSearch] = useState(() => asked.get("search") ?? "");
  const [filter, setFilter] = useState<PastOrderFilter>({});
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState(() => asked.get("order"));
  const [sentSearch] = useDebouncedValue(
    normalizeDigits(search)
      .replaceAll(/[^+\d\s()-]/g, "")
      .trim(),
    200,
  );
  const list = useQuery({
    queryKey: [PAST_ORDERS_QUERY_KEY, day, branchId, sentSearch, filter, page],
    queryFn: () =>
      unwrapApiResult(
        api.call("GET /console/v1/past-orders", {
          query: {
            day,
            branchId: branchId ?? undefined,
            search: sentSearch || undefined,
            ...filter,
            page: String(page - 1),
            size: String(PAST_ORDERS_PAGE_SIZE),
          },
        }),
      ),
    placeholderData: keepPreviousData,
  });
  const changeFilter = (change: () => void) => {
    change();
    setPage(1);
  };
  const data = list.data;
  return (
    <Container size="md" h="100%" style={{ overflowY: "auto" }} py="md">
      <Stack>
        <PastDayPicker day={day} today={today} onChange={(value) => changeFilter(() => setDay(value))} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput
            size="md"
            type="search"
            inputMode="tel"
            leftSection={<Search size={18} />}
            aria-label={t("past.search")}
            placeholder={t("past.search")}
            value={search}
            onChange={({ currentTarget: { value } }) => changeFilter(() => setSearch(value))}
          />
          <BranchSelect value={branchId} onChange={(id) => changeFilter(() => setBranchId(id))} isFullWidth />
        </SimpleGrid>
        <PastOrderFilters filter={filter} onChange={(next) => changeFilter(() => setFilter(next))} />
        {data && (
          <Text aria-live="polite">
            {t("past.totals", { count: data.total, total: money(data.totalPrice) })}
            {data.tips > 0 && ` · ${t("past.tips", { total: money(data.tips) })}`}
            {data.canceled > 0 && ` · ${t("past.canceled", { count: data.canceled })}`}
          </Text>
        )}
        <QueryStateView query={list} failed={t("board.failed")} area="section" />
        {data?.orders.length === 0 && (
          <Text c="dimmed" ta="center" py="xl">
            {t(sentSearch || countActiveFilters(filter) > 0 ? "past.nothing-found" : "past.nothing")}
          </Text>
        )}
        {data && <PastOrderList orders={data.orders} onOpen={setOpened} />}
        {data && (
          <PageNumbers page={page} onChange={setPage} count={Math.ceil(data.total / PAST_ORDERS_PAGE_SIZE)} />
        )}
      </Stack>
      <PastOrderDrawer
        order={data?.orders.find(({ id }) => id === opened) ?? null}
        onClose={() => setOpened(null)}
        onRefunded={() => void client.invalidateQueries({ queryKey: [PAST_ORDERS_QUERY_KEY] })}
      />
    </Container>
  );
}
