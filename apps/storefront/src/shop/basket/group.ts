import type { GroupOrder } from "@dasturxon/contract";
import { createStoredStore } from "../../platform/stored-store.ts";
import { createStore } from "../../platform/store.ts";
import { useBrand } from "../brand/brand.tsx";

/** Group order that this device takes part in. The basket is the member's part of the order. */
export interface JoinedGroup {
  id: string;
  groupSecret: string;
  memberId: string;
  memberKey: string;
  isHost: boolean;
  /**
   * Time when the host took the dishes of the whole group to the checkout, milliseconds since 1970. Null before that.
   */
  orderingSince: number | null;
}

export const groupStore = createStoredStore<JoinedGroup | null>({
  name: "group",
  empty: null,
  parse: (kept) => (isJoinedGroup(kept) ? kept : null),
});

/** Group as last received from the server. */
export const liveGroupOrderStore = createStore<GroupOrder | null>(null);

/** Returns the group that this device takes part in. Null if the brand has no group orders [BR-14]. */
export function useJoinedGroup(): JoinedGroup | null {
  const joined = groupStore.use();
  const { groupOrder: hasGroups } = useBrand().merchant.features;
  return hasGroups ? joined : null;
}

/** Returns the open group order that the basket belongs to. Null if the basket is the guest's own. */
export function useBasketGroup(): JoinedGroup | null {
  const joined = useJoinedGroup();
  const live = liveGroupOrderStore.use();
  const isOver = live?.id === joined?.id && live?.state !== "OPEN" && live?.state !== "LOCKED";
  return live && isOver ? null : joined;
}

/** Returns whether the basket is a member's part of a group order. False once the host orders for everyone [GR-3]. */
export function useIsBasketPartOfGroupOrder(): boolean {
  return useBasketGroup()?.orderingSince === null;
}

/** Returns the group that the next order is for: the one whose dishes the host has taken to the checkout [GR-3]. */
export function getGroupOrderToPlace(): { id: string; memberKey: string } | null {
  const joined = groupStore.get();
  return joined?.isHost && joined.orderingSince !== null
    ? { id: joined.id, memberKey: joined.memberKey }
    : null;
}

/** Ends ordering for the group after the order is placed. Products added from now on are the host's own. */
export function endGroupOrdering(): void {
  groupStore.set((joined) => (joined?.isHost ? { ...joined, orderingSince: null } : joined));
}

function isJoinedGroup(kept: unknown): kept is JoinedGroup {
  if (typeof kept !== "object" || kept === null) return false;
  const { id, groupSecret, memberId, memberKey, isHost } = kept as Partial<JoinedGroup>;
  return (
    [id, groupSecret, memberId, memberKey].every((each) => typeof each === "string") &&
    typeof isHost === "boolean"
  );
}
