import type { Database, Tx } from "../../../../platform/database/index.ts";
import { type CredentialKeys, type Credentials, matchesBasicAuth } from "../../credentials/credentials.ts";
import { runAsAuthenticatedProvider } from "../../credentials/authenticate-provider.ts";
import { UzumError, uzumErrors } from "./uzum-errors.ts";
import { uzumOperations } from "./uzum-operations.ts";
import { parseUzumServiceId, parseUzumBody, type UzumBody } from "./uzum-request.ts";

export interface UzumIncomingCall {
  merchantId: string;
  /** Operation that Uzum calls: the last segment of the path, for example `check` or `create`. */
  operation: string;
  /** Raw `Authorization` header. */
  authorization: string;
  text: string;
  now: Date;
}

/**
 * Responds to a call of Uzum's Merchant API with 200, or 400 and an error code. Authentication is checked first. An
 * error does not roll back earlier writes [PY-3].
 */
export async function answerUzumCallback(
  doors: { db: Database } & CredentialKeys,
  request: UzumIncomingCall,
): Promise<{ status: 200 | 400; text: string }> {
  const { merchantId, authorization, now } = request;
  const caller = {
    merchantId,
    provider: "uzum" as const,
    isAuthorized: ({ login = "", password = "" }: Credentials) =>
      matchesBasicAuth(authorization, { login, password }),
  };
  const answer = await runAsAuthenticatedProvider(doors, caller, (tx, { serviceId }) =>
    answerUzumInTransaction(tx, request, serviceId),
  );
  return answer ?? { status: 400, text: JSON.stringify(toUzumRefusal(uzumErrors.notAllowed(), {}, now)) };
}

/**
 * Converts errors to responses without a rollback. Earlier writes, for example of a failed transaction, are committed.
 */
async function answerUzumInTransaction(
  tx: Tx,
  { merchantId, operation, text, now }: UzumIncomingCall,
  own: string | undefined,
) {
  let body: UzumBody = {};
  try {
    body = parseUzumBody(text);
    const work = uzumOperations.get(operation);
    if (!work) throw uzumErrors.noOperation();
    const serviceId = parseUzumServiceId(body, own);
    const answer = { serviceId, timestamp: now.getTime(), ...(await work(tx, { merchantId, body, now })) };
    return { status: 200 as const, text: JSON.stringify(answer) };
  } catch (error) {
    if (!(error instanceof UzumError)) throw error;
    return { status: 400 as const, text: JSON.stringify(toUzumRefusal(error, body, now)) };
  }
}

/** Builds an error response. Repeats the ids of the request if they are well-formed. */
function toUzumRefusal(error: UzumError, { serviceId, transId }: UzumBody, now: Date): object {
  return {
    ...(typeof serviceId === "number" && { serviceId }),
    ...(typeof transId === "string" && { transId: transId.slice(0, 64) }),
    timestamp: now.getTime(),
    status: "FAILED",
    errorCode: error.code,
  };
}
