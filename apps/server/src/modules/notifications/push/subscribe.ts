import type { Language } from "@dasturxon/domain/language";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { readBrowserKeys, createPushSubscriptionId } from "./browser-keys.ts";
import { deleteSubscriptions, insertOrUpdatePushSubscription, selectSubscriptionIds } from "./queries.ts";

/** Maximum number of browsers per customer. The oldest subscriptions are deleted. */
const MAX_BROWSERS_PER_CUSTOMER = 10;

interface CustomerPushSubscribeRequest {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  language: Language;
  now: Date;
}

/** Subscribes this browser until the session ends. A repeated call updates its keys and language. */
export async function subscribeCustomer(
  tx: Tx,
  { merchantId, id: userId, tokenHash }: { merchantId: string; id: string; tokenHash: Buffer },
  { endpoint, keys, language, now }: CustomerPushSubscribeRequest,
) {
  const read = readBrowserKeys(keys);
  if (!read) return refuse("bad_request", { field: "keys.p256dh", in: "body" });
  const row = { id: createPushSubscriptionId(endpoint), userId, tokenHash, endpoint, ...read, language, now };
  if (!(await insertOrUpdatePushSubscription(tx, merchantId, row)))
    return refuse("bad_request", { field: "keys.auth", in: "body" });
  const tooMany = (await selectSubscriptionIds(tx, merchantId, userId)).slice(MAX_BROWSERS_PER_CUSTOMER);
  if (tooMany.length > 0) await deleteSubscriptions(tx, merchantId, { ids: tooMany, userId });
  return { done: true as const };
}
