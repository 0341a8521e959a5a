import type { GroupOrder } from "@dasturxon/contract";
import { createGroupLineKey } from "@dasturxon/domain/group-order";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import type { Menu } from "../../platform/shapes.ts";
import { addToBasket, basketStore, clearBasket } from "../../shop/basket/basket.ts";
import { groupStore, liveGroupOrderStore } from "../../shop/basket/group.ts";
import type { JoinedGroup } from "../../shop/basket/group.ts";
import { toCurrentModifications } from "../../shop/basket/named-choices.ts";
import { changeFulfillment } from "../../shop/location/fulfillment.ts";
import { menuQuery } from "../../shop/menu/menu-query.ts";

type GroupCartItems = GroupOrder["members"][number]["cartItems"];

/** Shows a new version of the group. Ignores a version older than the shown one. */
export function updateLiveGroupOrder(next: GroupOrder): void {
  liveGroupOrderStore.set((now) => (now?.id === next.id && now.version > next.version ? now : next));
}

/** Returns the content of the basket in the form that the group API uses. */
export function getBasketAsGroupItems(): GroupCartItems {
  return basketStore.get().lines.map(({ productId, count, modifications }) => ({
    productId,
    count,
    modifications: modifications.map(({ id, count: times }) => ({ id, count: times })),
  }));
}

/** Returns whether both lists have the same dishes. The sequence of the fields of a dish does not matter. */
export function hasSameItems(one: GroupCartItems, other: GroupCartItems): boolean {
  const formatGroupItems = (items: GroupCartItems) =>
    items.map((item) => `${createGroupLineKey(item)}*${item.count}`).join("|");
  return formatGroupItems(one) === formatGroupItems(other);
}

/** Enters a group. The menu then follows the group's branch. */
export function enterGroup(entered: {
  group: GroupOrder;
  groupSecret: string;
  memberId: string;
  memberKey: string;
  isHost: boolean;
}): void {
  const { group, ...mine } = entered;
  updateLiveGroupOrder(group);
  groupStore.set({ ...mine, id: group.id, orderingSince: null });
  const { branchId, serviceType } = group;
  if (!mine.isHost) changeFulfillment({ serviceType, branchId, nearestBranchId: branchId });
}

/** Replaces the basket by dishes of the group. @returns the number of dishes that the menu no longer has. */
function replaceBasketWithGroupItems(menu: Menu, items: GroupCartItems): number {
  const products = new Map(menu.products.map((product) => [product.id, product]));
  clearBasket();
  let missing = 0;
  for (const { productId, count, modifications } of items) {
    const product = products.get(productId);
    const chosen = product && toCurrentModifications(modifications, product);
    if (chosen) addToBasket(product, chosen, count);
    else missing += 1;
  }
  return missing;
}

async function changeGroupState(
  { id, memberKey }: JoinedGroup,
  state: "OPEN" | "LOCKED" | "CANCELED",
): Promise<ApiError | null> {
  const { data, error } = await call("POST /orders/v1/group-orders/{id}/state", {
    path: { id },
    body: { memberKey, state },
  });
  if (data) updateLiveGroupOrder(data);
  return error;
}

/** Locks the group (host only) and moves all members' dishes to the checkout. */
export async function lockGroupForCheckout(
  joined: JoinedGroup,
): Promise<{ error: ApiError | null; missing: number }> {
  const menu = await menuQuery.load();
  if (!menu) return { error: menuQuery.get().error, missing: 0 };
  const wasOpen = liveGroupOrderStore.get()?.state === "OPEN";
  const error = await changeGroupState(joined, "LOCKED");
  const group = liveGroupOrderStore.get();
  if (error || !group) return { error, missing: 0 };
  // For the host's own dishes, uses the current basket, because the server may not have received its last change. After
  // a cancelled order of the group, uses the server's data.
  const mine = wasOpen && joined.orderingSince === null ? getBasketAsGroupItems() : null;
  const items = group.members.flatMap(({ id, cartItems }) =>
    id === joined.memberId && mine ? mine : cartItems,
  );
  // `groupStore` must be set before the basket. From then on, the basket contains the dishes of the whole group and is
  // not sent as the host's part.
  groupStore.set({ ...joined, orderingSince: Date.now() });
  return { error: null, missing: replaceBasketWithGroupItems(menu, items) };
}

/** Replaces the basket by the member's own part of the group order, from the server's data. */
export async function restoreOwnBasket(joined: JoinedGroup): Promise<void> {
  const menu = await menuQuery.load();
  const mine = liveGroupOrderStore.get()?.members.find(({ id }) => id === joined.memberId);
  if (!menu || !mine) return;
  replaceBasketWithGroupItems(menu, mine.cartItems);
  groupStore.set({ ...joined, orderingSince: null });
}

/** Reopens the group for all members. The host's basket is their own part again. */
export async function reopenGroup(joined: JoinedGroup): Promise<ApiError | null> {
  if (!(await menuQuery.load())) return menuQuery.get().error;
  // `groupStore` must be set before the basket is emptied. Otherwise the emptied basket would be sent as the host's
  // part.
  groupStore.set({ ...joined, orderingSince: joined.orderingSince ?? Date.now() });
  const error = await changeGroupState(joined, "OPEN");
  if (error) groupStore.set(joined);
  else await restoreOwnBasket(joined);
  return error;
}

/** Cancels the group (host only). The host's dishes remain in the basket. */
export async function cancelGroup(joined: JoinedGroup): Promise<ApiError | null> {
  const error = await changeGroupState(joined, "CANCELED");
  if (!error) removeGroupFromDevice();
  return error;
}

/** Id of the member who is leaving on this device. No message about the removal is shown for that member. */
let leavingGroupMemberId: string | null = null;
export const isGroupMemberLeaving = (memberId: string): boolean => leavingGroupMemberId === memberId;

/** Leaves the group (guest only). The guest's dishes remain in the basket. */
export async function leaveGroupOnServer(joined: JoinedGroup): Promise<ApiError | null> {
  leavingGroupMemberId = joined.memberId;
  const error = await removeMember(joined, joined.memberId);
  leavingGroupMemberId = null;
  if (error && error.statusCode === 0) return error;
  removeGroupFromDevice();
  return null;
}

/** Removes a member and their dishes (host only). */
export async function removeMember(
  { id, memberId: ownId, memberKey }: JoinedGroup,
  memberId: string,
): Promise<ApiError | null> {
  const { data, error } = await call("POST /orders/v1/group-orders/{id}/members/{memberId}/remove", {
    path: { id, memberId },
    body: { memberKey },
  });
  if (data && memberId !== ownId) updateLiveGroupOrder(data);
  return error;
}

/** Removes the group from this device. The basket is the guest's own again. */
export function removeGroupFromDevice(): void {
  groupStore.set(null);
  liveGroupOrderStore.set(null);
}
