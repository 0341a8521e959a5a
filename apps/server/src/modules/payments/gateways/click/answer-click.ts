import type { Database, Tx } from "../../../../platform/database/index.ts";
import { type CredentialKeys, loadCredentials } from "../../credentials/credentials.ts";
import { clickActions } from "./click-actions.ts";
import { ClickError, clickErrors } from "./click-errors.ts";
import { checkFields, isSigned } from "./click-request.ts";

interface IncomingCall {
  merchantId: string;
  /** The form as it came. */
  text: string;
  now: Date;
}

/**
 * Answers Prepare and Complete of Click's SHOP API, as JSON text; the HTTP status is always 200 there. What is missing is
 * looked at first, then who calls; an error undoes nothing but itself [PY-3].
 */
export async function answerClick(
  { db, ...keys }: { db: Database } & CredentialKeys,
  { merchantId, text, now }: IncomingCall,
): Promise<string> {
  const form = new URLSearchParams(text);
  const answer = await db.tenant(merchantId, (tx) => answerIn(tx, keys, { merchantId, form, now }));
  // Told back as it came: a number of 64 bits is none of JavaScript's.
  const id = /^[1-9]\d{0,18}$/.exec(form.get("click_trans_id") ?? "")?.[0] ?? "null";
  const rest = JSON.stringify({ merchant_trans_id: form.get("merchant_trans_id"), ...answer });
  return `{"click_trans_id":${id},${rest.slice(1)}`;
}

/** Errors are answers: what was written on the way to one, a payment that failed, stays. */
async function answerIn(
  tx: Tx,
  keys: CredentialKeys,
  call: { merchantId: string; form: URLSearchParams; now: Date },
): Promise<object> {
  const { merchantId, form } = call;
  try {
    checkFields(form);
    const credentials = await loadCredentials(tx, keys, { merchantId, provider: "click" });
    if (!credentials || !isSigned(form, credentials)) throw clickErrors.wrongSign();
    const act = clickActions.get(form.get("action") ?? "");
    if (!act) throw clickErrors.noAction();
    return { ...(await act(tx, call)), error: 0, error_note: "Success" };
  } catch (error) {
    if (!(error instanceof ClickError)) throw error;
    return { error: error.code, error_note: error.message };
  }
}
