import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { id, instant } from "./shapes.ts";

/** Review of a product by a customer. Contains only the author's first name. */
export const productComment = z.object({
  productId: id,
  grade: z.int().min(1).max(5),
  comment: z.string().nullable(),
  author: z.string().nullable(),
  createdDate: instant,
  /** Reply of the brand to the whole review. */
  answer: z.string().nullable(),
});

/** Customer's own grade of a product. `canGrade`: the customer has received the product and reviews are enabled. */
export const ownGrade = z.object({
  canGrade: z.boolean(),
  grade: z.int().min(1).max(5).nullable(),
  comment: z.string().nullable(),
});

/** Reviews of products by customers. */
export const reviews = {
  grades: endpoint({
    method: "GET",
    path: "/products/v1/grade",
    auth: "none",
    summary: "Returns the average grades of products",
    reply: z.array(z.object({ productId: id, grade: z.number(), count: z.int() })),
  }),
  productComments: endpoint({
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
      content: z.array(productComment),
      page: z.int(),
      size: z.int(),
      totalElements: z.int(),
      totalPages: z.int(),
    }),
  }),
  ownGrade: endpoint({
    method: "GET",
    path: "/products/v1/grade/{productId}/own",
    auth: "token",
    summary: "Returns the customer's review of a product, and whether it may be written",
    params: z.object({ productId: id }),
    reply: ownGrade,
  }),
  gradeProduct: endpoint({
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
    reply: productComment,
    refusals: ["not_a_buyer", "feature_off"],
  }),
};

export type OwnGrade = z.infer<typeof ownGrade>;
export type ProductComment = z.infer<typeof productComment>;
