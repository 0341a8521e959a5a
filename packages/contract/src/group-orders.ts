import { GROUP_ORDER_STATES, MAX_GROUP_LINES } from "@dasturxon/domain/group-order";
import { MAX_CHOICE_COUNT } from "@dasturxon/domain/modifiers";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { cartItem } from "./placing.ts";
import { idParams, id, instant, memberKey, money, serviceType } from "./shapes.ts";

/** Secret that is contained only in the group's link. */
const groupSecret = z.string().min(1).max(100);
/**
 * Header with the group's secret. The secret is not part of the address, because addresses are stored in logs and
 * browser histories.
 */
const groupSecretHeader = z.object({ "group-secret": groupSecret });

const memberName = z.string().trim().min(1).max(40);
const countedModifierChoices = z.array(z.object({ id, count: z.int().min(1).max(MAX_CHOICE_COUNT) }));
/** Item of a group order. It has no `whenGone`, because the host sets that field for the whole order at checkout. */
const groupCartItem = cartItem.omit({ price: true, whenGone: true });
const memberLine = groupCartItem.extend({ modifications: countedModifierChoices.max(20).default([]) });
const memberOrderLines = z.array(memberLine).max(MAX_GROUP_LINES);

/** Share of a member in the order, in soʻm. */
export const groupShare = z.object({
  memberId: id,
  dishes: money,
  delivery: money,
  service: money,
  /** Tip for the courier: the host's choice, paid by the host. Absent in orders placed before tips existed. */
  tip: money.default(0),
  discount: money,
  total: money,
});

/** Group order: an order that several people fill from their own phones. The host places it. */
export const groupOrder = z.object({
  id,
  version: z.int(),
  /** State of the group order. `EXPIRED`: the host did not place the order in time. */
  state: z.enum([...GROUP_ORDER_STATES, "EXPIRED"]),
  branchId: id,
  serviceType,
  expiresAt: instant,
  /** Members of the group: the host first, then the others in the order of joining. */
  members: z.array(
    z.object({
      id,
      name: z.string(),
      isHost: z.boolean(),
      cartItems: z.array(groupCartItem),
    }),
  ),
  /**
   * Order that the host placed for the group; null: not placed yet. A cancelled order remains until the host orders
   * again.
   */
  order: z.object({ number: z.int(), totalPrice: money, tip: money, isCanceled: z.boolean() }).nullable(),
  shares: z.array(groupShare).nullable(),
});

/** New member of the group. `memberKey` is returned only once. */
const joinedGroup = z.object({ group: groupOrder, memberId: id, memberKey });

/** Group orders: the host shares a link, members add dishes without signing in, and the host places the order. */
export const groupOrderEndpoints = {
  createGroupOrder: declareEndpoint({
    method: "POST",
    path: "/orders/v1/group-orders",
    auth: "none",
    perMinute: 6,
    summary: "Creates a group order, of which the caller is the host",
    body: z.object({ branchId: id, serviceType, name: memberName, cartItems: memberOrderLines.default([]) }),
    reply: joinedGroup.extend({ groupSecret }),
    refusals: ["feature_off", "branch_not_found", "product_not_found"],
  }),
  groupOrder: declareEndpoint({
    method: "GET",
    path: "/orders/v1/group-orders/{id}",
    auth: "none",
    perMinute: 240,
    summary: "Returns the group to holders of its link",
    params: idParams,
    headers: groupSecretHeader,
    reply: groupOrder,
    refusals: ["feature_off", "group_not_found"],
  }),
  groupOrderEvents: declareEndpoint({
    method: "GET",
    path: "/orders/v1/group-orders/{id}/events",
    auth: "none",
    summary: "Streams the group at each change; the event id is its version",
    params: idParams,
    headers: groupSecretHeader,
    reply: groupOrder,
    kind: "events",
    refusals: ["feature_off", "group_not_found"],
  }),
  joinGroupOrder: declareEndpoint({
    method: "POST",
    path: "/orders/v1/group-orders/{id}/members",
    auth: "none",
    perMinute: 30,
    summary: "Joins a group with a name; at most twenty members",
    params: idParams,
    body: z.object({ groupSecret, name: memberName }),
    reply: joinedGroup,
    refusals: ["feature_off", "group_not_found", "group_full", "group_locked", "group_over"],
  }),
  removeGroupMember: declareEndpoint({
    method: "POST",
    path: "/orders/v1/group-orders/{id}/members/{memberId}/remove",
    auth: "none",
    perMinute: 60,
    summary:
      "Removes a member with the products from an unlocked group: members themselves, the host the others",
    params: idParams.extend({ memberId: id }),
    body: z.object({ memberKey }),
    reply: groupOrder,
    refusals: ["feature_off", "group_not_found", "group_locked", "group_over"],
  }),
  changeGroupLines: declareEndpoint({
    method: "PUT",
    path: "/orders/v1/group-orders/{id}/lines",
    auth: "none",
    perMinute: 240,
    summary: "Replaces the products of a member",
    params: idParams,
    body: z.object({ memberKey, cartItems: memberOrderLines }),
    reply: groupOrder,
    refusals: ["feature_off", "group_not_found", "group_locked", "group_over", "product_not_found"],
  }),
  changeGroupState: declareEndpoint({
    method: "POST",
    path: "/orders/v1/group-orders/{id}/state",
    auth: "none",
    perMinute: 60,
    summary: "Locks, unlocks or closes the group; for the host only",
    params: idParams,
    body: z.object({ memberKey, state: z.enum(["OPEN", "LOCKED", "CANCELED"]) }),
    reply: groupOrder,
    refusals: ["feature_off", "group_not_found", "group_over"],
  }),
};

export type GroupOrder = z.infer<typeof groupOrder>;
export type GroupOrderMemberShare = z.infer<typeof groupShare>;
