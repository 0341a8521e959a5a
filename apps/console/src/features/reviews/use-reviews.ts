import type { StaffReview } from "@dasturxon/contract";
import type { ReviewFilter } from "@dasturxon/domain/reviews";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage } from "../../platform/use-language.tsx";

const REVIEWS_QUERY_KEY = "reviews";

export const REVIEWS_PAGE_SIZE = 20;

/** Queries a page of reviews, newest first. */
export function useReviews(filter: { show: ReviewFilter; branchId: string | null; page: number }) {
  const { show, branchId, page } = filter;
  return useQuery({
    queryKey: [REVIEWS_QUERY_KEY, show, branchId, page],
    queryFn: () =>
      unwrapApiResult(
        api.call("GET /console/v1/reviews", {
          query: {
            show,
            branchId: branchId ?? undefined,
            page: String(page),
            size: String(REVIEWS_PAGE_SIZE),
          },
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** Returns functions that answer and hide reviews and then refetch them. */
export function useReviewActions() {
  const client = useQueryClient();
  const { language } = useLanguage();
  const refetchReviews = () => client.invalidateQueries({ queryKey: [REVIEWS_QUERY_KEY] });
  return {
    /** Saves the answer to a review. Returns false if the server refused it. The page then shows the current review. */
    async answer({ id, version }: StaffReview, text: string | null): Promise<boolean> {
      const [refusal] = await api.call("PUT /console/v1/reviews/{id}/answer", {
        path: { id },
        body: { version, text },
      });
      if (refusal) showRefusal(refusal, language);
      await refetchReviews();
      return !refusal;
    },
    async hide(id: string, productId: string, isHidden: boolean): Promise<void> {
      const [refusal] = await api.call("PUT /console/v1/reviews/{id}/products/{productId}/hidden", {
        path: { id, productId },
        body: { isHidden },
      });
      if (refusal) showRefusal(refusal, language);
      await refetchReviews();
    },
  };
}
