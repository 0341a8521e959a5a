import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { isActive, stepIndexOf, stepsOf } from "@dasturxon/domain/order-status";
import { useBasket } from "../../shop/basket/basket.ts";
import { useT } from "../../platform/i18n.tsx";
import { useActiveOrders } from "./order-pages.ts";
import { useStatusWords } from "./status-words.ts";
import { useOrder } from "./use-order.ts";
import "./orders.css";

/** The newest order under way, live, in one line that leads to it. */
export function ActiveOrder({ userId, hasNavigation }: { userId: string; hasNavigation: boolean }) {
  const { orders } = useActiveOrders(userId);
  const newest = orders?.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
  return newest ? <Line id={newest.id} hasNavigation={hasNavigation} /> : null;
}

function Line({ id, hasNavigation }: { id: string; hasNavigation: boolean }) {
  const t = useT();
  const { lines } = useBasket();
  const { order } = useOrder(id);
  const statusWords = useStatusWords();
  if (!order || !isActive(order.status)) return null;
  const { state, time } = statusWords(order);
  const done = stepIndexOf(order.status, order.serviceType) + 1;
  const all = stepsOf(order.serviceType).length;
  // Above whatever else floats at the bottom of a phone.
  const overNavigation = "bottom-17 [body:has([data-nav-note])_&]:bottom-27";
  const bottom = hasNavigation ? overNavigation : lines.length > 0 ? "bottom-30" : "bottom-3";
  return (
    <aside
      aria-label={t("order.titlePlain")}
      className={`state-in fixed inset-x-3 z-30 lg:start-6 lg:end-auto lg:bottom-6 lg:w-96 ${bottom}`}
    >
      <Link
        to={`/profile/orders/${id}`}
        className="mx-auto flex min-h-13 max-w-lg items-center gap-3 rounded-[18px] bg-raised ps-3 pe-2 shadow-float"
      >
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center rounded-full"
          style={{ background: `conic-gradient(var(--brand) ${done / all}turn, var(--sunken-2) 0)` }}
        >
          <span className="size-5 rounded-full bg-raised" />
        </span>
        <span className="min-w-0 flex-1 py-2" aria-live="polite">
          <span className="block truncate text-small font-bold">{state}</span>
          {time && <span className="block truncate text-caption text-ink-2">{time}</span>}
        </span>
        <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3 rtl:-scale-x-100" />
      </Link>
    </aside>
  );
}
