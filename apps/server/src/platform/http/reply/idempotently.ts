import { createHash } from "node:crypto";
import { RolledBack, type Tx } from "../../database/index.ts";
import type { Call, IdempotencyKey } from "../call.ts";
import { encodeReply } from "./encode-reply.ts";
import { deleteKey, insertKey, selectStoredReply, updateStoredReply, updateKeyTaken } from "../queries.ts";
import { isRefused, refuse } from "./refusal.ts";
import type { Refusal } from "./refusal.ts";
import { SentReply } from "./sent-reply.ts";

/** Returns a hash of the parsed request, to recognize retries. */
export function hashOfRequest(input: unknown): string {
  return createHash("sha256").update(JSON.stringify(input)).digest("hex");
}

/** A refusal, or one that rolls back the transaction together with the key. */
type RefusedOutcome = Refusal | RolledBack<Refusal>;
type ReplyIn<Done> = Exclude<Done, RefusedOutcome>;

interface IdempotentWork<Done, Loaded> {
  /** Loads the data that the work needs, in the same transaction. */
  load: () => Promise<Loaded>;
  work: (loaded: Loaded) => Promise<Done>;
  /** Returns whether the result of an equal request has ended, so that a request without a key is a new one. */
  isOver?: (madeId: string) => Promise<boolean>;
}

/**
 * Executes an idempotent write once per `Idempotency-Key`, in the transaction of the caller. The reply is stored in the
 * same transaction. A retry gets the same bytes, and a concurrent one waits for them. Another body is refused with the
 * id of the first result. The queries of `load` are sent in the same round trip as the key. A refusal stores nothing,
 * so that the caller may correct the request and retry. Without a key the write is simply executed, unless the endpoint
 * treats equal requests of one session as retries.
 */
export async function idempotently<Done, Loaded>(
  tx: Tx,
  call: Pick<Call, "endpoint" | "idempotency">,
  { load, work, isOver }: IdempotentWork<Done, Loaded>,
): Promise<SentReply<ReplyIn<Done>> | Extract<Done, RefusedOutcome> | Refusal<"idempotency_conflict">> {
  const { endpoint, idempotency: key } = call;
  const claiming = key ? insertKey(tx, key) : Promise.resolve(true);
  const [isOurs, loaded] = await Promise.all([claiming, load()]);
  if (key && !isOurs) {
    const again = await replay<ReplyIn<Done>>(tx, key);
    const isAnew = !isRefused(again) && (await isTakenAnew(tx, key, { text: again.text, isOver }));
    if (!isAnew) return again;
  }
  const reply = await work(loaded);
  if (isNoReply(reply)) {
    if (key && isRefused(reply)) deleteKey(tx, key);
    return reply;
  }
  const text = encodeReply(endpoint, reply);
  if (key) updateStoredReply(tx, key, { status: 200, text });
  return new SentReply<ReplyIn<Done>>(200, text, false);
}

function isNoReply<Done>(done: Done): done is Extract<Done, RefusedOutcome> {
  return isRefused(done) || done instanceof RolledBack;
}

async function replay<Reply>(
  tx: Tx,
  key: IdempotencyKey,
): Promise<SentReply<Reply> | Refusal<"idempotency_conflict">> {
  const kept = await selectStoredReply(tx, key);
  if (!kept) return refuse("idempotency_conflict");
  if (kept.requestHash !== key.requestHash)
    return refuse("idempotency_conflict", { madeId: idIn(kept.reply) });
  return new SentReply<Reply>(kept.status, kept.reply, true);
}

async function isTakenAnew(
  tx: Tx,
  key: IdempotencyKey,
  { text, isOver }: { text: string; isOver: IdempotentWork<unknown, unknown>["isOver"] },
): Promise<boolean> {
  if (key.equalWithin === undefined || !isOver) return false;
  const madeId = idIn(text);
  return madeId !== null && (await isOver(madeId)) && (await updateKeyTaken(tx, key, text));
}

/** Returns the id in a stored reply, or null if it has none. */
function idIn(reply: string): string | null {
  const { id = null } = JSON.parse(reply) as { id?: string };
  return id;
}
