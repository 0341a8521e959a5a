import type { GroupOrder } from "@dasturxon/contract";
import { groupLineKey } from "@dasturxon/domain/group-order";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import type { Menu } from "../../platform/shapes.ts";
import { addToBasket, basketStore, clearBasket } from "../../shop/basket/basket.ts";
import { groupStore, liveGroupStore } from "../../shop/basket/group.ts";
import type { JoinedGroup } from "../../shop/basket/group.ts";
import { namedChoices } from "../../shop/basket/named-choices.ts";
import { changeFulfillment } from "../../shop/location/fulfillment.ts";
import { menuQuery } from "../../shop/menu/menu-query.ts";

type Items = GroupOrder["members"][number]["cartItems"];

/** A late answer never takes the group back. */
export function showGroup(next: GroupOrder): void {
  liveGroupStore.set((now) => (now?.id === next.id && now.version > next.version ? now : next));
}

/** What the basket holds, as the group is told of it. */
export function basketItems(): Items {
  return basketStore.get().lines.map(({ productId, count, modifications }) => ({
    productId,
    count,
    modifications: modifications.map(({ id, count: times }) => ({ id, count: times })),
  }));
}

/** Are these the same dishes, whatever order their fields came in? */
export function isSameItems(one: Items, other: Items): boolean {
  const words = (items: Items) => items.map((item) => `${groupLineKey(item)}*${item.count}`).join("|");
  return words(one) === words(other);
}

/** Comes into a group: the menu is that of its branch from now on. */
export function enter(entered: {
  group: GroupOrder;
  groupSecret: string;
  memberId: string;
  memberKey: string;
  isHost: boolean;
}): void {
  const { group, ...mine } = entered;
  showGroup(group);
  groupStore.set({ ...mine, id: group.id, orderingSince: null });
  const { branchId, serviceType } = group;
  if (!mine.isHost) changeFulfillment({ serviceType, branchId, nearestBranchId: branchId });
}

/** Puts dishes of the group into an emptied basket. @returns how many the menu does not have any more. */
function fill(menu: Menu, items: Items): number {
  const products = new Map(menu.products.map((product) => [product.id, product]));
  clearBasket();
  let missing = 0;
  for (const { productId, count, modifications } of items) {
    const product = products.get(productId);
    const chosen = product && namedChoices(modifications, product);
    if (chosen) addToBasket(product, chosen, count);
    else missing += 1;
  }
  return missing;
}

async function changeState(
  { id, memberKey }: JoinedGroup,
  state: "OPEN" | "LOCKED" | "CANCELED",
): Promise<ApiError | null> {
  const { data, error } = await call("POST /orders/v1/group-orders/{id}/state", {
    path: { id },
    body: { memberKey, state },
  });
  if (data) showGroup(data);
  return error;
}

/** The host closes the group and takes everybody's dishes to the checkout. */
export async function takeToCheckout(
  joined: JoinedGroup,
): Promise<{ error: ApiError | null; missing: number }> {
  const menu = await menuQuery.load();
  if (!menu) return { error: menuQuery.get().error, missing: 0 };
  const wasOpen = liveGroupStore.get()?.state === "OPEN";
  const error = await changeState(joined, "LOCKED");
  const group = liveGroupStore.get();
  if (error || !group) return { error, missing: 0 };
  // The own part as it is now: the server may not have heard of the last tap. After a cancelled order it knows best.
  const mine = wasOpen && joined.orderingSince === null ? basketItems() : null;
  const items = group.members.flatMap(({ id, cartItems }) =>
    id === joined.memberId && mine ? mine : cartItems,
  );
  // First: from now on the basket is the whole group's, and not told as the host's part.
  groupStore.set({ ...joined, orderingSince: Date.now() });
  return { error: null, missing: fill(menu, items) };
}

/** The basket is the own part again, as the server knows it. */
export async function takeBack(joined: JoinedGroup): Promise<void> {
  const menu = await menuQuery.load();
  const mine = liveGroupStore.get()?.members.find(({ id }) => id === joined.memberId);
  if (!menu || !mine) return;
  fill(menu, mine.cartItems);
  groupStore.set({ ...joined, orderingSince: null });
}

/** Everybody goes on choosing; the host's basket is his own part again. */
export async function openAgain(joined: JoinedGroup): Promise<ApiError | null> {
  if (!(await menuQuery.load())) return menuQuery.get().error;
  // First, or the emptied basket would be told as the own part.
  groupStore.set({ ...joined, orderingSince: joined.orderingSince ?? Date.now() });
  const error = await changeState(joined, "OPEN");
  if (error) groupStore.set(joined);
  else await takeBack(joined);
  return error;
}

/** The host calls it off; the own dishes stay in the basket. */
export async function callOff(joined: JoinedGroup): Promise<ApiError | null> {
  const error = await changeState(joined, "CANCELED");
  if (!error) leaveGroup();
  return error;
}

/** The member who is on the way out by himself: his going is no news to him. */
let leaving: string | null = null;
export const isLeaving = (memberId: string): boolean => leaving === memberId;

/** A guest goes and takes the own dishes along; the basket keeps them. */
export async function goAway(joined: JoinedGroup): Promise<ApiError | null> {
  leaving = joined.memberId;
  const error = await removeMember(joined, joined.memberId);
  leaving = null;
  if (error && error.statusCode === 0) return error;
  leaveGroup();
  return null;
}

/** The host takes somebody out with all that he took. */
export async function removeMember(
  { id, memberId: ownId, memberKey }: JoinedGroup,
  memberId: string,
): Promise<ApiError | null> {
  const { data, error } = await call("POST /orders/v1/group-orders/{id}/members/{memberId}/remove", {
    path: { id, memberId },
    body: { memberKey },
  });
  if (data && memberId !== ownId) showGroup(data);
  return error;
}

/** This device takes part no more; what is in the basket is its own. */
export function leaveGroup(): void {
  groupStore.set(null);
  liveGroupStore.set(null);
}
