import type { endpoints } from "@dasturxon/contract";
import type { EndpointParsedInput, EndpointReply } from "@dasturxon/contract/endpoint";
import { GROUP_ORDER_LIFETIME_HOURS, MAX_GROUP_MEMBERS } from "@dasturxon/domain/group-order";
import type { Tx } from "../../../platform/database/index.ts";
import { isRefused, type EndpointRefusal, refuse } from "../../../platform/http/index.ts";
import { newId } from "../../../platform/ids.ts";
import { loadFeatures, selectBranch } from "../../merchants/index.ts";
import { selectAreProductsSold } from "../../products/index.ts";
import { insertGroup, insertMember, selectGroupForUpdate, updateGroup } from "./queries.ts";
import { toMemberKey, createGroupSecret } from "./secrets.ts";
import { publishGroupChange, type GroupRequest, refuseIfGroupOver, showGroup } from "./show-group.ts";

const HOUR_MS = 3_600_000;

type CreateGroupOrderEndpoint = typeof endpoints.createGroupOrder;
type JoinGroupOrderEndpoint = typeof endpoints.joinGroupOrder;

/** Creates a group order [GR-1]. Its creator is the host, signed in or not. */
export async function beginGroupOrder(
  tx: Tx,
  {
    merchantId,
    now,
    ...body
  }: EndpointParsedInput<CreateGroupOrderEndpoint>["body"] & { merchantId: string; now: Date },
): Promise<EndpointReply<CreateGroupOrderEndpoint> | EndpointRefusal<CreateGroupOrderEndpoint>> {
  if (!(await loadFeatures(tx, merchantId)).groupOrder) return refuse("feature_off");
  const branch = await selectBranch(tx, merchantId, body.branchId);
  if (!branch) return refuse("branch_not_found", { field: "branchId" });
  const productIds = body.cartItems.map(({ productId }) => productId);
  if (!(await selectAreProductsSold(tx, merchantId, productIds)))
    return refuse("product_not_found", { field: "cartItems" });
  const id = newId();
  const link = createGroupSecret();
  const expiresAt = new Date(now.getTime() + GROUP_ORDER_LIFETIME_HOURS * HOUR_MS);
  const { branchId, serviceType } = body;
  await insertGroup(tx, merchantId, { id, branchId, serviceType, secretHash: link.hash, now, expiresAt });
  const host = await addMember(tx, { ...body, merchantId, groupId: id, isHost: true, now });
  return { ...host, groupSecret: link.secret, group: await publishGroupChange(tx, { merchantId, id, now }) };
}

/** Adds a member with a name to the group, by the group's link [GR-1]. A group has at most 20 members. */
export async function addMemberToGroupOrder(
  tx: Tx,
  request: GroupRequest & { groupSecret: string; name: string },
): Promise<EndpointReply<JoinGroupOrderEndpoint> | EndpointRefusal<JoinGroupOrderEndpoint>> {
  const { merchantId, id, name, now } = request;
  await selectGroupForUpdate(tx, merchantId, id);
  const row = await showGroup(tx, request);
  if (isRefused(row)) return row;
  const over = refuseIfGroupOver(row, now);
  if (over) return over;
  if (row.state === "LOCKED") return refuse("group_locked");
  if (row.members.length >= MAX_GROUP_MEMBERS) return refuse("group_full");
  const joined = { merchantId, groupId: id, name, isHost: false, cartItems: [], now };
  const member = await addMember(tx, joined);
  await updateGroup(tx, merchantId, { id });
  return { ...member, group: await publishGroupChange(tx, request) };
}

async function addMember(
  tx: Tx,
  member: {
    merchantId: string;
    groupId: string;
    name: string;
    isHost: boolean;
    cartItems: object[];
    now: Date;
  },
): Promise<{ memberId: string; memberKey: string }> {
  const memberId = newId();
  const { secret, hash } = createGroupSecret();
  await insertMember(tx, member.merchantId, { ...member, id: memberId, keyHash: hash });
  return { memberId, memberKey: toMemberKey(memberId, secret) };
}
