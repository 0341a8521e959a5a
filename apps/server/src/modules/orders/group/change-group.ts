import type { endpoints, GroupOrder } from "@dasturxon/contract";
import type { EndpointParsedInput } from "@dasturxon/contract/endpoint";
import { countGroupParts, MAX_GROUP_PARTS } from "@dasturxon/domain/group-order";
import type { Tx } from "../../../platform/database/index.ts";
import { isRefused, refuse, type EndpointRefusal } from "../../../platform/http/index.ts";
import { selectAreProductsSold } from "../../products/index.ts";
import { deleteMember, updateGroup, updateMemberLines } from "./queries.ts";
import {
  publishGroupChange,
  findMemberForUpdate,
  type GroupRequest,
  refuseIfGroupOver,
  viewGroupOrder,
} from "./show-group.ts";

type ChangeGroupLinesEndpoint = typeof endpoints.changeGroupLines;
type ChangeGroupStateEndpoint = typeof endpoints.changeGroupState;
type RemoveGroupMemberEndpoint = typeof endpoints.removeGroupMember;

/** Replaces the lines of a member of a group order [GR-1]. Refused if the group order is locked or over. */
export async function changeMemberLines(
  tx: Tx,
  request: GroupRequest & EndpointParsedInput<ChangeGroupLinesEndpoint>["body"],
): Promise<GroupOrder | EndpointRefusal<ChangeGroupLinesEndpoint>> {
  const { merchantId, id, cartItems, now } = request;
  const entered = await findMemberForUpdate(tx, request);
  if (isRefused(entered)) return entered;
  const over = refuseIfGroupOver(entered.row, now);
  if (over) return over;
  if (entered.row.state === "LOCKED") return refuse("group_locked");
  const others = entered.row.members.flatMap((member) =>
    member.id === entered.memberId ? [] : member.cartItems,
  );
  if (countGroupParts([...others, ...cartItems]) > MAX_GROUP_PARTS)
    return refuse("bad_request", { field: "cartItems" });
  const productIds = cartItems.map(({ productId }) => productId);
  if (!(await selectAreProductsSold(tx, merchantId, productIds)))
    return refuse("product_not_found", { field: "cartItems" });
  await updateMemberLines(tx, merchantId, { groupId: id, id: entered.memberId, cartItems });
  await updateGroup(tx, merchantId, { id });
  return publishGroupChange(tx, request);
}

/** Locks, reopens or cancels the group. Only for the host: other members get `group_not_found` [GR-2]. */
export async function changeGroupOrderState(
  tx: Tx,
  request: GroupRequest & EndpointParsedInput<ChangeGroupStateEndpoint>["body"],
): Promise<GroupOrder | EndpointRefusal<ChangeGroupStateEndpoint>> {
  const entered = await findMemberForUpdate(tx, request);
  if (isRefused(entered)) return entered;
  if (!entered.isHost) return refuse("group_not_found");
  const over = refuseIfGroupOver(entered.row, request.now);
  if (over) return over;
  if (entered.row.state === request.state) return viewGroupOrder(entered.row, request.now);
  await updateGroup(tx, request.merchantId, { id: request.id, state: request.state });
  return publishGroupChange(tx, request);
}

/**
 * Removes a member and their lines from an open group [GR-2]. Members can remove themselves, and the host can remove
 * others. The host cannot leave, only cancel the group. Removing an absent member is not an error. A removed member can
 * join again by the link.
 */
export async function removeMember(
  tx: Tx,
  request: GroupRequest &
    EndpointParsedInput<RemoveGroupMemberEndpoint>["params"] &
    EndpointParsedInput<RemoveGroupMemberEndpoint>["body"],
): Promise<GroupOrder | EndpointRefusal<RemoveGroupMemberEndpoint>> {
  const { merchantId, id, memberId, now } = request;
  const entered = await findMemberForUpdate(tx, request);
  if (isRefused(entered)) return entered;
  const { row, isHost } = entered;
  const isSelf = memberId === entered.memberId;
  if (isHost === isSelf) return refuse("group_not_found");
  const over = refuseIfGroupOver(row, now);
  if (over) return over;
  if (row.state === "LOCKED") return refuse("group_locked");
  if (!row.members.some((member) => member.id === memberId)) return viewGroupOrder(row, now);
  await deleteMember(tx, merchantId, { groupId: id, id: memberId });
  await updateGroup(tx, merchantId, { id });
  return publishGroupChange(tx, request);
}
