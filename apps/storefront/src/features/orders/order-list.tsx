import { ReceiptText } from "lucide-react";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { OrderCard } from "./order-card.tsx";
import { useArchivedOrders } from "./order-pages.ts";
import type { OrdersState } from "./order-pages.ts";
import { useActiveOrders } from "./use-active-orders.ts";

export function ActiveOrders({ userId }: { userId: string }) {
  return <OrderList state={useActiveOrders(userId)} kind="active" />;
}

export function ArchivedOrders({ userId }: { userId: string }) {
  return <OrderList state={useArchivedOrders(userId)} kind="archive" />;
}

/** A list with its skeleton, its empty and its error state; more comes as its end comes into view. */
function OrderList({ state, kind }: { state: OrdersState; kind: "active" | "archive" }) {
  const t = useT();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { orders, error, hasMore, isLoading, loadMore } = state;
  if (!orders && error) {
    return (
      <ErrorState
        title={t("error.load")}
        text={errorText(error)}
        action={{ label: t("action.retry"), onPress: loadMore }}
      />
    );
  }
  if (!orders) return <Waiting />;
  if (orders.length === 0) {
    return (
      <EmptyState
        title={t(`orders.empty.${kind}`)}
        text={t("orders.emptyText")}
        icon={<ReceiptText size={34} strokeWidth={1.5} aria-hidden />}
        action={{ label: t("basket.toMenu"), onPress: () => void navigate("/") }}
      />
    );
  }
  return (
    <>
      <ul className="grid gap-3">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {hasMore && <More isLoading={isLoading} hasFailed={error !== null} onMore={loadMore} />}
    </>
  );
}

function More({ isLoading, hasFailed, onMore }: { isLoading: boolean; hasFailed: boolean; onMore(): void }) {
  const t = useT();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (!element || isLoading || hasFailed) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: "400px",
    });
    watch.observe(element);
    return () => watch.disconnect();
  });
  return (
    <div ref={end} className="grid justify-items-center py-4">
      <Button look="quiet" className="bg-raised!" isBusy={isLoading} onClick={onMore}>
        {t(hasFailed ? "action.retry" : "orders.more")}
      </Button>
    </div>
  );
}

function Waiting() {
  const t = useT();
  return (
    <div role="status" aria-label={t("state.loading")} className="grid gap-3">
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} className="h-34 rounded-[20px]!" />
      ))}
    </div>
  );
}
