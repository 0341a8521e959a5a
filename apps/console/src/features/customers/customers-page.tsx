import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { Box, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { Search } from "lucide-react";
import { useState } from "react";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { EmptyListNote } from "../../ui/empty-note.tsx";
import { ManagementPageLayout } from "../../ui/managed-page.tsx";
import { PageNumbers } from "../../ui/page-numbers.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { CustomerDrawer } from "./customer-drawer.tsx";
import { CustomerRow } from "./customer-row.tsx";
import { CUSTOMERS_PAGE_SIZE, useCustomers } from "./use-customers.ts";

const SEARCH_DEBOUNCE_MS = 250;

/** Page of the brand's customers: search by name or phone, notes, cashback and blocking. */
export function CustomersPage() {
  const t = useTranslate();
  const mayList = mayPerformTask(useSignedInStaff().role, "list_customers");
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), SEARCH_DEBOUNCE_MS);
  const [page, setPage] = useState(1);
  const [openId, setOpenId] = useState<string | null>(null);
  const query = useCustomers({ search, page: page - 1 });
  const total = query.data?.totalElements ?? 0;
  const none = search ? "customers.none-such" : mayList ? "customers.none" : "customers.by-phone";
  return (
    <ManagementPageLayout title={t("customers.title")} total={total}>
      <TextInput
        size="md"
        type="search"
        maw="26rem"
        leftSection={<Search size={18} aria-hidden />}
        aria-label={t(mayList ? "customers.search" : "customers.search-phone")}
        placeholder={t(mayList ? "customers.search" : "customers.search-phone")}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setPage(1);
        }}
      />
      <QueryStateView query={query} failed={t("resource.failed")} area="list" />
      {query.data && total === 0 && <EmptyListNote>{t(none)}</EmptyListNote>}
      <Box component="ul" m={0} p={0} style={{ listStyle: "none" }}>
        {query.data?.content.map((customer) => (
          <CustomerRow key={customer.id} customer={customer} onOpen={() => setOpenId(customer.id)} />
        ))}
      </Box>
      <PageNumbers page={page} onChange={setPage} count={Math.ceil(total / CUSTOMERS_PAGE_SIZE)} />
      {openId && <CustomerDrawer key={openId} id={openId} onClose={() => setOpenId(null)} />}
    </ManagementPageLayout>
  );
}
