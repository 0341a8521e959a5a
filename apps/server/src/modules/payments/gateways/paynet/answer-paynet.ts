import type { Database, Tx } from "../../../../platform/database/index.ts";
import {
  type CredentialKeys,
  type Credentials,
  isSameSecret,
  loadCredentials,
} from "../../credentials/credentials.ts";
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
  { db, ...keys }: { db: Database } & CredentialKeys,
  request: PaynetIncoming,
): Promise<{ status: 200 | 401; text: string }> {
  const answer = await db.tenant(request.merchantId, (tx) => answerIn(tx, keys, request));
  const id = answer === null ? null : readId(request.text);
  const said = answer ?? { error: { code: 412, message: "Wrong login or password" } };
  return { status: answer === null ? 401 : 200, text: JSON.stringify({ jsonrpc: "2.0", id, ...said }) };
}

async function answerIn(tx: Tx, keys: CredentialKeys, request: PaynetIncoming): Promise<object | null> {
  const { merchantId, authorization, text, now } = request;
  const credentials = await loadCredentials(tx, keys, { merchantId, provider: "paynet" });
  if (!isPaynet(authorization, credentials)) return null;
  try {
    const { method, params } = readRequest(text);
    const work = paynetMethods.get(method);
    if (!work) throw paynetErrors.noMethod();
    if (String(params["serviceId"]) !== credentials?.["serviceId"]) throw paynetErrors.wrongService();
    return { result: await work(tx, { merchantId, params, now }) };
  } catch (error) {
    if (!(error instanceof PaynetError)) throw error;
    return { error: { code: error.code, message: error.message } };
  }
}

function isPaynet(authorization: string, credentials: Credentials | null): boolean {
  const { login, password } = credentials ?? {};
  const [, encoded] = /^Basic ([\w+/=-]{1,800})$/i.exec(authorization.trim()) ?? [];
  if (!login || !password || encoded === undefined) return false;
  return isSameSecret(Buffer.from(encoded, "base64").toString("utf8"), `${login}:${password}`);
}
