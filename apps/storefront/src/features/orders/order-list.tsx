import { ReceiptText } from "lucide-react";
import { useNavigate } from "react-router";
import { useT } from "../../platform/i18n.tsx";
import { PagedList } from "../../ui/paged-list.tsx";
import type { PagedItems } from "../../ui/paged-list.tsx";
import type { Order } from "../../platform/shapes.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { OrderCard } from "./order-card.tsx";
import { useActiveOrders } from "./use-active-orders.ts";
import { useArchivedOrders } from "./use-archived-orders.ts";

/** Renders the active orders. If there are none, renders a note about it and the past orders. */
export function ActiveOrders({ userId }: { userId: string }) {
  const pages = useActiveOrders(userId);
  return pages.shown?.length === 0 ? (
    <NoActiveOrders userId={userId} />
  ) : (
    <OrderList pages={pages} kind="active" />
  );
}

function NoActiveOrders({ userId }: { userId: string }) {
  const t = useT();
  const pages = useArchivedOrders(userId);
  return (
    <>
      {pages.shown !== null && pages.shown.length > 0 && (
        <p className="mb-3 px-1 text-small text-ink-2">{t("orders.empty.active")}</p>
      )}
      <OrderList pages={pages} kind="active" />
    </>
  );
}

export function ArchivedOrders({ userId }: { userId: string }) {
  return <OrderList pages={useArchivedOrders(userId)} kind="archive" />;
}

function OrderList({ pages, kind }: { pages: PagedItems<Order>; kind: "active" | "archive" }) {
  const t = useT();
  const navigate = useNavigate();
  const empty = {
    title: t(`orders.empty.${kind}`),
    text: t("orders.emptyText"),
    icon: <ReceiptText size={34} strokeWidth={1.5} aria-hidden />,
    action: { label: t("basket.toMenu"), onPress: () => void navigate("/") },
  };
  return (
    <PagedList {...pages} waiting={<OrdersSkeleton />} empty={empty}>
      {(orders) => (
        <ul className="grid gap-3">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function OrdersSkeleton() {
  const t = useT();
  return (
    <div role="status" aria-label={t("state.loading")} className="grid gap-3">
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} className="h-34 rounded-[20px]!" />
      ))}
    </div>
  );
}
