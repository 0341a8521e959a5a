import type { GroupOrder } from "@dasturxon/contract";
import { FetchedEvents } from "@dasturxon/contract/fetched-events";
import { listenToEvents } from "@dasturxon/contract/live-events";
import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { call } from "../../platform/api.ts";
import { useT } from "../../platform/i18n.tsx";
import { getPageMerchantId } from "../../platform/storage.ts";
import { basketStore, clearBasket } from "../../shop/basket/basket.ts";
import { groupStore, liveGroupOrderStore } from "../../shop/basket/group.ts";
import type { JoinedGroup } from "../../shop/basket/group.ts";
import { toast } from "../../ui/toast.tsx";
import {
  getBasketAsGroupItems,
  isGroupMemberLeaving,
  hasSameItems,
  removeGroupFromDevice,
  updateLiveGroupOrder,
  restoreOwnBasket,
} from "./group-actions.ts";

/** Debounce time before the basket is sent to the group, milliseconds. */
const GROUP_BASKET_SEND_DEBOUNCE_MS = 500;
const GROUP_STREAM_RETRY_DELAY_MS = 5_000;

/** Synchronizes the group on every screen of a member: sends the member's basket and receives the changes of others. */
export function GroupSync({ joined }: { joined: JoinedGroup }) {
  const t = useT();
  const { id, memberId, groupSecret, orderingSince, isHost } = joined;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const headers = { "Merchant-Id": getPageMerchantId(), "group-secret": groupSecret };
    return listenToEvents<GroupOrder>(`/orders/v1/group-orders/${id}/events`, {
      open: (url) => new FetchedEvents(url, headers),
      onEvent: updateLiveGroupOrder,
      onRefused: () => void leaveGroupIfMissing(joined),
    });
  }, [id, groupSecret, joined]);
  const live = liveGroupOrderStore.use();
  const state = live?.id === id ? live.state : undefined;
  const isTold = orderingSince === null && state === "OPEN";
  useEffect(() => (isTold ? sendGroupBasket(joined) : undefined), [isTold, joined]);
  // The group order with the guest's dishes was placed, so the basket is emptied for the next order.
  useEffect(() => {
    const now = groupStore.get();
    if (state !== "ORDERED" || isHost || now?.orderingSince !== null) return;
    clearBasket();
    groupStore.set({ ...now, orderingSince: Date.now() });
  }, [state, isHost]);
  // The order of the group was cancelled and the host reopened the group. The guest's own dishes are restored in the
  // basket.
  const isBack = state === "OPEN" && !isHost && orderingSince !== null;
  useEffect(() => (isBack ? void restoreOwnBasket(joined) : undefined), [isBack, joined]);
  const tellState = useEffectEvent((now: "LOCKED" | "ORDERED") => {
    if (pathname === `/group/${id}`) return;
    const action = { label: t("group.show"), onPress: () => void navigate(`/group/${id}`) };
    void toast({ text: t(`group.state.${now}`), action });
  });
  useEffect(() => {
    if (!isHost && (state === "LOCKED" || state === "ORDERED")) tellState(state);
  }, [state, isHost]);
  const tellLate = useEffectEvent(() => void toast({ text: t("group.tooLate"), tone: "bad" }));
  // Changes after the lock are not sent, because the host has already taken the dishes to the checkout.
  useEffect(
    () => (state === "LOCKED" && !isHost ? basketStore.subscribe(() => tellLate()) : undefined),
    [state, isHost],
  );
  const isRemoved = live?.id === id && !live.members.some((member) => member.id === memberId);
  useEffect(() => {
    if (!isRemoved || isGroupMemberLeaving(memberId)) return;
    removeGroupFromDevice();
    void toast({ text: t("group.removed"), tone: "bad" });
  }, [isRemoved, memberId, t]);
  return null;
}

/** Handles a refused event stream of the group. Leaves the group if it no longer exists. */
async function leaveGroupIfMissing({ id, groupSecret }: JoinedGroup): Promise<void> {
  const { data, error } = await call("GET /orders/v1/group-orders/{id}", {
    path: { id },
    headers: { "group-secret": groupSecret },
  });
  if (data) updateLiveGroupOrder(data);
  if (error?.code === "group_not_found" || error?.code === "feature_off") removeGroupFromDevice();
}

/** Sends the basket now and after each change. Retries failed requests. Returns a function that stops it. */
function sendGroupBasket({ id, memberId, memberKey }: JoinedGroup): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  async function sendGroupItems() {
    const cartItems = getBasketAsGroupItems();
    const known = liveGroupOrderStore.get()?.members.find((member) => member.id === memberId)?.cartItems;
    if (known && hasSameItems(known, cartItems)) return;
    const { data, error } = await call("PUT /orders/v1/group-orders/{id}/lines", {
      path: { id },
      body: { memberKey, cartItems },
    });
    if (data) updateLiveGroupOrder(data);
    if (error && isTemporaryError(error) && !isStopped) scheduleSend(GROUP_STREAM_RETRY_DELAY_MS);
  }
  function scheduleSend(wait: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void sendGroupItems(), wait);
  }
  scheduleSend(0);
  const unsubscribe = basketStore.subscribe(() => scheduleSend(GROUP_BASKET_SEND_DEBOUNCE_MS));
  return () => {
    isStopped = true;
    clearTimeout(timer);
    unsubscribe();
  };
}

/** Returns whether the error is temporary, so that a retry may succeed. */
function isTemporaryError({ statusCode }: { statusCode: number }): boolean {
  return statusCode === 0 || statusCode >= 500 || statusCode === 429;
}
