import type { Database, Tx } from "../../../../platform/database/index.ts";
import type { CredentialKeys } from "../../credentials/credentials.ts";
import { isSameSecret, loadCredentials } from "../../credentials/credentials.ts";
import { PaymeError, paymeErrors } from "./payme-errors.ts";
import { paymeMethods } from "./payme-methods.ts";
import { readId, readRequest } from "./payme-request.ts";

/** The login of every kassa in all public code; Payme's page says only to ask for it. */
export const LOGIN = "Paycom";

interface IncomingCall {
  merchantId: string;
  /** The header `Authorization` as it came. */
  authorization: string;
  /** The body as it came: what is wrong with it is answered in Payme's words. */
  text: string;
  now: Date;
}

/**
 * Answers a call of Payme's Merchant API, as JSON text; the HTTP status is always 200 there. Who calls is looked at
 * before anything else; an error undoes nothing but itself [PY-3].
 */
export async function answerPayme(
  { db, ...keys }: { db: Database } & CredentialKeys,
  request: IncomingCall,
): Promise<string> {
  const id = readId(request.text);
  const answer = await db.tenant(request.merchantId, (tx) => answerIn(tx, keys, request));
  return JSON.stringify({ ...answer, id });
}

/** Errors are answers: what was written on the way to one, an expiry, stays. */
async function answerIn(tx: Tx, keys: CredentialKeys, request: IncomingCall): Promise<object> {
  try {
    if (!(await isPayme(tx, keys, request))) throw paymeErrors.notAllowed();
    const { method, params } = readRequest(request.text);
    const work = paymeMethods.get(method);
    if (!work) throw paymeErrors.noMethod(method.slice(0, 100));
    return { result: await work(tx, { merchantId: request.merchantId, params, now: request.now }) };
  } catch (error) {
    if (!(error instanceof PaymeError)) throw error;
    const { code, words: message, data } = error;
    return { error: { code, message, data } };
  }
}

async function isPayme(
  tx: Tx,
  keys: CredentialKeys,
  { merchantId, authorization }: IncomingCall,
): Promise<boolean> {
  const credentials = await loadCredentials(tx, keys, { merchantId, provider: "payme" });
  const [, encoded] = /^Basic ([\w+/=-]{1,500})$/i.exec(authorization.trim()) ?? [];
  if (!credentials?.["key"] || encoded === undefined) return false;
  return isSameSecret(Buffer.from(encoded, "base64").toString("utf8"), `${LOGIN}:${credentials["key"]}`);
}
