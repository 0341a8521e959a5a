import type { GroupOrder } from "@dasturxon/contract";
import { keptStore } from "../../platform/kept-store.ts";
import { createStore } from "../../platform/store.ts";

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

function isGroup(kept: unknown): kept is JoinedGroup {
  if (typeof kept !== "object" || kept === null) return false;
  const { id, groupSecret, memberId, memberKey, isHost } = kept as Partial<JoinedGroup>;
  return (
    [id, groupSecret, memberId, memberKey].every((each) => typeof each === "string") &&
    typeof isHost === "boolean"
  );
}
