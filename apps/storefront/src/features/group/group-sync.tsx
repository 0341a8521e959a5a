import type { GroupOrder } from "@dasturxon/contract";
import { listen } from "@dasturxon/contract/live-events";
import { useEffect } from "react";
import { call } from "../../platform/api.ts";
import { basketStore, clearBasket } from "../../shop/basket/basket.ts";
import { groupStore, liveGroupStore } from "../../shop/basket/group.ts";
import type { JoinedGroup } from "../../shop/basket/group.ts";
import { lastOrderStore } from "../../shop/basket/last-order.ts";
import { basketItems, isSameItems, leaveGroup, showGroup } from "./group-actions.ts";

/** A basket rests so long before the others are told of it. */
const REST_MS = 500;
const RETRY_MS = 5_000;

/** On every screen of a member: tells the group of the own basket and hears of the others. */
export function GroupSync({ joined }: { joined: JoinedGroup }) {
  const { id, groupSecret, orderingSince, isHost } = joined;
  useEffect(() => {
    const path = `/orders/v1/group-orders/${id}/events?groupSecret=${encodeURIComponent(groupSecret)}`;
    return listen<GroupOrder>(path, { onEvent: showGroup, onRefused: () => void look(joined) });
  }, [id, groupSecret, joined]);
  const state = liveGroupStore.use()?.state;
  const isTold = orderingSince === null && state === "OPEN";
  useEffect(() => (isTold ? tellBasket(joined) : undefined), [isTold, joined]);
  const last = lastOrderStore.use();
  const isPlaced = isHost && orderingSince !== null && (last?.placedAt ?? 0) > orderingSince;
  const orderId = isPlaced && state !== "ORDERED" ? last?.id : undefined;
  useEffect(() => (orderId ? tellOrder(joined, orderId) : undefined), [orderId, joined]);
  // What a guest took is ordered: the basket is for the next time.
  useEffect(() => {
    const now = groupStore.get();
    if (state !== "ORDERED" || isHost || now?.orderingSince !== null) return;
    clearBasket();
    groupStore.set({ ...now, orderingSince: Date.now() });
  }, [state, isHost]);
  return null;
}

/** Why the stream is refused: a group that is gone is left. */
async function look({ id, groupSecret }: JoinedGroup): Promise<void> {
  const { data, error } = await call("GET /orders/v1/group-orders/{id}", {
    path: { id },
    query: { groupSecret },
  });
  if (data) showGroup(data);
  if (error?.code === "group_not_found") leaveGroup();
}

/** Sends the basket now and at each change, the newest last; what was lost on the way is sent again. */
function tellBasket({ id, memberId, memberKey }: JoinedGroup): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  async function send() {
    const cartItems = basketItems();
    const known = liveGroupStore.get()?.members.find((member) => member.id === memberId)?.cartItems;
    if (known && isSameItems(known, cartItems)) return;
    const { data, error } = await call("PUT /orders/v1/group-orders/{id}/lines", {
      path: { id },
      body: { memberKey, cartItems },
    });
    if (data) showGroup(data);
    if (error && isLost(error) && !isStopped) plan(RETRY_MS);
  }
  function plan(wait: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), wait);
  }
  plan(0);
  const unsubscribe = basketStore.subscribe(() => plan(REST_MS));
  return () => {
    isStopped = true;
    clearTimeout(timer);
    unsubscribe();
  };
}

/** Says which order is the group's, until the server knows it. */
function tellOrder({ id, memberKey }: JoinedGroup, orderId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  async function send() {
    const { data, error } = await call("POST /orders/v1/group-orders/{id}/order", {
      path: { id },
      body: { memberKey, orderId },
    });
    if (data) showGroup(data);
    else if (isLost(error) && !isStopped) timer = setTimeout(() => void send(), RETRY_MS);
  }
  void send();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Not refused: it may go through the next time. */
function isLost({ statusCode }: { statusCode: number }): boolean {
  return statusCode === 0 || statusCode >= 500 || statusCode === 429;
}
