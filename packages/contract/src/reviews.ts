import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { id, instant } from "./shapes.ts";

/** Review of a product by a customer. Contains only the author's first name. */
export const productReview = z.object({
  productId: id,
  grade: z.int().min(1).max(5),
  comment: z.string().nullable(),
  author: z.string().nullable(),
  createdDate: instant,
  /** Reply of the brand to the whole review. */
  answer: z.string().nullable(),
});

/** Customer's own grade of a product. `canGrade`: the customer has received the product and reviews are enabled. */
export const ownProductGrade = z.object({
  canGrade: z.boolean(),
  grade: z.int().min(1).max(5).nullable(),
  comment: z.string().nullable(),
});

/** Reviews of products by customers. */
export const reviewEndpoints = {
  grades: declareEndpoint({
    method: "GET",
    path: "/products/v1/grade",
    auth: "none",
    summary: "Returns the average grades of products",
    reply: z.array(z.object({ productId: id, grade: z.number(), count: z.int() })),
  }),
  productComments: declareEndpoint({
    method: "GET",
    path: "/products/v1/grade/{productId}/comments",
    auth: "none",
    summary: "Lists the comments on a product, newest first, if productComment is on",
    params: z.object({ productId: id }),
    query: z.object({
      page: z.coerce.number().int().min(0).max(100_000).default(0),
      size: z.coerce.number().int().min(1).max(50).default(10),
    }),
    reply: z.object({
      content: z.array(productReview),
      page: z.int(),
      size: z.int(),
      totalElements: z.int(),
      totalPages: z.int(),
    }),
  }),
  ownGrade: declareEndpoint({
    method: "GET",
    path: "/products/v1/grade/{productId}/own",
    auth: "token",
    summary: "Returns the customer's review of a product, and whether it may be written",
    params: z.object({ productId: id }),
    reply: ownProductGrade,
  }),
  gradeProduct: declareEndpoint({
    method: "POST",
    path: "/products/v1/grade",
    auth: "token",
    perMinute: 60,
    summary: "Reviews a product that the customer received; a second review replaces the first",
    body: z.object({
      productId: id,
      grade: z.int().min(1).max(5),
      comment: z.string().trim().max(1000).nullish(),
    }),
    reply: productReview,
    refusals: ["not_a_buyer", "feature_off"],
  }),
};

export type OwnProductGrade = z.infer<typeof ownProductGrade>;
export type ProductReview = z.infer<typeof productReview>;
