import type { Order } from "@dasturxon/contract";
import { groupLineKey, splitGroupOrder } from "@dasturxon/domain/group-order";
import type { Tx } from "../../../platform/database/index.ts";
import { isRefused, refuse, type Refused } from "../../../platform/http/index.ts";
import { type GroupRow, selectGroupOfOrder, updateGroup, updateGroupReleased } from "./queries.ts";
import { changed, enterGroup, type GroupRequest } from "./show-group.ts";

/** A group whose order was cancelled can be ordered again for an hour at least. */
const AGAIN_MS = 3_600_000;

type SplitOrder = Pick<
  Order,
  "id" | "cartItems" | "deliveryPrice" | "deliveryDiscount" | "servicePrice" | "totalPrice"
>;

/**
 * An order that is being placed is the group's: in the same transaction it is split by who took what [GR-3]. One group
 * has one order; a group that was called off has none. However late the host presses the button, the group is his.
 */
export async function orderGroup(
  tx: Tx,
  request: GroupRequest & { memberKey: string; order: SplitOrder },
): Promise<Refused<"group_not_found" | "group_over" | "feature_off"> | null> {
  const { merchantId, id, order } = request;
  const entered = await enterGroup(tx, request);
  if (isRefused(entered)) return entered;
  const { row, isHost, memberId } = entered;
  if (!isHost) return refuse("group_not_found");
  if (row.state === "ORDERED" || row.state === "CANCELED") return refuse("group_over");
  const shares = sharesOf(row, { order, hostId: memberId });
  await updateGroup(tx, merchantId, { id, state: "ORDERED", orderId: order.id, shares });
  await changed(tx, request);
  return null;
}

/** The group's order was cancelled [GR-3]: it is locked as before the checkout, and its host can order it again. */
export async function releaseGroup(
  tx: Tx,
  { merchantId, orderId, now }: { merchantId: string; orderId: string; now: Date },
): Promise<void> {
  const id = await selectGroupOfOrder(tx, merchantId, orderId);
  if (id === null) return;
  const until = new Date(now.getTime() + AGAIN_MS);
  const isReleased = await updateGroupReleased(tx, merchantId, { id, orderId, until });
  if (isReleased) await changed(tx, { merchantId, id, now });
}

function sharesOf({ members }: GroupRow, { order, hostId }: { order: SplitOrder; hostId: string }) {
  return splitGroupOrder({
    memberIds: members.map(({ id }) => id),
    hostId,
    taken: members.flatMap(({ id, cartItems }) =>
      cartItems.map((item) => ({ memberId: id, key: groupLineKey(item), count: item.count })),
    ),
    lines: order.cartItems.map((line) => ({ ...line, key: groupLineKey(line) })),
    deliveryPrice: order.deliveryPrice - order.deliveryDiscount,
    servicePrice: order.servicePrice,
    totalPrice: order.totalPrice,
  });
}
