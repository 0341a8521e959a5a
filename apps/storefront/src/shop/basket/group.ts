import type { GroupOrder } from "@dasturxon/contract";
import { keptStore } from "../../platform/kept-store.ts";
import { createStore } from "../../platform/store.ts";
import { useBrand } from "../brand/brand.tsx";

/** The order of a group that this device takes part in: its basket is the member's part of it. */
export interface JoinedGroup {
  id: string;
  groupSecret: string;
  memberId: string;
  memberKey: string;
  isHost: boolean;
  /** Milliseconds since 1970 when the host took the whole group's dishes to the checkout; null: not yet. */
  orderingSince: number | null;
}

export const groupStore = keptStore<JoinedGroup | null>({
  name: "group",
  empty: null,
  parse: (kept) => (isGroup(kept) ? kept : null),
});

/** The group as the server last told it. */
export const liveGroupStore = createStore<GroupOrder | null>(null);

/** The group that this device takes part in, where the brand has groups [BR-14]. */
export function useJoinedGroup(): JoinedGroup | null {
  const joined = groupStore.use();
  const { groupOrder: hasGroups } = useBrand().merchant.features;
  return hasGroups ? joined : null;
}

/** The group whose part the basket is: one that is not over; null: what is in the basket is one's own. */
export function useGroupOfBasket(): JoinedGroup | null {
  const joined = useJoinedGroup();
  const live = liveGroupStore.use();
  const isOver = live?.id === joined?.id && live?.state !== "OPEN" && live?.state !== "LOCKED";
  return live && isOver ? null : joined;
}

/** Is the basket a member's part of a group's order? Not once its host orders for all [GR-3]. */
export function useIsPartOfGroup(): boolean {
  return useGroupOfBasket()?.orderingSince === null;
}

/** Of which group the next order is: of the one whose dishes the host has taken to the checkout [GR-3]. */
export function groupToOrder(): { id: string; memberKey: string } | null {
  const joined = groupStore.get();
  return joined?.isHost && joined.orderingSince !== null
    ? { id: joined.id, memberKey: joined.memberKey }
    : null;
}

/** The order is placed: what comes into the basket now is the host's own. */
export function endGroupOrdering(): void {
  groupStore.set((joined) => (joined?.isHost ? { ...joined, orderingSince: null } : joined));
}

function isGroup(kept: unknown): kept is JoinedGroup {
  if (typeof kept !== "object" || kept === null) return false;
  const { id, groupSecret, memberId, memberKey, isHost } = kept as Partial<JoinedGroup>;
  return (
    [id, groupSecret, memberId, memberKey].every((each) => typeof each === "string") &&
    typeof isHost === "boolean"
  );
}
