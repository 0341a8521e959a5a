/** Filters of reviews: all, three stars and below, or with a comment and without an answer. [OR-10] */
export const REVIEW_FILTERS = ["ALL", "LOW", "UNANSWERED"] as const;
export type ReviewFilter = (typeof REVIEW_FILTERS)[number];
