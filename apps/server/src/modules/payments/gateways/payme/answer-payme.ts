import type { Database, Tx } from "../../../../platform/database/index.ts";
import { type CredentialKeys, type Credentials, matchesBasicAuth } from "../../credentials/credentials.ts";
import { runAsAuthenticatedProvider } from "../../credentials/authenticate-provider.ts";
import { PaymeError, paymeErrors } from "./payme-errors.ts";
import { paymeMethods } from "./payme-methods.ts";
import { readRequestId, parsePaymeRequest } from "./payme-request.ts";

/** Login of every Payme cash register, as found in public code. Payme's documentation only refers to its support. */
export const PAYME_LOGIN = "Paycom";

interface IncomingPaymeCall {
  merchantId: string;
  /** Raw `Authorization` header. */
  authorization: string;
  /** Unparsed body of the request. Parse errors are returned in Payme's format. */
  text: string;
  now: Date;
}

/**
 * Responds to a call of Payme's Merchant API. Returns JSON text. The HTTP status is always 200. Authentication is
 * checked first. An error does not roll back earlier writes [PY-3].
 */
export async function answerPaymeCallback(
  doors: { db: Database } & CredentialKeys,
  { merchantId, authorization, text, now }: IncomingPaymeCall,
): Promise<string> {
  const id = readRequestId(text);
  const caller = {
    merchantId,
    provider: "payme" as const,
    isAuthorized: ({ key = "" }: Credentials) =>
      matchesBasicAuth(authorization, { login: PAYME_LOGIN, password: key }),
  };
  const answer = await runAsAuthenticatedProvider(doors, caller, (tx) =>
    answerPaymeInTransaction(tx, { merchantId, text, now }),
  );
  return JSON.stringify({ ...(answer ?? toPaymeRefusal(paymeErrors.notAllowed())), id });
}

/** Converts errors to responses without a rollback. Earlier writes, for example an expiry, are committed. */
async function answerPaymeInTransaction(
  tx: Tx,
  { merchantId, text, now }: Omit<IncomingPaymeCall, "authorization">,
) {
  try {
    const { method, params } = parsePaymeRequest(text);
    const work = paymeMethods.get(method);
    if (!work) throw paymeErrors.noMethod(method.slice(0, 100));
    return { result: await work(tx, { merchantId, params, now }) };
  } catch (error) {
    if (!(error instanceof PaymeError)) throw error;
    return toPaymeRefusal(error);
  }
}

const toPaymeRefusal = ({ code, words: message, data }: PaymeError) => ({ error: { code, message, data } });
