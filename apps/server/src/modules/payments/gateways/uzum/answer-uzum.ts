import type { Database, Tx } from "../../../../platform/database/index.ts";
import {
  type CredentialKeys,
  type Credentials,
  isSameSecret,
  loadCredentials,
} from "../../credentials/credentials.ts";
import { UzumError, uzumErrors } from "./uzum-errors.ts";
import { uzumOperations } from "./uzum-operations.ts";
import { checkService, readBody, type UzumBody } from "./uzum-request.ts";

export interface UzumIncoming {
  merchantId: string;
  /** The last part of the address: `check`, `create` … */
  operation: string;
  /** The header `Authorization` as it came. */
  authorization: string;
  text: string;
  now: Date;
}

/**
 * Answers a call of Uzum's Merchant API: 200, or 400 with its code. Who calls is looked at before anything else; an error
 * undoes nothing but itself [PY-3].
 */
export async function answerUzum(
  { db, ...keys }: { db: Database } & CredentialKeys,
  request: UzumIncoming,
): Promise<{ status: 200 | 400; text: string }> {
  return db.tenant(request.merchantId, (tx) => answerIn(tx, keys, request));
}

/** Errors are answers: what was written on the way to one, a transaction that failed, stays. */
async function answerIn(tx: Tx, keys: CredentialKeys, request: UzumIncoming) {
  const { merchantId, operation, authorization, text, now } = request;
  let body: UzumBody = {};
  try {
    const credentials = await loadCredentials(tx, keys, { merchantId, provider: "uzum" });
    if (!isUzum(authorization, credentials)) throw uzumErrors.notAllowed();
    body = readBody(text);
    const work = uzumOperations.get(operation);
    if (!work) throw uzumErrors.noOperation();
    const serviceId = checkService(body, credentials?.["serviceId"]);
    const answer = { serviceId, timestamp: now.getTime(), ...(await work(tx, { merchantId, body, now })) };
    return { status: 200 as const, text: JSON.stringify(answer) };
  } catch (error) {
    if (!(error instanceof UzumError)) throw error;
    return { status: 400 as const, text: JSON.stringify(refusalOf(error, body, now)) };
  }
}

/** Told back is what Uzum named, where it can be one. */
function refusalOf(error: UzumError, { serviceId, transId }: UzumBody, now: Date): object {
  return {
    ...(typeof serviceId === "number" && { serviceId }),
    ...(typeof transId === "string" && { transId: transId.slice(0, 64) }),
    timestamp: now.getTime(),
    status: "FAILED",
    errorCode: error.code,
  };
}

function isUzum(authorization: string, credentials: Credentials | null): boolean {
  const { login, password } = credentials ?? {};
  const [, encoded] = /^Basic ([\w+/=-]{1,800})$/i.exec(authorization.trim()) ?? [];
  if (!login || !password || encoded === undefined) return false;
  return isSameSecret(Buffer.from(encoded, "base64").toString("utf8"), `${login}:${password}`);
}
