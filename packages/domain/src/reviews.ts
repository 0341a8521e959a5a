/** Filters of reviews: all, three stars and below, or with a comment and without an answer. [OR-10] */
export const REVIEWS_SHOWN = ["ALL", "LOW", "UNANSWERED"] as const;
export type ReviewsShown = (typeof REVIEWS_SHOWN)[number];
