import type { Database, Tx } from "../../../../platform/database/index.ts";
import { type CredentialKeys, type Credentials, isBasic } from "../../credentials/credentials.ts";
import { letIn } from "../../credentials/let-in.ts";
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
  doors: { db: Database } & CredentialKeys,
  request: UzumIncoming,
): Promise<{ status: 200 | 400; text: string }> {
  const { merchantId, authorization, now } = request;
  const caller = {
    merchantId,
    provider: "uzum" as const,
    isLetIn: ({ login = "", password = "" }: Credentials) => isBasic(authorization, { login, password }),
  };
  const answer = await letIn(doors, caller, (tx, { serviceId }) => answerIn(tx, request, serviceId));
  return answer ?? { status: 400, text: JSON.stringify(refusalOf(uzumErrors.notAllowed(), {}, now)) };
}

/** Errors are answers: what was written on the way to one, a transaction that failed, stays. */
async function answerIn(tx: Tx, { merchantId, operation, text, now }: UzumIncoming, own: string | undefined) {
  let body: UzumBody = {};
  try {
    body = readBody(text);
    const work = uzumOperations.get(operation);
    if (!work) throw uzumErrors.noOperation();
    const serviceId = checkService(body, own);
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
