import type { Database, Tx } from "../../../../platform/database/index.ts";
import type { CredentialKeys, Credentials } from "../../credentials/credentials.ts";
import { authenticateProvider } from "../../credentials/authenticate-provider.ts";
import { clickActions, type ClickCall } from "./click-actions.ts";
import { ClickError, clickErrors } from "./click-errors.ts";
import { isSignedByClick, findInvalidField } from "./click-request.ts";

interface IncomingCall {
  merchantId: string;
  /** Raw form body of the request. */
  text: string;
  now: Date;
}

/**
 * Responds to Prepare and Complete of Click's SHOP API. Returns JSON text. The HTTP status is always 200. Missing
 * fields are checked before the signature. An error does not roll back earlier writes [PY-3].
 */
export async function answerClickCallback(
  doors: { db: Database } & CredentialKeys,
  { merchantId, text, now }: IncomingCall,
): Promise<string> {
  const form = new URLSearchParams(text);
  const answer = refuseInvalidFields(form) ?? (await answerSignedCall(doors, { merchantId, form, now }));
  // Click's id is written to the response as text, because JavaScript numbers cannot represent 64-bit integers.
  const id = /^[1-9]\d{0,18}$/.exec(form.get("click_trans_id") ?? "")?.[0] ?? "null";
  const rest = JSON.stringify({ merchant_trans_id: form.get("merchant_trans_id"), ...answer });
  return `{"click_trans_id":${id},${rest.slice(1)}`;
}

const toClickRefusal = ({ code, message }: ClickError) => ({ error: code, error_note: message });

function refuseInvalidFields(form: URLSearchParams): object | null {
  const wrong = findInvalidField(form);
  return wrong === null ? null : toClickRefusal(clickErrors.wrongRequest(wrong));
}

async function answerSignedCall(
  doors: { db: Database } & CredentialKeys,
  call: Omit<ClickCall, "isAskable">,
): Promise<object> {
  const { merchantId, form } = call;
  const caller = {
    merchantId,
    provider: "click" as const,
    isAuthorized: (credentials: Credentials) => isSignedByClick(form, credentials),
  };
  const answer = await authenticateProvider(doors, caller, (tx, { merchantUserId }) =>
    answerInTransaction(tx, { ...call, isAskable: Boolean(merchantUserId) }),
  );
  return answer ?? toClickRefusal(clickErrors.wrongSign());
}

/** Converts errors to responses without a rollback. Earlier writes, for example of a failed payment, are committed. */
async function answerInTransaction(tx: Tx, call: ClickCall) {
  try {
    const act = clickActions.get(call.form.get("action") ?? "");
    if (!act) throw clickErrors.noAction();
    return { ...(await act(tx, call)), error: 0, error_note: "Success" };
  } catch (error) {
    if (!(error instanceof ClickError)) throw error;
    return toClickRefusal(error);
  }
}
