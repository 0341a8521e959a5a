import type { Database, Tx } from "../../../../platform/database/index.ts";
import { type CredentialKeys, type Credentials, matchesBasicAuth } from "../../credentials/credentials.ts";
import { runAsAuthenticatedProvider } from "../../credentials/authenticate-provider.ts";
import { PaynetError, paynetErrors } from "./paynet-errors.ts";
import { paynetMethods } from "./paynet-methods.ts";
import { readRequestId, parsePaynetRequest } from "./paynet-request.ts";

export interface PaynetIncomingCall {
  merchantId: string;
  /** Raw `Authorization` header. */
  authorization: string;
  text: string;
  now: Date;
}

/**
 * Responds to a JSON-RPC call of Paynet's web service. Returns 401, before parsing, if authentication fails. All other
 * errors have status 200. An error does not roll back earlier writes [PY-3].
 */
export async function answerPaynetCallback(
  doors: { db: Database } & CredentialKeys,
  request: PaynetIncomingCall,
): Promise<{ status: 200 | 401; text: string }> {
  const { merchantId, authorization } = request;
  const caller = {
    merchantId,
    provider: "paynet" as const,
    isAuthorized: ({ login = "", password = "" }: Credentials) =>
      matchesBasicAuth(authorization, { login, password }),
  };
  const answer = await runAsAuthenticatedProvider(doors, caller, (tx, { serviceId }) =>
    answerPaynetInTransaction(tx, request, serviceId),
  );
  const id = answer === null ? null : readRequestId(request.text);
  const said = answer ?? { error: { code: 412, message: "Wrong login or password" } };
  return { status: answer === null ? 401 : 200, text: JSON.stringify({ jsonrpc: "2.0", id, ...said }) };
}

async function answerPaynetInTransaction(
  tx: Tx,
  { merchantId, text, now }: PaynetIncomingCall,
  own: string | undefined,
) {
  try {
    const { method, params } = parsePaynetRequest(text);
    const work = paynetMethods.get(method);
    if (!work) throw paynetErrors.noMethod();
    if (String(params["serviceId"]) !== own) throw paynetErrors.wrongService();
    return { result: await work(tx, { merchantId, params, now }) };
  } catch (error) {
    if (!(error instanceof PaynetError)) throw error;
    return { error: { code: error.code, message: error.message } };
  }
}
