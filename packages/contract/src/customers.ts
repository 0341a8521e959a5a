import { findTaskRoles } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { idParams, id, instant, money, acceptEmptyAsNull, orderStatus } from "./shapes.ts";

/** Maximum cashback grant in soʻm. Protects against typing errors. */
const MAX_CASHBACK_GRANT = 10_000_000;

/** Schema of an amount of cashback that the staff give to a customer, in soʻm. */
export const cashbackGrant = z.int().min(1).max(MAX_CASHBACK_GRANT).meta({ "x-kind": "sum" });

const listedCustomer = z.object({
  id,
  name: z.string().nullable(),
  phone: z.string(),
  createdDate: instant,
  /**
   * Number of the customer's orders in the branches that the calling staff member works in. `totalPrice` includes only
   * received orders.
   */
  orderCount: z.int(),
  totalPrice: money,
  lastOrderDate: instant.nullable(),
  isBlocked: z.boolean(),
  note: z.string().nullable(),
});

/** Customer of an order, as the staff see it. */
export const orderCustomer = listedCustomer
  .pick({ id: true, name: true, phone: true, orderCount: true })
  .extend({
    /** Whether the guest ordered by the QR code of the table, without a phone. */
    isTableGuest: z.boolean(),
  });

/** Customer as shown to the staff. */
export const customerDetails = listedCustomer.extend({
  version: z.int(),
  cashback: money,
  blocked: z.object({ reason: z.string(), date: instant, by: z.string().nullable() }).nullable(),
  /**
   * Last ten phone changes by the customer, newest first. Previous numbers are masked for roles that cannot list
   * customers.
   */
  phoneChanges: z.array(
    z.object({
      id,
      /** Phone before the change; null: the account had no phone. */
      oldPhone: z.string().nullable(),
      phone: z.string(),
      date: instant,
    }),
  ),
  /** Last ten orders of the customer. */
  orders: z.array(
    z.object({
      id,
      number: z.int(),
      createdDate: instant,
      status: orderStatus,
      totalPrice: money,
      branchId: id,
    }),
  ),
});

/** Customers of the brand, for its staff. */
export const customerEndpoints = {
  customers: declareEndpoint({
    method: "GET",
    path: "/console/v1/customers",
    auth: "staff",
    roles: findTaskRoles("find_customers"),
    summary:
      "Lists customers, newest first, by name or at least four digits of the phone; an operator finds them by phone only",
    query: z.object({
      search: z.string().trim().max(80).default(""),
      page: z.coerce.number().int().min(0).max(100_000).default(0),
      size: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: z.object({
      content: z.array(listedCustomer),
      page: z.int(),
      size: z.int(),
      totalElements: z.int(),
      totalPages: z.int(),
    }),
  }),
  customer: declareEndpoint({
    method: "GET",
    path: "/console/v1/customers/{id}",
    auth: "staff",
    roles: findTaskRoles("find_customers"),
    summary: "Returns one customer with the latest orders",
    params: idParams,
    reply: customerDetails,
    refusals: ["not_found"],
  }),
  noteCustomer: declareEndpoint({
    method: "PUT",
    path: "/console/v1/customers/{id}/note",
    auth: "staff",
    roles: findTaskRoles("note_customers"),
    summary: "Sets the staff's note on a customer; an empty one removes it",
    params: idParams,
    body: z.object({ version: z.int().min(1), note: acceptEmptyAsNull(z.string().trim().max(500)) }),
    reply: customerDetails,
    refusals: ["not_found", "stale_version"],
  }),
  blockCustomer: declareEndpoint({
    method: "PUT",
    path: "/console/v1/customers/{id}/block",
    auth: "staff",
    roles: findTaskRoles("block_customers"),
    summary: "Blocks a customer from ordering for a reason shown to staff, or unblocks with null",
    params: idParams,
    body: z.object({ version: z.int().min(1), reason: z.string().trim().min(1).max(300).nullable() }),
    reply: customerDetails,
    refusals: ["not_found", "stale_version", "forbidden"],
  }),
  grantCashback: declareEndpoint({
    method: "POST",
    path: "/console/v1/customers/{id}/cashback",
    auth: "staff",
    roles: findTaskRoles("grant_cashback"),
    idempotent: true,
    summary: "Grants a customer cashback for a reason recorded in the audit log, and notifies the customer",
    params: idParams,
    body: z.object({
      amount: cashbackGrant,
      reason: z.string().trim().min(1).max(300),
    }),
    reply: customerDetails,
    refusals: ["not_found", "feature_off", "forbidden"],
  }),
};

export type ListedCustomer = z.infer<typeof listedCustomer>;
export type CustomerDetails = z.infer<typeof customerDetails>;
