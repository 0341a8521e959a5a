import { useState } from "react";
import type { ApiError } from "../../platform/api.ts";
import { fetchReviews, reviewsQuery } from "./reviews-query.ts";
import type { ReviewsPage } from "./reviews-query.ts";

/**
 * Loads the reviews of a product page by page. `served`: the reviews rendered with the page. `isOld`: whether `served`
 * may be stale.
 */
export function useReviews(
  productId: string,
  { served, isOld }: { served: ReviewsPage | null; isOld: boolean },
) {
  const first = reviewsQuery.use(served && !isOld ? null : productId);
  const [more, setMore] = useState<ReviewsPage["content"]>([]);
  const [pages, setPages] = useState(1);
  const [isBusy, setIsBusy] = useState(false);
  const [failed, setFailed] = useState<ApiError | null>(null);
  // Reviews that the browser requested are newer than those in the served page.
  const data = reviewsQuery.useKnown(productId).data ?? served ?? first.data;

  async function loadMoreReviews() {
    setIsBusy(true);
    const { data: next, error } = await fetchReviews(productId, pages);
    setIsBusy(false);
    setFailed(error);
    if (!next) return;
    setMore([...more, ...next.content]);
    setPages(pages + 1);
  }

  return {
    reviews: data && [...data.content, ...more],
    count: data?.totalElements ?? 0,
    error: failed ?? (data ? null : first.error),
    hasMore: data !== null && pages < data.totalPages,
    isBusy,
    showMore: loadMoreReviews,
    /** Reloads the reviews after the customer has submitted one. */
    renew: () => {
      setMore([]);
      setPages(1);
      void reviewsQuery.reload(productId);
    },
    retry: () => void (data ? loadMoreReviews() : reviewsQuery.reload(productId)),
  };
}
