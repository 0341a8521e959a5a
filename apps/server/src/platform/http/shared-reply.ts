import type { Endpoint, ReplyOf } from "@dasturxon/contract/endpoint";
import type { z } from "zod";
import type { Call } from "./call.ts";
import { encodeReply } from "./encode-reply.ts";
import type { Http } from "./http.ts";
import { prepareReply } from "./prepared-reply.ts";
import type { PreparedReply } from "./prepared-reply.ts";
import { isRefused } from "./refusal.ts";
import type { Refused } from "./refusal.ts";

const MOST_BYTES = 128 * 1024 * 1024;

interface Kept {
  merchantId: string;
  version: string;
  reply: PreparedReply;
}

/** Prepared replies of one process, newest use last. */
interface Keeper {
  kept: Map<string, Kept>;
  underWay: Map<string, Promise<PreparedReply | Refused>>;
  bytes: number;
}

const keepers = new WeakMap<Http, Keeper>();

/**
 * The reply that every guest of the brand shares: made once a version of its content, for each route and query, then
 * sent as prepared bytes. A refusal passes through and is not kept. `load` must read nothing of the visitor.
 */
export async function sharedReply<E extends Endpoint>(
  http: Http,
  call: Call<E> & { merchant: { id: string; contentVersion: string } },
  load: () => Promise<z.input<E["reply"]> | ReplyOf<E> | Refused>,
): Promise<PreparedReply | Refused> {
  const { id: merchantId, contentVersion: version } = call.merchant;
  const keeper = keeperOf(http);
  const key = `${merchantId}\n${call.endpoint.path}\n${JSON.stringify(call.query ?? {})}`;
  const found = keeper.kept.get(key);
  if (found?.version === version) {
    keeper.kept.delete(key);
    keeper.kept.set(key, found);
    return found.reply;
  }
  const asked = `${version}\n${key}`;
  const running = keeper.underWay.get(asked) ?? make().finally(() => keeper.underWay.delete(asked));
  keeper.underWay.set(asked, running);
  return running;

  async function make(): Promise<PreparedReply | Refused> {
    const answer = await load();
    if (isRefused(answer)) return answer;
    const reply = await prepareReply(encodeReply(call.endpoint, answer));
    keep(keeper, key, { merchantId, version, reply });
    return reply;
  }
}

function keep(keeper: Keeper, key: string, entry: Kept): void {
  drop(keeper, key);
  keeper.kept.set(key, entry);
  keeper.bytes += entry.reply.size;
  for (const oldest of keeper.kept.keys()) {
    if (keeper.bytes <= MOST_BYTES) return;
    drop(keeper, oldest);
  }
}

function drop(keeper: Keeper, key: string): void {
  const entry = keeper.kept.get(key);
  if (!entry) return;
  keeper.kept.delete(key);
  keeper.bytes -= entry.reply.size;
}

function keeperOf(http: Http): Keeper {
  const known = keepers.get(http);
  if (known) return known;
  const keeper: Keeper = { kept: new Map(), underWay: new Map(), bytes: 0 };
  keepers.set(http, keeper);
  http.onForget.push((merchantId) => {
    for (const [key, entry] of keeper.kept) if (entry.merchantId === merchantId) drop(keeper, key);
  });
  return keeper;
}
