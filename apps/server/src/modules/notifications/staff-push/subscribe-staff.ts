import type { Language } from "@dasturxon/domain/language";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Session } from "../../../platform/http/index.ts";
import { readBrowserKeys, createPushSubscriptionId } from "../push/browser-keys.ts";
import {
  deleteStaffSubscriptions,
  insertOrUpdateStaffSubscription,
  selectStaffSubscriptionIds,
} from "./queries.ts";

/**
 * Maximum number of browsers per person. One login may be signed in on all tablets of a restaurant. The oldest
 * subscriptions are deleted.
 */
const MAX_BROWSERS_PER_STAFF = 20;

interface StaffPushSubscribeRequest {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  language: Language;
  now: Date;
}

/** Subscribes the browser until the session ends. A repeated call updates keys, language and person. */
export async function subscribeStaff(
  tx: Tx,
  { merchantId, id: staffId, tokenHash }: Pick<Session, "merchantId" | "id" | "tokenHash">,
  { endpoint, keys, language, now }: StaffPushSubscribeRequest,
) {
  const read = readBrowserKeys(keys);
  if (!read) return refuse("bad_request", { field: "keys.p256dh", in: "body" });
  const row = {
    id: createPushSubscriptionId(endpoint),
    staffId,
    tokenHash,
    endpoint,
    ...read,
    language,
    now,
  };
  if (!(await insertOrUpdateStaffSubscription(tx, merchantId, row)))
    return refuse("bad_request", { field: "keys.auth", in: "body" });
  const tooMany = (await selectStaffSubscriptionIds(tx, merchantId, staffId)).slice(MAX_BROWSERS_PER_STAFF);
  if (tooMany.length > 0) await deleteStaffSubscriptions(tx, merchantId, { ids: tooMany, staffId });
  return { done: true as const };
}
