/** Which reviews the staff look at: all, those of three stars and below, those with words and without an answer. [OR-10] */
export const REVIEWS_SHOWN = ["ALL", "LOW", "UNANSWERED"] as const;
export type ReviewsShown = (typeof REVIEWS_SHOWN)[number];
