import { ECDH } from "node:crypto";
import type { Language } from "@dasturxon/domain/language";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { stableId } from "../../../platform/stable-id.ts";
import { deleteSubscriptions, insertOrUpdateSubscription, selectSubscriptionIds } from "./queries.ts";

/** Nobody reads more browsers than that: the oldest goes. */
const MAX_BROWSERS = 10;

interface SubscribeRequest {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  language: Language;
  now: Date;
}

/** The browser's row, whoever is signed in there. */
export function subscriptionId(endpoint: string): string {
  return stableId("push", endpoint);
}

/** Has the customer told in this browser, as long as the session lasts; asked again, by its newest keys and language. */
export async function subscribe(
  tx: Tx,
  { merchantId, id: userId, tokenHash }: { merchantId: string; id: string; tokenHash: Buffer },
  { endpoint, keys, language, now }: SubscribeRequest,
) {
  const [publicKey, authSecret] = [
    Buffer.from(keys.p256dh, "base64url"),
    Buffer.from(keys.auth, "base64url"),
  ];
  if (!isOnCurve(publicKey)) return refuse("bad_request", { field: "keys.p256dh", in: "body" });
  const id = subscriptionId(endpoint);
  const row = { id, userId, tokenHash, endpoint, publicKey, authSecret, language, now };
  await insertOrUpdateSubscription(tx, merchantId, row);
  const tooMany = (await selectSubscriptionIds(tx, merchantId, userId)).slice(MAX_BROWSERS);
  if (tooMany.length > 0) await deleteSubscriptions(tx, merchantId, { ids: tooMany, userId });
  return { done: true as const };
}

function isOnCurve(key: Buffer): boolean {
  try {
    ECDH.convertKey(key, "prime256v1");
    return true;
  } catch {
    return false;
  }
}
