import { createHash } from "node:crypto";
import { RolledBackResult, type Tx } from "../../database/index.ts";
import type { Call, IdempotencyKey } from "../call.ts";
import { encodeReply } from "./encode-reply.ts";
import {
  deleteIdempotencyKey,
  insertIdempotencyKey,
  selectStoredReply,
  updateStoredReply,
  updateOutdatedIdempotencyKey,
} from "../queries.ts";
import { isRefusal, refuse } from "./refusal.ts";
import type { Refusal } from "./refusal.ts";
import { EncodedReply } from "./sent-reply.ts";

/** Returns a hash of the parsed request, to recognize retries. */
export function hashRequest(input: unknown): string {
  return createHash("sha256").update(JSON.stringify(input)).digest("hex");
}

/**
 * Result of an idempotent write that stores no reply: a refusal, or a refusal that also rolls back the transaction with
 * the key.
 */
type RefusedOutcome = Refusal | RolledBackResult<Refusal>;
type ReplyOutcome<Done> = Exclude<Done, RefusedOutcome>;

interface IdempotentWork<Done, Loaded> {
  /** Loads the data that the work needs, in the same transaction. */
  load: () => Promise<Loaded>;
  work: (loaded: Loaded) => Promise<Done>;
  /** Returns whether the object created by an earlier equal request is finished. If so, an equal request creates a new one. */
  isOver?: (madeId: string) => Promise<boolean>;
}

/**
 * Executes an idempotent write once per `Idempotency-Key`, in the transaction of the caller. The reply is stored in
 * the same transaction. A retry gets the same bytes, and a concurrent retry waits for them. The same key with another
 * body is refused with the id of the first result. The queries of `load` are sent in the same round trip as the key.
 * A refusal stores nothing, so that the caller may correct the request and retry. Without a key the write is simply
 * executed, unless the endpoint treats equal requests of one session as retries.
 */
export async function writeIdempotently<Done, Loaded>(
  tx: Tx,
  call: Pick<Call, "endpoint" | "idempotency">,
  { load, work, isOver }: IdempotentWork<Done, Loaded>,
): Promise<
  EncodedReply<ReplyOutcome<Done>> | Extract<Done, RefusedOutcome> | Refusal<"idempotency_conflict">
> {
  const { endpoint, idempotency: key } = call;
  const claiming = key ? insertIdempotencyKey(tx, key) : Promise.resolve(true);
  const [isOurs, loaded] = await Promise.all([claiming, load()]);
  if (key && !isOurs) {
    const again = await readStoredReply<ReplyOutcome<Done>>(tx, key);
    const isAnew =
      !isRefusal(again) && (await reclaimOutdatedIdempotencyKey(tx, key, { text: again.text, isOver }));
    if (!isAnew) return again;
  }
  const reply = await work(loaded);
  if (isRefusedOutcome(reply)) {
    if (key && isRefusal(reply)) deleteIdempotencyKey(tx, key);
    return reply;
  }
  const text = encodeReply(endpoint, reply);
  if (key) updateStoredReply(tx, key, { status: 200, text });
  return new EncodedReply<ReplyOutcome<Done>>(200, text, false);
}

function isRefusedOutcome<Done>(done: Done): done is Extract<Done, RefusedOutcome> {
  return isRefusal(done) || done instanceof RolledBackResult;
}

async function readStoredReply<Reply>(
  tx: Tx,
  key: IdempotencyKey,
): Promise<EncodedReply<Reply> | Refusal<"idempotency_conflict">> {
  const kept = await selectStoredReply(tx, key);
  if (!kept) return refuse("idempotency_conflict");
  if (kept.requestHash !== key.requestHash)
    return refuse("idempotency_conflict", { madeId: parseReplyId(kept.reply) });
  return new EncodedReply<Reply>(kept.status, kept.reply, true);
}

async function reclaimOutdatedIdempotencyKey(
  tx: Tx,
  key: IdempotencyKey,
  { text, isOver }: { text: string; isOver: IdempotentWork<unknown, unknown>["isOver"] },
): Promise<boolean> {
  if (key.equalWithin === undefined || !isOver) return false;
  const madeId = parseReplyId(text);
  return madeId !== null && (await isOver(madeId)) && (await updateOutdatedIdempotencyKey(tx, key, text));
}

/** Returns the id in a stored reply, or null if it has none. */
function parseReplyId(reply: string): string | null {
  const { id = null } = JSON.parse(reply) as { id?: string };
  return id;
}
