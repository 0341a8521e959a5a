import type { GroupOrder } from "@dasturxon/contract";
import { publishEvent } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { type Refusal, refuse } from "../../../platform/http/index.ts";
import { loadFeatures } from "../../merchants/index.ts";
import { type GroupOrderRow, selectGroup, selectGroupForUpdate, selectMember } from "./queries.ts";
import { matchesSecretHash, parseMemberKey } from "./secrets.ts";

export interface GroupRequest {
  merchantId: string;
  id: string;
  now: Date;
}

/** Returns the group for a request with the group's link [GR-1], if the brand has group orders. */
export async function showGroup(
  tx: Tx,
  request: GroupRequest & { groupSecret: string },
): Promise<GroupOrderRow | Refusal<"group_not_found" | "feature_off">> {
  if (!(await loadFeatures(tx, request.merchantId)).groupOrder) return refuse("feature_off");
  const row = await selectGroup(tx, request.merchantId, request.id);
  return row && matchesSecretHash(request.groupSecret, row.secretHash) ? row : refuse("group_not_found");
}

/**
 * Returns the group, locked until the transaction ends, with the member that the key belongs to. Refuses
 * `group_not_found` if the key is invalid or belongs to another group.
 */
export async function findMemberForUpdate(
  tx: Tx,
  { merchantId, id, memberKey }: GroupRequest & { memberKey: string },
): Promise<
  { row: GroupOrderRow; memberId: string; isHost: boolean } | Refusal<"group_not_found" | "feature_off">
> {
  if (!(await loadFeatures(tx, merchantId)).groupOrder) return refuse("feature_off");
  const key = parseMemberKey(memberKey);
  if (!key) return refuse("group_not_found");
  await selectGroupForUpdate(tx, merchantId, id);
  const member = await selectMember(tx, merchantId, { groupId: id, id: key.memberId });
  if (!member || !matchesSecretHash(key.secret, member.keyHash)) return refuse("group_not_found");
  const row = await selectGroup(tx, merchantId, id);
  return row ? { row, memberId: key.memberId, isHost: member.isHost } : refuse("group_not_found");
}

/** Returns a refusal if the group order has been ordered, was cancelled or has expired, otherwise null. */
export function refuseIfGroupOver(
  { state, expiresAt }: GroupOrderRow,
  now: Date,
): Refusal<"group_over"> | null {
  return state === "ORDERED" || state === "CANCELED" || expiresAt <= now ? refuse("group_over") : null;
}

/** Publishes that a group order changed and returns the current state of the group order. */
export async function publishGroupChange(tx: Tx, { merchantId, id, now }: GroupRequest): Promise<GroupOrder> {
  const row = await selectGroup(tx, merchantId, id);
  if (!row) throw new Error("a changed group has gone");
  await publishEvent(tx, {
    merchantId,
    topic: "group-order-changed",
    key: id,
    payload: { version: row.version },
  });
  return viewGroupOrder(row, now);
}

export function viewGroupOrder(row: GroupOrderRow, now: Date): GroupOrder {
  const { secretHash: _, orderId: __, expiresAt, ...group } = row;
  const isOpen = row.state === "OPEN" || row.state === "LOCKED";
  return {
    ...group,
    state: isOpen && expiresAt <= now ? "EXPIRED" : row.state,
    expiresAt: expiresAt.toISOString(),
  };
}
