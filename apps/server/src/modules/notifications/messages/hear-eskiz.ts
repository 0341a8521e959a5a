import { smsStatesBefore } from "@dasturxon/domain/sms-state";
import { z } from "zod";
import type { Database } from "../../../platform/database/index.ts";
import { eskizState } from "../gateways/eskiz/eskiz-state.ts";
import { isDeliveryKey } from "./delivery-key.ts";
import { updateTold } from "./queries.ts";

const MAX_PARTS = 20;
const called = z.object({
  status: z.string().max(40),
  sms_count: z.coerce.number().int().min(1).max(MAX_PARTS).nullable().catch(null),
});

/**
 * Handles Eskiz's delivery callback, as JSON or a form. The callback has no signature. The key in its path
 * authenticates it, for this message's state only. Idempotent: repeated and outdated states change nothing.
 */
export async function hearEskiz(
  { db, secret, now }: { db: Database; secret: string; now: Date },
  call: { merchantId: string; id: string; key: string; text: string },
): Promise<{ isHeard: boolean }> {
  const { merchantId, id } = call;
  if (!isDeliveryKey(secret, call)) return { isHeard: false };
  const parsed = called.safeParse(fieldsOf(call.text));
  const state = parsed.success ? eskizState(parsed.data.status) : null;
  if (!parsed.success || state === null) return { isHeard: false };
  const change = {
    id,
    state,
    before: smsStatesBefore(state),
    parts: parsed.data.sms_count,
    isRefunded: false,
    now,
  };
  await db.tenant(merchantId, (tx) => updateTold(tx, merchantId, change));
  return { isHeard: true };
}

function fieldsOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return Object.fromEntries(new URLSearchParams(text));
  }
}
