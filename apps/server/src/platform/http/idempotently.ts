import { createHash } from "node:crypto";
import { sql } from "kysely";
import { maybeOne, run, send } from "../database/index.ts";
import type { Tx } from "../database/index.ts";
import type { Call, IdempotencyKey } from "./call.ts";
import { encodeReply } from "./encode-reply.ts";
import { isRefused, refuse } from "./refusal.ts";
import type { Refused } from "./refusal.ts";
import { RolledBack } from "./roll-back.ts";
import { Sent } from "./sent.ts";

interface KeptReply {
  requestHash: string;
  status: number;
  reply: string;
}

/** The identity of a request for repeating it: what was sent, after parsing. */
export function hashOfRequest(input: unknown): string {
  return createHash("sha256").update(JSON.stringify(input)).digest("hex");
}

/** A refusal, or one that undoes the transaction and the claim of the key with it. */
type NoReply = Refused | RolledBack;
type ReplyIn<Done> = Exclude<Done, NoReply>;

interface Repeatable<Done, Loaded> {
  /** What the work needs of the same transaction. */
  load: () => Promise<Loaded>;
  work: (loaded: Loaded) => Promise<Done>;
}

/**
 * Does a repeatable write once for its `Idempotency-Key`, inside the caller's transaction: the reply is kept in the
 * same transaction; a repetition gets it byte for byte, a concurrent one waits for it, another body is refused with
 * the id of what the first one made. What `load` asks for goes out behind the claim, in one round trip with it.
 * A refusal keeps nothing, so that the caller may mend it and try again. Without a key it simply works.
 */
export async function idempotently<Done, Loaded>(
  tx: Tx,
  call: Pick<Call, "endpoint" | "idempotency">,
  { load, work }: Repeatable<Done, Loaded>,
): Promise<Sent<ReplyIn<Done>> | Extract<Done, NoReply> | Refused<"idempotency_conflict">> {
  const { endpoint, idempotency: key } = call;
  const claiming = key ? claim(tx, key) : Promise.resolve(true);
  const [isOurs, loaded] = await Promise.all([claiming, load()]);
  if (key && !isOurs) return await replay<ReplyIn<Done>>(tx, key);
  const reply = await work(loaded);
  if (isNoReply(reply)) {
    if (key && isRefused(reply)) release(tx, key);
    return reply;
  }
  const text = encodeReply(endpoint, reply);
  if (key) keep(tx, key, { status: 200, text });
  return new Sent<ReplyIn<Done>>(200, text, false);
}

function isNoReply<Done>(done: Done): done is Extract<Done, NoReply> {
  return isRefused(done) || done instanceof RolledBack;
}

/** True when the key is now ours; waits while another transaction holds the same key. */
async function claim(tx: Tx, key: IdempotencyKey): Promise<boolean> {
  const inserted = await run(
    tx,
    sql`insert into idempotency_keys (merchant_id, principal, route, key, request_hash, status, reply)
    values (${key.merchantId}, ${key.principal}, ${key.route}, ${key.key}, ${key.requestHash}, 0, 'null')
    on conflict (merchant_id, principal, route, key) do nothing`,
  );
  return inserted > 0;
}

async function replay<Reply>(
  tx: Tx,
  key: IdempotencyKey,
): Promise<Sent<Reply> | Refused<"idempotency_conflict">> {
  const kept = await maybeOne(
    tx,
    sql<KeptReply>`select request_hash as "requestHash", status, reply #>> '{}' as reply from idempotency_keys
    where ${sameKey(key)}`,
  );
  if (!kept) return refuse("idempotency_conflict");
  if (kept.requestHash !== key.requestHash)
    return refuse("idempotency_conflict", { madeId: idIn(kept.reply) });
  return new Sent<Reply>(kept.status, kept.reply, true);
}

/** The id of what a kept reply tells of; null where it has none. */
function idIn(reply: string): string | null {
  const { id = null } = JSON.parse(reply) as { id?: string };
  return id;
}

/** The text goes in as one JSON string: as an object, jsonb would reorder it and the bytes would differ. */
function keep(tx: Tx, key: IdempotencyKey, sent: { status: number; text: string }): void {
  send(
    tx,
    sql`update idempotency_keys set status = ${sent.status}, reply = to_jsonb(${sent.text}::text)
      where ${sameKey(key)}`,
  );
}

function release(tx: Tx, key: IdempotencyKey): void {
  send(tx, sql`delete from idempotency_keys where ${sameKey(key)}`);
}

function sameKey(key: IdempotencyKey) {
  return sql`merchant_id = ${key.merchantId} and principal = ${key.principal}
    and route = ${key.route} and key = ${key.key}`;
}
