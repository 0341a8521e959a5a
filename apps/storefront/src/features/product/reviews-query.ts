import type { ProductReview } from "@dasturxon/contract";
import { call } from "../../platform/api.ts";
import { createQuery } from "../../platform/query.ts";

/** Page of reviews of a product. */
export interface ReviewsPage {
  content: ProductReview[];
  totalElements: number;
  totalPages: number;
}

export const REVIEWS_PAGE_SIZE = 5;

/** Cached first page of a product's reviews. The cache holds the last 20 products. */
export const reviewsQuery = createQuery<ReviewsPage, string>(fetchReviews, { freshForMs: 60_000, kept: 20 });

/** Requests a page of reviews of a product, newest first [MN-10]. */
export function fetchReviews(productId: string, page = 0) {
  return call("GET /products/v1/grade/{productId}/comments", {
    path: { productId },
    query: { page, size: REVIEWS_PAGE_SIZE },
  });
}
