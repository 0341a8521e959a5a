import type { endpoints, GroupOrder } from "@dasturxon/contract";
import type { ParsedOf } from "@dasturxon/contract/endpoint";
import {
  countGroupParts,
  groupLineKey,
  MAX_GROUP_PARTS,
  splitGroupOrder,
} from "@dasturxon/domain/group-order";
import type { Tx } from "../../../platform/database/index.ts";
import { isRefused, refuse, type RefusedBy } from "../../../platform/http/index.ts";
import { selectAreSold } from "../../products/index.ts";
import { type OrderRow, selectOrder } from "../queries.ts";
import { type GroupRow, updateGroup, updateMemberLines } from "./queries.ts";
import { changed, enterGroup, type GroupRequest, overOf, viewGroup } from "./show-group.ts";

type Lines = typeof endpoints.changeGroupLines;
type State = typeof endpoints.changeGroupState;
type Ordered = typeof endpoints.orderOfGroup;

/** What a member takes, whole [GR-1]; nothing once the host has locked the group. */
export async function changeLines(
  tx: Tx,
  request: GroupRequest & ParsedOf<Lines>["body"],
): Promise<GroupOrder | RefusedBy<Lines>> {
  const { merchantId, id, cartItems, now } = request;
  const entered = await enterGroup(tx, request);
  if (isRefused(entered)) return entered;
  const over = overOf(entered.row, now);
  if (over) return over;
  if (entered.row.state === "LOCKED") return refuse("group_locked");
  const others = entered.row.members.flatMap((member) =>
    member.id === entered.memberId ? [] : member.cartItems,
  );
  if (countGroupParts([...others, ...cartItems]) > MAX_GROUP_PARTS)
    return refuse("bad_request", { field: "cartItems" });
  const productIds = cartItems.map(({ productId }) => productId);
  if (!(await selectAreSold(tx, merchantId, productIds)))
    return refuse("product_not_found", { field: "cartItems" });
  await updateMemberLines(tx, merchantId, { groupId: id, id: entered.memberId, cartItems });
  await updateGroup(tx, merchantId, { id });
  return changed(tx, request);
}

/** The host locks the group, opens it again or calls it off; to anybody else there is no such group. */
export async function changeState(
  tx: Tx,
  request: GroupRequest & ParsedOf<State>["body"],
): Promise<GroupOrder | RefusedBy<State>> {
  const entered = await enterGroup(tx, request);
  if (isRefused(entered)) return entered;
  if (!entered.isHost) return refuse("group_not_found");
  const over = overOf(entered.row, request.now);
  if (over) return over;
  if (entered.row.state === request.state) return viewGroup(entered.row, request.now);
  await updateGroup(tx, request.merchantId, { id: request.id, state: request.state });
  return changed(tx, request);
}

/** The host's order is the group's: it is split by who took what [GR-3]. Told again, it is the same. */
export async function orderOfGroup(
  tx: Tx,
  request: GroupRequest & ParsedOf<Ordered>["body"] & { userId: string },
): Promise<GroupOrder | RefusedBy<Ordered>> {
  const { merchantId, id, orderId, userId, now } = request;
  const order = await selectOrder(tx, merchantId, { id: orderId, userId });
  if (!order) return refuse("not_found");
  const entered = await enterGroup(tx, request);
  if (isRefused(entered)) return entered;
  const { row, isHost, memberId } = entered;
  if (!isHost) return refuse("group_not_found");
  // What the host ordered before or took back is not what the group filled.
  if (order.createdAt < row.createdAt || order.status === "CANCELED") return refuse("not_found");
  if (row.orderId === order.id) return viewGroup(row, now);
  // The order is there, however late the group hears of it.
  if (row.state === "ORDERED" || row.state === "CANCELED") return refuse("group_over");
  const shares = sharesOf(row, { order, hostId: memberId });
  await updateGroup(tx, merchantId, { id, state: "ORDERED", orderId: order.id, shares });
  return changed(tx, request);
}

function sharesOf({ members }: GroupRow, { order, hostId }: { order: OrderRow; hostId: string }) {
  const { breakdown, lines } = order;
  return splitGroupOrder({
    memberIds: members.map(({ id }) => id),
    hostId,
    taken: members.flatMap(({ id, cartItems }) =>
      cartItems.map((item) => ({ memberId: id, key: groupLineKey(item), count: item.count })),
    ),
    lines: lines.map((line) => ({ ...line, key: groupLineKey(line) })),
    deliveryPrice: breakdown.deliveryPrice - breakdown.deliveryDiscount,
    servicePrice: breakdown.servicePrice,
    totalPrice: breakdown.totalPrice,
  });
}
