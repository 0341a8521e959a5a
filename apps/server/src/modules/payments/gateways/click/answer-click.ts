import type { Database, Tx } from "../../../../platform/database/index.ts";
import type { CredentialKeys, Credentials } from "../../credentials/credentials.ts";
import { runAsAuthenticatedProvider } from "../../credentials/authenticate-provider.ts";
import { clickActions, type ClickCall } from "./click-actions.ts";
import { ClickError, clickErrors } from "./click-errors.ts";
import { isSignedByClick, findInvalidClickField } from "./click-request.ts";

interface IncomingClickCall {
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
  { merchantId, text, now }: IncomingClickCall,
): Promise<string> {
  const form = new URLSearchParams(text);
  const answer = refuseInvalidFields(form) ?? (await answerSignedClickCall(doors, { merchantId, form, now }));
  // Click's id is written to the response as text, because JavaScript numbers cannot represent 64-bit integers.
  const id = /^[1-9]\d{0,18}$/.exec(form.get("click_trans_id") ?? "")?.[0] ?? "null";
  const rest = JSON.stringify({ merchant_trans_id: form.get("merchant_trans_id"), ...answer });
  return `{"click_trans_id":${id},${rest.slice(1)}`;
}

const toClickRefusal = ({ code, message }: ClickError) => ({ error: code, error_note: message });

function refuseInvalidFields(form: URLSearchParams): object | null {
  const wrong = findInvalidClickField(form);
  return wrong === null ? null : toClickRefusal(clickErrors.wrongRequest(wrong));
}

async function answerSignedClickCall(
  doors: { db: Database } & CredentialKeys,
  call: Omit<ClickCall, "isAskable">,
): Promise<object> {
  const { merchantId, form } = call;
  const caller = {
    merchantId,
    provider: "click" as const,
    isAuthorized: (credentials: Credentials) => isSignedByClick(form, credentials),
  };
  const answer = await runAsAuthenticatedProvider(doors, caller, (tx, { merchantUserId }) =>
    answerClickInTransaction(tx, { ...call, isAskable: Boolean(merchantUserId) }),
  );
  return answer ?? toClickRefusal(clickErrors.wrongSign());
}

/** Converts errors to responses without a rollback. Earlier writes, for example of a failed payment, are committed. */
async function answerClickInTransaction(tx: Tx, call: ClickCall) {
  try {
    const act = clickActions.get(call.form.get("action") ?? "");
    if (!act) throw clickErrors.noAction();
    return { ...(await act(tx, call)), error: 0, error_note: "Success" };
  } catch (error) {
    if (!(error instanceof ClickError)) throw error;
    return toClickRefusal(error);
  }
}
