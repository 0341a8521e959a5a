import { createHash } from "node:crypto";
import { RolledBack, type Tx } from "../database/index.ts";
import type { Call, IdempotencyKey } from "./call.ts";
import { encodeReply } from "./encode-reply.ts";
import { deleteKey, insertKey, selectKeptReply, updateKeptReply, updateKeyTaken } from "./queries.ts";
import { isRefused, refuse } from "./refusal.ts";
import type { Refused } from "./refusal.ts";
import { Sent } from "./sent.ts";

/** The identity of a request for repeating it: what was sent, after parsing. */
export function hashOfRequest(input: unknown): string {
  return createHash("sha256").update(JSON.stringify(input)).digest("hex");
}

/** A refusal, or one that undoes the transaction and the claim of the key with it. */
type NoReply = Refused | RolledBack<Refused>;
type ReplyIn<Done> = Exclude<Done, NoReply>;

interface Repeatable<Done, Loaded> {
  /** What the work needs of the same transaction. */
  load: () => Promise<Loaded>;
  work: (loaded: Loaded) => Promise<Done>;
  /** Returns whether the result of an equal request has ended, so that a request without a key is a new one. */
  isOver?: (madeId: string) => Promise<boolean>;
}

/**
 * Does a repeatable write once for its `Idempotency-Key`, inside the caller's transaction: the reply is kept in the
 * same transaction; a repetition gets it byte for byte, a concurrent one waits for it, another body is refused with
 * the id of what the first one made. What `load` asks for goes out behind the claim, in one round trip with it.
 * A refusal keeps nothing, so that the caller may mend it and try again. Without a key it simply works, unless the
 * endpoint takes equal requests of one session for repetitions.
 */
export async function idempotently<Done, Loaded>(
  tx: Tx,
  call: Pick<Call, "endpoint" | "idempotency">,
  { load, work, isOver }: Repeatable<Done, Loaded>,
): Promise<Sent<ReplyIn<Done>> | Extract<Done, NoReply> | Refused<"idempotency_conflict">> {
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
  if (key) updateKeptReply(tx, key, { status: 200, text });
  return new Sent<ReplyIn<Done>>(200, text, false);
}

function isNoReply<Done>(done: Done): done is Extract<Done, NoReply> {
  return isRefused(done) || done instanceof RolledBack;
}

async function replay<Reply>(
  tx: Tx,
  key: IdempotencyKey,
): Promise<Sent<Reply> | Refused<"idempotency_conflict">> {
  const kept = await selectKeptReply(tx, key);
  if (!kept) return refuse("idempotency_conflict");
  if (kept.requestHash !== key.requestHash)
    return refuse("idempotency_conflict", { madeId: idIn(kept.reply) });
  return new Sent<Reply>(kept.status, kept.reply, true);
}

async function isTakenAnew(
  tx: Tx,
  key: IdempotencyKey,
  { text, isOver }: { text: string; isOver: Repeatable<unknown, unknown>["isOver"] },
): Promise<boolean> {
  if (key.equalWithin === undefined || !isOver) return false;
  const madeId = idIn(text);
  return madeId !== null && (await isOver(madeId)) && (await updateKeyTaken(tx, key, text));
}

/** The id of what a kept reply tells of; null where it has none. */
function idIn(reply: string): string | null {
  const { id = null } = JSON.parse(reply) as { id?: string };
  return id;
}
