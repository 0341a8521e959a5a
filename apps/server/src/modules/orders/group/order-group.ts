import type { Order } from "@dasturxon/contract";
import { createGroupLineKey, splitGroupOrder } from "@dasturxon/domain/group-order";
import type { Tx } from "../../../platform/database/index.ts";
import { isRefused, refuse, type Refusal } from "../../../platform/http/index.ts";
import { type GroupOrderRow, selectGroupOfOrder, updateGroup, updateGroupReleased } from "./queries.ts";
import { publishGroupChange, findMemberForUpdate, type GroupRequest } from "./show-group.ts";

/** Minimum time in which a group can be ordered again after its order was cancelled, in milliseconds. */
const GROUP_REORDER_WINDOW_MS = 3_600_000;

type OrderToSplitInGroup = Pick<
  Order,
  "id" | "cartItems" | "deliveryPrice" | "deliveryDiscount" | "servicePrice" | "totalPrice" | "tip"
>;

/**
 * Links an order that is being placed to the group, and stores each member's share of it in the same transaction
 * [GR-3]. Only one order can be placed for a group, and none for a cancelled group. Only the host can order. An expired
 * group can still be ordered.
 */
export async function linkOrderToGroup(
  tx: Tx,
  request: GroupRequest & { memberKey: string; order: OrderToSplitInGroup },
): Promise<Refusal<"group_not_found" | "group_over" | "feature_off"> | null> {
  const { merchantId, id, order } = request;
  const entered = await findMemberForUpdate(tx, request);
  if (isRefused(entered)) return entered;
  const { row, isHost, memberId } = entered;
  if (!isHost) return refuse("group_not_found");
  if (row.state === "ORDERED" || row.state === "CANCELED") return refuse("group_over");
  const shares = splitOrderAmongMembers(row, { order, hostId: memberId });
  await updateGroup(tx, merchantId, { id, state: "ORDERED", orderId: order.id, shares });
  await publishGroupChange(tx, request);
  return null;
}

/**
 * Releases the group order after the order that it became was cancelled [GR-3]. The group is locked, as before the
 * checkout, and the host can order again.
 */
export async function releaseGroupOrderAfterCancel(
  tx: Tx,
  { merchantId, orderId, now }: { merchantId: string; orderId: string; now: Date },
): Promise<void> {
  const id = await selectGroupOfOrder(tx, merchantId, orderId);
  if (id === null) return;
  const until = new Date(now.getTime() + GROUP_REORDER_WINDOW_MS);
  const isReleased = await updateGroupReleased(tx, merchantId, { id, orderId, until });
  if (isReleased) await publishGroupChange(tx, { merchantId, id, now });
}

function splitOrderAmongMembers(
  { members }: GroupOrderRow,
  { order, hostId }: { order: OrderToSplitInGroup; hostId: string },
) {
  return splitGroupOrder({
    memberIds: members.map(({ id }) => id),
    hostId,
    taken: members.flatMap(({ id, cartItems }) =>
      cartItems.map((item) => ({ memberId: id, key: createGroupLineKey(item), count: item.count })),
    ),
    lines: order.cartItems.map((line) => ({ ...line, key: createGroupLineKey(line) })),
    deliveryPrice: order.deliveryPrice - order.deliveryDiscount,
    servicePrice: order.servicePrice,
    totalPrice: order.totalPrice,
    tip: order.tip,
  });
}
