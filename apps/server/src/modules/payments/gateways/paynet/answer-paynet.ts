import type { Database, Tx } from "../../../../platform/database/index.ts";
import { type CredentialKeys, type Credentials, isBasic } from "../../credentials/credentials.ts";
import { letIn } from "../../credentials/let-in.ts";
import { PaynetError, paynetErrors } from "./paynet-errors.ts";
import { paynetMethods } from "./paynet-methods.ts";
import { readId, readRequest } from "./paynet-request.ts";

export interface PaynetIncoming {
  merchantId: string;
  /** The header `Authorization` as it came. */
  authorization: string;
  text: string;
  now: Date;
}

/**
 * Answers a call of Paynet's web service, JSON-RPC: 401 to whom it is not, before anything is read; else 200, errors
 * included. An error undoes nothing but itself [PY-3].
 */
export async function answerPaynet(
  doors: { db: Database } & CredentialKeys,
  request: PaynetIncoming,
): Promise<{ status: 200 | 401; text: string }> {
  const { merchantId, authorization } = request;
  const caller = {
    merchantId,
    provider: "paynet" as const,
    isLetIn: ({ login = "", password = "" }: Credentials) => isBasic(authorization, { login, password }),
  };
  const answer = await letIn(doors, caller, (tx, { serviceId }) => answerIn(tx, request, serviceId));
  const id = answer === null ? null : readId(request.text);
  const said = answer ?? { error: { code: 412, message: "Wrong login or password" } };
  return { status: answer === null ? 401 : 200, text: JSON.stringify({ jsonrpc: "2.0", id, ...said }) };
}

async function answerIn(tx: Tx, { merchantId, text, now }: PaynetIncoming, own: string | undefined) {
  try {
    const { method, params } = readRequest(text);
    const work = paynetMethods.get(method);
    if (!work) throw paynetErrors.noMethod();
    if (String(params["serviceId"]) !== own) throw paynetErrors.wrongService();
    return { result: await work(tx, { merchantId, params, now }) };
  } catch (error) {
    if (!(error instanceof PaynetError)) throw error;
    return { error: { code: error.code, message: error.message } };
  }
}
