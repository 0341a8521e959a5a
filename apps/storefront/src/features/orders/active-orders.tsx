import { ChevronRight, ChevronUp } from "lucide-react";
import { Suspense, useState } from "react";
import { Link, useLocation } from "react-router";
import { isAwaitingPayment } from "@dasturxon/domain/order-permission";
import { findProgressStepIndex, listProgressSteps } from "@dasturxon/domain/order-status";
import { useT } from "../../platform/i18n.tsx";
import { lazyWhenRendered } from "../../platform/lazy-component.tsx";
import type { Order } from "../../platform/shapes.ts";
import { useFormatStatus } from "./status-words.ts";
import { useActiveOrders } from "./use-active-orders.ts";
import "./orders.css";
import { DottedTexts } from "../../ui/dotted-texts.tsx";

/** Position above other floating elements at the bottom of a phone, and above the offline strip on a wide screen. */
const ACTIVE_ORDERS_POSITION_CLASS =
  "bottom-3 [body:has(>.basket-bar)_&]:bottom-30 [body:has([data-bottom])_&]:bottom-21 [body:has(>[data-bottom-nav])_&]:bottom-17 [body:has(>[data-bottom-nav]>[data-nav-note])_&]:bottom-27 [body:has(>[data-bottom-nav]):has(>.basket-bar)_&]:bottom-44 [body:has(>[data-bottom-nav]):has([data-bottom])_&]:bottom-36";
const ACTIVE_ORDER_ROW_CLASS = "flex min-h-13 w-full items-center gap-3 ps-3 pe-2 text-start";

const PastOrdersRow = lazyWhenRendered(() =>
  import("./again-row.tsx").then((module) => module.PastOrdersRow),
);

/** Renders the customer's active orders on every screen, and past orders on the home page. */
export function CustomerOrders({ userId }: { userId: string }) {
  const { pathname } = useLocation();
  return (
    <>
      <ActiveOrdersBar userId={userId} />
      {pathname === "/" && (
        <Suspense>
          <PastOrdersRow userId={userId} />
        </Suspense>
      )}
    </>
  );
}

/**
 * Renders the active orders in one bar, updated live. Several orders are shown as a number and expand on tap [OR-5].
 */
function ActiveOrdersBar({ userId }: { userId: string }) {
  const t = useT();
  const { shown } = useActiveOrders(userId);
  const { pathname } = useLocation();
  // Path of the page on which the bar was expanded. The bar collapses on navigation.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === pathname;
  // Unpaid orders come first, because the customer has to act on them.
  const unpaid = shown?.filter(isAwaitingPayment) ?? [];
  const underWay = shown?.filter((order) => !isAwaitingPayment(order)) ?? [];
  const [first, ...others] = [...unpaid, ...underWay];
  if (!first) return null;
  return (
    <aside
      data-orders=""
      aria-label={t("order.titlePlain")}
      className={`state-in fixed inset-x-3 z-30 lg:start-3 lg:end-auto lg:bottom-6! lg:w-60 lg:[body:has(>[data-strip]>p)_&]:bottom-14! ${ACTIVE_ORDERS_POSITION_CLASS}`}
    >
      <div className="mx-auto max-h-[50dvh] max-w-lg overflow-y-auto rounded-[18px] bg-raised shadow-float">
        {others.length === 0 && <OrderRow order={first} />}
        {others.length > 0 && (
          <>
            {isOpen && (
              <ul className="divide-y divide-line border-b border-line">
                {[first, ...others].map((order) => (
                  <li key={order.id}>
                    <OrderRow order={order} isNumbered />
                  </li>
                ))}
              </ul>
            )}
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => setOpenedAt(isOpen ? null : pathname)}
              className={ACTIVE_ORDER_ROW_CLASS}
            >
              <ProgressRing order={first} />
              <span className="min-w-0 flex-1 truncate text-small font-bold" aria-live="polite">
                <DottedTexts
                  texts={[
                    unpaid.length > 0 && t("orders.unpaid", { count: unpaid.length }),
                    underWay.length > 0 && t("orders.underWay", { count: underWay.length }),
                  ]}
                />
              </span>
              <ChevronUp
                size={20}
                aria-hidden
                className={`shrink-0 text-ink-3 transition-transform ${isOpen ? "rotate-180" : ""}`}
              />
            </button>
          </>
        )}
      </div>
    </aside>
  );
}

function OrderRow({ order, isNumbered = false }: { order: Order; isNumbered?: boolean }) {
  const t = useT();
  const { state, time } = useFormatStatus()(order);
  const notes = [isNumbered && t("order.number", { number: order.number }), time];
  return (
    <Link to={`/profile/orders/${order.id}`} className={ACTIVE_ORDER_ROW_CLASS}>
      <ProgressRing order={order} />
      <span className="min-w-0 flex-1 py-2" aria-live="polite">
        <span className="block truncate text-small font-bold">{state}</span>
        {notes.some(Boolean) && (
          <span className="block truncate text-caption text-ink-2 lg:text-pretty lg:whitespace-normal">
            <DottedTexts texts={notes} />
          </span>
        )}
      </span>
      <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3 rtl:-scale-x-100" />
    </Link>
  );
}

/** Progress ring of an order. Empty while the order is unpaid. */
function ProgressRing({ order }: { order: Order }) {
  const { status, serviceType } = order;
  const done = isAwaitingPayment(order) ? 0 : findProgressStepIndex(status, serviceType) + 1;
  const all = listProgressSteps(serviceType).length;
  return (
    <span
      aria-hidden
      className="grid size-8 shrink-0 place-items-center rounded-full"
      style={{ background: `conic-gradient(var(--brand) ${done / all}turn, var(--sunken-2) 0)` }}
    >
      <span className="size-5 rounded-full bg-raised" />
    </span>
  );
}
