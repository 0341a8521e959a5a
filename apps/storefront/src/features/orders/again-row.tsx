import { RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { call } from "../../platform/api.ts";
import { useT } from "../../platform/i18n.tsx";
import { keptStore } from "../../platform/kept-store.ts";
import { query } from "../../platform/query.ts";
import type { Order } from "../../platform/shapes.ts";
import { useText } from "../../shop/brand/brand.tsx";
import { useListedWords } from "../../shop/brand/listed-words.ts";
import { productMark } from "../../shop/menu/product-mark.ts";
import { AGAIN_ID, AGAIN_KEPT, closePastOrdersRoom } from "../../shop/session/past-orders-room.ts";
import { Picture } from "../../ui/picture.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { differentOrders } from "./different-orders.ts";
import { RepeatQuestion, useRepeatOrder } from "./repeat-order.ts";

const ASKED = 10;
const FRESH_MS = 60_000;
const hasPastOrders = keptStore<boolean>({
  name: AGAIN_KEPT,
  empty: false,
  parse: (kept) => (kept === true ? true : null),
});
const pastQuery = query(
  (userId: string) =>
    call("GET /orders/v1/orders/user/{userId}", {
      path: { userId },
      query: { page: 0, size: ASKED, onlyArchive: "true" },
    }),
  { kept: 1, freshForMs: FRESH_MS },
);

/**
 * Past orders of a customer over the menu, each again in one tap [OR-9]. Where this page did not know of them at its
 * first paint there is no place for them: nothing is moved, the next page has one.
 */
export function AgainRow({ userId }: { userId: string }) {
  const t = useT();
  const { data, error } = pastQuery.use(userId);
  const orders = data && differentOrders(data.content);
  const place = usePlace();
  const isAny = orders && orders.length > 0;
  const isLost = data === null && error !== null;
  useEffect(() => {
    if (isAny === null) return;
    hasPastOrders.set(isAny);
    if (!isAny) closePastOrdersRoom();
  }, [isAny]);
  // Without an answer there is nothing to wait for: the next page tries again.
  useEffect(() => {
    if (isLost) closePastOrdersRoom();
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

/** Null where the page has no room kept. */
function usePlace(): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    const hasRoom = "again" in document.documentElement.dataset;
    setPlace(hasRoom ? document.getElementById(AGAIN_ID) : null);
  }, []);
  return place;
}

function PastOrder({ order }: { order: Order }) {
  const t = useT();
  const listedWords = useListedWords();
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
            mark={productMark(first.productId)}
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
      {/* Buttons of the row have a look of their own. */}
      {createPortal(<RepeatQuestion {...question} />, document.body)}
    </>
  );
}
