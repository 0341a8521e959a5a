import type { Database, Tx } from "../../../../platform/database/index.ts";
import { type CredentialKeys, type Credentials, isBasic } from "../../credentials/credentials.ts";
import { letIn } from "../../credentials/let-in.ts";
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
  doors: { db: Database } & CredentialKeys,
  { merchantId, authorization, text, now }: IncomingCall,
): Promise<string> {
  const id = readId(text);
  const caller = {
    merchantId,
    provider: "payme" as const,
    isLetIn: ({ key = "" }: Credentials) => isBasic(authorization, { login: LOGIN, password: key }),
  };
  const answer = await letIn(doors, caller, (tx) => answerIn(tx, { merchantId, text, now }));
  return JSON.stringify({ ...(answer ?? refusalOf(paymeErrors.notAllowed())), id });
}

/** Errors are answers: what was written on the way to one, an expiry, stays. */
async function answerIn(tx: Tx, { merchantId, text, now }: Omit<IncomingCall, "authorization">) {
  try {
    const { method, params } = readRequest(text);
    const work = paymeMethods.get(method);
    if (!work) throw paymeErrors.noMethod(method.slice(0, 100));
    return { result: await work(tx, { merchantId, params, now }) };
  } catch (error) {
    if (!(error instanceof PaymeError)) throw error;
    return refusalOf(error);
  }
}

const refusalOf = ({ code, words: message, data }: PaymeError) => ({ error: { code, message, data } });
