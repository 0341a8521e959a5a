import type { Endpoint } from "@dasturxon/contract/endpoint";
import type { FastifyRequest } from "fastify";
import type { Tx } from "../../database/index.ts";
import type { IdempotencyKey, Merchant, Session } from "../call.ts";
import { updateIdempotencyPrincipal } from "../queries.ts";
import { hashRequest } from "./idempotently.ts";
import { refuse, type Refusal } from "./refusal.ts";

const MAX_KEY_LENGTH = 255;

interface RequestSender {
  input: unknown;
  merchant: Merchant | null;
  session: Session | null;
}

const toPrincipal = ({ kind, id }: Pick<Session, "kind" | "id">) => `${kind}:${id}`;

/** Changes the owner of idempotency keys from one customer to another. Keys that exist for both are not changed. */
export async function moveIdempotencyKeys(
  tx: Tx,
  merchantId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await updateIdempotencyPrincipal(tx, merchantId, {
    from: toPrincipal({ kind: "customer", id: from }),
    to: toPrincipal({ kind: "customer", id: to }),
  });
}

/**
 * Returns the key of an idempotent write: the client's own key, or one derived from session and request if the endpoint
 * treats equal requests as retries. Returns null if the write is not idempotent or a retry cannot be recognized.
 */
export function idempotencyFromRequest(
  endpoint: Endpoint,
  request: FastifyRequest,
  { input, merchant, session }: RequestSender,
): IdempotencyKey | null | Refusal<"bad_request"> {
  const key = request.headers["idempotency-key"];
  const { equalWithin } = endpoint;
  if (!endpoint.idempotent || !merchant) return null;
  const principal = session ? toPrincipal(session) : "guest";
  const route = endpoint.sharesKeysWith ?? `${endpoint.method} ${endpoint.path}`;
  if (key === undefined) {
    if (equalWithin === undefined || !session) return null;
    const requestHash = hashRequest(input);
    // Derived keys have a separate principal, so that keys of clients cannot collide with them.
    const whose = { merchantId: merchant.id, principal: `${principal}:equal`, route, requestHash };
    return { ...whose, key: hashRequest([session.tokenHash.toString("hex"), requestHash]), equalWithin };
  }
  if (typeof key !== "string" || key.trim() === "" || key.length > MAX_KEY_LENGTH) {
    return refuse("bad_request", { field: "Idempotency-Key", in: "headers" });
  }
  return { merchantId: merchant.id, principal, route, key, requestHash: hashRequest(input) };
}
