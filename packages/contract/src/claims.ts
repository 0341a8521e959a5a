import { CLAIM_ANSWERS, CLAIM_FILTERS, CLAIM_REASONS, MAX_CLAIM_TEXT_LENGTH } from "@dasturxon/domain/claim";
import { findTaskRoles } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { orderVersion } from "./board.ts";
import { cashbackGrant } from "./customers.ts";
import { declareEndpoint } from "./endpoint.ts";
import { pictureBody } from "./field-kinds.ts";
import { refundedPart, returnedLine } from "./order.ts";
import { acceptEmptyAsNull, id, idParams, instant, money, textByLanguage } from "./shapes.ts";

const claimText = z.string().trim().min(1).max(MAX_CLAIM_TEXT_LENGTH);

/** Claim about a received order, as its customer sees it. */
export const claim = z.object({
  id,
  orderId: id,
  reason: z.enum(CLAIM_REASONS),
  /** Lines of the order, counted from 0. Empty: the whole order. */
  lines: z.array(returnedLine),
  comment: z.string().nullable(),
  /** Key of the photo, whose address is `/img/{photo}`; null: no photo. */
  photo: z.string().nullable(),
  createdDate: instant,
  /** Time until which the staff have to answer. */
  dueDate: instant,
  /** Answer of the staff; null: the claim is open. `amount`: refund or cashback in soʻm; null: text only. */
  answer: z
    .object({ kind: z.enum(CLAIM_ANSWERS), amount: money.nullable(), text: z.string(), date: instant })
    .nullable(),
});

/** Claim as the staff see it. */
export const staffClaim = claim.extend({
  number: z.int(),
  orderedDate: instant,
  branchId: id,
  /** Name of the customer; null if unknown. `phone` is empty after the account was deleted. */
  author: z.string().nullable(),
  phone: z.string(),
  /** Products that the claim is about, with their number of pieces. */
  dishes: z.array(z.object({ name: textByLanguage, count: z.int() })),
  /** Name of the staff member who answered; null: not answered, or unknown. */
  answeredBy: z.string().nullable(),
});

/** Claims of a customer about a received order, and the answers of the staff [OR-15]. */
export const claimEndpoints = {
  orderClaims: declareEndpoint({
    method: "GET",
    path: "/orders/v1/orders/{id}/claims",
    auth: "token",
    summary: "Returns the customer's claims about an order, newest first, and until when one can be made",
    params: idParams,
    reply: z.object({
      /** Time until which a claim can be made; null: none can be made now. */
      until: instant.nullable(),
      claims: z.array(claim),
    }),
    refusals: ["not_found"],
  }),
  claimOrder: declareEndpoint({
    method: "POST",
    path: "/orders/v1/orders/{id}/claims",
    auth: "token",
    perMinute: 10,
    idempotent: true,
    summary: "Reports a problem with a received order, within 24 hours; one claim can be open at a time",
    params: idParams,
    body: z.object({
      reason: z.enum(CLAIM_REASONS),
      /** Lines of the order, counted from 0. May be empty for `LATE` and `OTHER`. */
      lines: z.array(returnedLine).max(100).default([]),
      comment: acceptEmptyAsNull(claimText).default(null),
    }),
    reply: claim,
    refusals: [
      "not_found",
      "bad_request",
      "transition_not_allowed",
      "stale_version",
      "order_not_paid",
      "forbidden",
      "claim_too_late",
      "claim_open",
    ],
  }),
  addClaimPhoto: declareEndpoint({
    method: "PUT",
    path: "/orders/v1/orders/{id}/claims/photo",
    auth: "token",
    takes: "image",
    perMinute: 10,
    summary: "Sets the photo of the open claim about an order: JPEG, PNG, WebP or AVIF up to 5 MB",
    params: idParams,
    body: pictureBody,
    reply: claim,
    refusals: [
      "not_found",
      "image_unreadable",
      "image_too_many_pixels",
      "payload_too_large",
      "unsupported_type",
      "picture_not_saved",
      "unavailable",
    ],
  }),
  staffClaims: declareEndpoint({
    method: "GET",
    path: "/console/v1/claims",
    auth: "staff",
    roles: findTaskRoles("answer_claims"),
    summary: "Lists claims: open ones by their deadline, answered ones newest first, or all of one order",
    query: z.object({
      show: z.enum(CLAIM_FILTERS).default("OPEN"),
      /** Id of an order. Only the claims of this order are returned, both open and answered ones. */
      orderId: id.optional(),
      branchId: id.optional(),
      page: z.coerce.number().int().min(0).max(100_000).default(0),
      size: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: z.object({
      /** Id of the last console event whose change the list of claims includes. */
      lastEventId: z.string(),
      content: z.array(staffClaim),
      page: z.int(),
      size: z.int(),
      totalElements: z.int(),
      totalPages: z.int(),
    }),
  }),
  answerClaim: declareEndpoint({
    method: "POST",
    path: "/console/v1/claims/{id}/answer",
    auth: "staff",
    roles: findTaskRoles("answer_claims"),
    idempotent: true,
    summary:
      "Answers a claim once: by a refund with the limits of partial refunds, by cashback, or by a text",
    params: idParams,
    body: z.object({
      answer: z.discriminatedUnion("kind", [
        /**
         * `version` is the version of the order for which the staff member saw the amount that can still be refunded.
         */
        z.object({ kind: z.literal("REFUND"), version: orderVersion, part: refundedPart }),
        z.object({ kind: z.literal("CASHBACK"), amount: cashbackGrant }),
        z.object({ kind: z.literal("WORDS") }),
      ]),
      text: claimText,
    }),
    reply: staffClaim,
    refusals: [
      "not_found",
      "forbidden",
      "feature_off",
      "claim_answered",
      "transition_not_allowed",
      "stale_version",
      "order_not_paid",
      "refund_amount_wrong",
    ],
  }),
};

export type Claim = z.infer<typeof claim>;
export type StaffClaim = z.infer<typeof staffClaim>;
