import { useSearchParams } from "react-router";
import { useT } from "../../platform/i18n.tsx";
import { useOrderOwnerId } from "../../shop/session/session.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { SegmentedControl } from "../../ui/segmented.tsx";
import { ActiveOrders, ArchivedOrders } from "./order-list.tsx";

/** Renders the customer's orders: active ones and the archive [OR-4]. */
export function OrdersScreen() {
  const t = useT();
  const ownerId = useOrderOwnerId();
  const [search, setSearch] = useSearchParams();
  const tab = search.get("tab") === "archive" ? "archive" : "active";
  return (
    <main id="main" className="min-h-dvh bg-ground">
      <PageHeader
        title={t("orders.title")}
        back="/profile"
        isBackFixed
        backLabel={t("profile.title")}
        width="max-w-[640px]"
      />
      <div className="mx-auto max-w-[640px] px-4 pb-16 lg:px-6 [--sunken:var(--raised)]">
        <SegmentedControl
          className="mb-4 bg-sunken-2!"
          label={t("orders.title")}
          options={[
            { value: "active", label: t("orders.active") },
            { value: "archive", label: t("orders.archive") },
          ]}
          value={tab}
          onChange={(next) =>
            setSearch(next === "archive" ? { tab: "archive" } : {}, {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
        {ownerId &&
          (tab === "active" ? <ActiveOrders userId={ownerId} /> : <ArchivedOrders userId={ownerId} />)}
      </div>
    </main>
  );
}
