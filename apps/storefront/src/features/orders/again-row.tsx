import { RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { call } from "../../platform/api.ts";
import { useT } from "../../platform/i18n.tsx";
import { createStoredStore } from "../../platform/stored-store.ts";
import { createQuery } from "../../platform/query.ts";
import type { Order } from "../../platform/shapes.ts";
import { useText } from "../../shop/brand/brand.tsx";
import { useJoinByCommas } from "../../shop/brand/listed-words.ts";
import { getProductIcon } from "../../shop/menu/product-mark.ts";
import {
  PAST_ORDERS_SECTION_ID,
  HAS_PAST_ORDERS_KEY,
  removePastOrdersSpace,
} from "../../shop/session/past-orders-room.ts";
import { Picture } from "../../ui/picture.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { findDistinctOrders } from "./different-orders.ts";
import { RepeatOrderQuestion, useRepeatOrder } from "./repeat-order.ts";

const PAST_ORDERS_PAGE_SIZE = 10;
const PAST_ORDERS_MAX_AGE_MS = 60_000;
const hasPastOrdersStore = createStoredStore<boolean>({
  name: HAS_PAST_ORDERS_KEY,
  empty: false,
  parse: (kept) => (kept === true ? true : null),
});
const pastOrdersQuery = createQuery(
  (userId: string) =>
    call("GET /orders/v1/orders/user/{userId}", {
      path: { userId },
      query: { page: 0, size: PAST_ORDERS_PAGE_SIZE, onlyArchive: "true" },
    }),
  { kept: 1, freshForMs: PAST_ORDERS_MAX_AGE_MS },
);

/**
 * Renders a customer's past orders over the menu. Each can be repeated in one tap [OR-9]. If the page did not reserve
 * space for them at its first paint, they are shown on the next page load, to avoid a layout shift.
 */
export function PastOrdersRow({ userId }: { userId: string }) {
  const t = useT();
  const { data, error } = pastOrdersQuery.use(userId);
  const orders = data && findDistinctOrders(data.content);
  const place = usePastOrdersElement();
  const isAny = orders && orders.length > 0;
  const isLost = data === null && error !== null;
  useEffect(() => {
    if (isAny === null) return;
    hasPastOrdersStore.set(isAny);
    if (!isAny) removePastOrdersSpace();
  }, [isAny]);
  // After a failed request, the reserved space is removed. The next page load tries again.
  useEffect(() => {
    if (isLost) removePastOrdersSpace();
  }, [isLost]);
  if (!place || isLost || isAny === false) return null;
  return createPortal(
    <section aria-labelledby="again-title">
      <h2 id="again-title">{t("order.repeat")}</h2>
      <ul>
        {orders?.map((order) => (
          <li key={order.id}>
            <PastOrder order={order} />
          </li>
        )) ?? (
          <li>
            <Skeleton className="h-16" />
          </li>
        )}
      </ul>
    </section>,
    place,
  );
}

/** Returns the element for past orders. Null if the page has not reserved space. */
function usePastOrdersElement(): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    const hasRoom = "again" in document.documentElement.dataset;
    setPlace(hasRoom ? document.getElementById(PAST_ORDERS_SECTION_ID) : null);
  }, []);
  return place;
}

function PastOrder({ order }: { order: Order }) {
  const t = useT();
  const listedWords = useJoinByCommas();
  const text = useText();
  const { repeat, isBusy, question } = useRepeatOrder(order);
  const names = listedWords(order.cartItems.map((line) => text(line.name)));
  const [first] = order.cartItems;
  return (
    <>
      <button
        type="button"
        aria-label={`${t("order.repeat")}: ${names}`}
        aria-busy={isBusy}
        disabled={isBusy}
        onClick={() => repeat()}
      >
        {first && (
          <Picture
            image={first.image}
            mark={getProductIcon(first.productId)}
            ground={first.imageGround}
            alt=""
            width={48}
            height={48}
            sizes="48px"
            className="size-12 shrink-0 rounded-[12px]"
          />
        )}
        <span className="line-clamp-2 min-w-0 flex-1 text-start text-small">{names}</span>
        <RotateCcw size={18} aria-hidden className="shrink-0 text-brand-ink" />
      </button>
      {/* Rendered outside of the row, because the styles of the row's buttons must not apply to the dialog. */}
      {createPortal(<RepeatOrderQuestion {...question} />, document.body)}
    </>
  );
}
