import { useEffect, useRef } from "react";
import type { OrderReview } from "@dasturxon/contract";
import { useText } from "../../shop/brand/brand.tsx";
import { BrandAnswer } from "../../shop/brand/brand-answer.tsx";
import { call } from "../../platform/api.ts";
import { useT } from "../../platform/i18n.tsx";
import { createStoredStore } from "../../platform/stored-store.ts";
import { usePanel } from "../../platform/panel.ts";
import { createQuery } from "../../platform/query.ts";
import type { Order } from "../../platform/shapes.ts";
import { waitingReviewsStore } from "../../shop/session/waiting-reviews.ts";
import { Button } from "../../ui/button.tsx";
import { Stars } from "../../ui/stars.tsx";
import { listGradedItems } from "./graded-items.ts";
import { reviewDraft, ReviewSheet } from "./review-sheet.tsx";
import type { OrderState } from "./use-order.ts";

/** Maximum number of orders stored as "asked for a review", without a grade. */
const MAX_STORED_REVIEW_PROMPTS = 30;
const reviewPromptStore = createStoredStore<string[]>({
  name: "review-asked",
  empty: [],
  parse: (kept) => (Array.isArray(kept) && kept.every((each) => typeof each === "string") ? kept : null),
});

const reviewQuery = createQuery((id: string) => call("GET /orders/v1/orders/{id}/grade", { path: { id } }));

/** Asks once for a review of a finished order, and shows the customer's review [OR-10]. */
export function ReviewCard({ order, state }: { order: Order; state: OrderState }) {
  const t = useT();
  const panel = usePanel("grade-order");
  const asked = reviewPromptStore.use();
  const { grade = null } = reviewDraft.use(order.id);
  const { data: review } = reviewQuery.use(order.grade === null ? null : order.id);
  useReloadAfterReview(order.id, state.reload);
  const formatStars = (stars: number) => t("review.ofFive", { grade: stars });
  if (order.grade !== null) return <OwnReview order={order} review={review} words={formatStars} />;
  const isQuiet = asked.includes(order.id);
  return (
    <section
      aria-labelledby="review-title"
      className="grid justify-items-center gap-2 rounded-[20px] on-raised px-4 py-4 text-center lg:px-6"
    >
      <h2 id="review-title" className={isQuiet ? "text-small text-ink-2" : "text-title font-bold"}>
        {t("review.ask")}
      </h2>
      <Stars
        label={t("review.ask")}
        grade={grade}
        words={formatStars}
        onChange={(next) => {
          reviewDraft.change(order.id, { grade: next });
          panel.open();
        }}
      />
      {!isQuiet && (
        <Button
          look="plain"
          className="font-medium! text-ink-2!"
          onClick={() =>
            reviewPromptStore.set((known) => [...known, order.id].slice(-MAX_STORED_REVIEW_PROMPTS))
          }
        >
          {t("review.later")}
        </Button>
      )}
      <ReviewSheet
        order={order}
        isOpen={panel.isOpen && grade !== null}
        onClose={panel.close}
        onGraded={state.show}
      />
    </section>
  );
}

/** Reloads the order when a review of it, which waited for a network connection, was sent from any screen. */
function useReloadAfterReview(orderId: string, reload: () => void): void {
  const isWaiting = waitingReviewsStore.use().some((each) => each.orderId === orderId);
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) reload();
    wasWaiting.current = isWaiting;
  }, [isWaiting, reload]);
}

function OwnReview(props: { order: Order; review: OrderReview | null; words(grade: number): string }) {
  const { order, review, words } = props;
  const t = useT();
  const text = useText();
  const names = new Map(listGradedItems(order).map(({ productId, name }) => [productId, name]));
  return (
    <section aria-labelledby="review-own" className="grid gap-2 rounded-[20px] on-raised px-4 py-4 lg:px-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="review-own" className="text-title font-bold">
          {t("review.own")}
        </h2>
        <Stars label={t("review.own")} grade={order.grade} words={words} size="small" />
      </div>
      {review?.comment && (
        <p className="text-small text-ink-2">
          <bdi>{review.comment}</bdi>
        </p>
      )}
      {review && review.products.some(({ grade, comment }) => comment || grade !== order.grade) && (
        <ul className="grid gap-1.5 border-t border-line pt-2 text-small">
          {review.products.map(({ productId, grade, comment }) => (
            <li key={productId} className="flex flex-wrap justify-between gap-x-3">
              <span>{text(names.get(productId))}</span>
              <Stars label={text(names.get(productId))} grade={grade} words={words} size="small" />
              {comment && (
                <span className="w-full text-ink-2">
                  <bdi>{comment}</bdi>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {review?.answer && <BrandAnswer text={review.answer.text} />}
    </section>
  );
}
