import { Suspense, useEffect, useRef } from "react";
import { isAwaitingPayment } from "@dasturxon/domain/order-permission";
import {
  canGradeOrder,
  isActiveStatus,
  isFinalStatus,
  findProgressStepIndex,
} from "@dasturxon/domain/order-status";
import { useBreakdownRows } from "../../shop/basket/breakdown-rows.tsx";
import { useFormatDate } from "../../shop/brand/date-words.ts";
import { useT } from "../../platform/i18n.tsx";
import { lazyComponent, lazyWhenRendered } from "../../platform/lazy-component.tsx";
import type { MapView } from "../../platform/map-contract.ts";
import { useBrand } from "../../shop/brand/brand.tsx";
import { PageHead } from "../../shop/brand/page-head.tsx";
import { useSession } from "../../shop/session/session.ts";
import type { Order } from "../../platform/shapes.ts";
import { BreakdownList } from "../../ui/breakdown-list.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { ArrivedDeliveryCard } from "./arrived-card.tsx";
import { CancelOrderControl } from "./cancel-order.tsx";
import { OrderError } from "./order-error.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderHeader } from "./order-head.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderMapCard } from "./order-map-card.tsx";
import { useFormatTabTitle } from "./status-words.ts";
import { SummaryCard } from "./summary-card.tsx";
import { useArrivalEstimate } from "./use-arrival.ts";
import { useCourier } from "./use-courier.ts";
import { useOrder } from "./use-order.ts";
import type { OrderState } from "./use-order.ts";
import { OrderContactCard, OrderRouteCard } from "./way-card.tsx";
import "./orders.css";

const RepeatOrderButtons = lazyComponent(() =>
  import("./order-again.tsx").then((module) => module.RepeatOrderButtons),
);
const PushSwitch = lazyWhenRendered(() =>
  import("../../shop/session/push-switch.tsx").then((module) => module.PushSwitch),
);
const ReviewCard = lazyWhenRendered(() => import("./review-card.tsx").then((module) => module.ReviewCard));
const ClaimCard = lazyWhenRendered(() =>
  import("./claims/claim-card.tsx").then((module) => module.ClaimCard),
);
const LazyUnpaidOrderCard = lazyWhenRendered(() =>
  import("./unpaid-card.tsx").then((module) => module.UnpaidOrderCard),
);

/** Renders one order with live updates: state, people, content and price. */
export function OrderScreen({ id, Map }: { id: string; Map: MapView }) {
  const t = useT();
  const state = useOrder(id);
  const { order, error, reload } = state;
  const tabTitle = useFormatTabTitle();
  useConfirmationToast(order?.status);
  const title = order ? t("order.title", { number: order.number }) : t("order.titlePlain");
  return (
    <main id="main" className="min-h-dvh bg-ground">
      <PageHead title={order ? tabTitle(order) : title} isPrivate />
      <PageHeader
        title={title}
        back="/profile/orders"
        isBackFixed
        backLabel={t("orders.title")}
        width="max-w-[960px]"
      />
      <div className="mx-auto max-w-[960px] px-4 pb-16 lg:px-6">
        {order && <OrderContent order={order} state={state} Map={Map} />}
        {!order && error && <OrderError error={error} onRetry={reload} />}
        {!order && !error && <OrderSkeleton />}
      </div>
    </main>
  );
}

/** Shows the toast `order confirmed` when the branch accepts the order while its page is open [ER-2]. */
function useConfirmationToast(status: Order["status"] | undefined): void {
  const t = useT();
  const before = useRef(status);
  useEffect(() => {
    // The status of the order is undefined while the order reloads.
    if (!status) return;
    if (before.current === "CREATED" && status === "ACCEPTED")
      void toast({ text: t("checkout.confirmed"), tone: "good" });
    before.current = status;
  }, [status, t]);
}

const CARD_CLASS = "rounded-[20px] on-raised px-4 py-3 lg:px-6 lg:py-4";

function OrderContent({ order, state, Map }: { order: Order; state: OrderState; Map: MapView }) {
  const t = useT();
  const dateWords = useFormatDate();
  // Reviews, claims and push notifications require a signed-in customer, so table guests do not see them.
  const isSignedIn = useSession() !== null;
  const courier = useCourier(order);
  const arrival = useArrivalEstimate(order, courier, state.knownAt);
  const rows = useBreakdownRows(order, {
    // A delivery price already paid remains in the total, even if the order is picked up.
    isDelivered:
      (order.serviceType !== "PICK_UP" && order.serviceType !== "DINE_IN") || order.deliveryPrice > 0,
    promoCode: order.promoCode,
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-1 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start lg:gap-4">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 lg:gap-4">
        <OrderMapCard order={order} courier={courier} Map={Map} />
        <ArrivedDeliveryCard order={order} />
        <OrderHeader order={order} arrival={arrival} isLive={state.isLive} knownAt={state.knownAt}>
          {isAwaitingPayment(order) && !isFinalStatus(order.status) && (
            <Suspense fallback={<Skeleton className="h-30" />}>
              <LazyUnpaidOrderCard order={order} state={state} />
            </Suspense>
          )}
          {isSignedIn && state.knownAt === null && <NotificationSwitch order={order} />}
          <CancelOrderControl order={order} state={state} />
        </OrderHeader>
        {isSignedIn && canGradeOrder(order.status) && (
          <Suspense fallback={state.knownAt === null && <Skeleton className="h-32 rounded-[20px]!" />}>
            <ReviewCard order={order} state={state} />
          </Suspense>
        )}
        <OrderContactCard order={order} courier={courier} />
        <SummaryCard order={order} />
        {isSignedIn && canGradeOrder(order.status) && (
          <Suspense>
            <ClaimCard order={order} state={state} />
          </Suspense>
        )}
        <OrderRouteCard order={order} courier={courier} />
        <OrderFacts order={order} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 lg:gap-4">
        <section aria-labelledby="order-lines" className={CARD_CLASS}>
          <h2 id="order-lines" className="pt-1 text-title font-bold">
            {t("order.lines")}
          </h2>
          <p className="text-small text-ink-3">{dateWords(order.createdAt)}</p>
          <OrderLines order={order} />
          <div className="mt-2 border-t border-line pt-4 pb-1">
            <BreakdownList rows={rows} />
          </div>
        </section>
        <Suspense fallback={<Skeleton className="h-13" />}>
          <RepeatOrderButtons order={order} />
        </Suspense>
      </div>
    </div>
  );
}

/** Step at which an order is on the way or ready for pickup. */
const ORDER_ON_THE_WAY_STEP = 3;

/** Renders the switch for notifications while the order is active. */
function NotificationSwitch({ order }: { order: Order }) {
  const t = useT();
  const { features } = useBrand().merchant;
  if (!features.notifications || !isActiveStatus(order.status)) return null;
  const { status, serviceType } = order;
  const news = serviceType === "DELIVERY" ? "push.onWay" : "push.ready";
  const isNewsPast = findProgressStepIndex(status, serviceType) >= ORDER_ON_THE_WAY_STEP;
  return (
    <Suspense fallback={<Skeleton className="h-14" />}>
      <PushSwitch isQuiet label={t(isNewsPast ? "push.device" : news)} />
    </Suspense>
  );
}

function OrderSkeleton() {
  const t = useT();
  return (
    <div role="status" aria-label={t("state.loading")} className="grid gap-3 pt-1">
      <Skeleton className="h-52 rounded-[20px]!" />
      <Skeleton className="h-36 rounded-[20px]!" />
      <Skeleton className="h-72 rounded-[20px]!" />
    </div>
  );
}
