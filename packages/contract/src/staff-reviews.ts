import { REVIEW_FILTERS } from "@dasturxon/domain/reviews";
import { findTaskRoles } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { idParams, id, instant, textByLanguage } from "./shapes.ts";

const grade = z.int().min(1).max(5);

/** Review of an order, as shown to the staff. Its id is the order's id. */
export const staffReview = z.object({
  id,
  version: z.int(),
  number: z.int(),
  branchId: id,
  orderedDate: instant,
  reviewedDate: instant,
  /** Name of the customer; null if unknown. `phone` is empty after the account was deleted. */
  author: z.string().nullable(),
  phone: z.string(),
  /** Grade of the order; null: only products were graded. */
  grade: grade.nullable(),
  comment: z.string().nullable(),
  products: z.array(
    z.object({
      productId: id,
      name: textByLanguage,
      grade,
      comment: z.string().nullable(),
      /** Whether the comment is hidden from guests. */
      isHidden: z.boolean(),
    }),
  ),
  answer: z.object({ text: z.string(), date: instant, by: z.string().nullable() }).nullable(),
});

/** Reviews and replies to them, for the staff [MN-10, OR-10]. */
export const staffReviewEndpoints = {
  staffReviews: declareEndpoint({
    method: "GET",
    path: "/console/v1/reviews",
    auth: "staff",
    roles: findTaskRoles("read_reviews"),
    summary:
      "Lists reviews of orders, newest first; LOW: up to three stars, UNANSWERED: with text and without an answer",
    query: z.object({
      show: z.enum(REVIEW_FILTERS).default("ALL"),
      branchId: id.optional(),
      page: z.coerce.number().int().min(0).max(100_000).default(0),
      size: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: z.object({
      content: z.array(staffReview),
      page: z.int(),
      size: z.int(),
      totalElements: z.int(),
      totalPages: z.int(),
    }),
  }),
  answerReview: declareEndpoint({
    method: "PUT",
    path: "/console/v1/reviews/{id}/answer",
    auth: "staff",
    roles: findTaskRoles("answer_reviews"),
    summary: "Answers a review publicly, or removes the answer with null",
    params: idParams,
    body: z.object({ version: z.int().min(1), text: z.string().trim().min(1).max(1000).nullable() }),
    reply: staffReview,
    refusals: ["not_found", "stale_version"],
  }),
  hideComment: declareEndpoint({
    method: "PUT",
    path: "/console/v1/reviews/{id}/products/{productId}/hidden",
    auth: "staff",
    roles: findTaskRoles("answer_reviews"),
    summary: "Hides a comment on a product from guests, or shows it again; its grade still counts",
    params: z.object({ id, productId: id }),
    body: z.object({ isHidden: z.boolean() }),
    reply: staffReview,
    refusals: ["not_found"],
  }),
};

export type StaffReview = z.infer<typeof staffReview>;
