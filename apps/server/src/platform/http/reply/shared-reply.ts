import type { Endpoint } from "@dasturxon/contract/endpoint";
import type { z } from "zod";
import type { VersionedCache } from "../../cache/index.ts";
import { createCache } from "../../cache/index.ts";
import type { Call } from "../call.ts";
import { encodeReply } from "./encode-reply.ts";
import type { Http } from "../http.ts";
import { prepareReply } from "./prepared-reply.ts";
import type { PreparedReply } from "./prepared-reply.ts";

const MAX_CACHE_BYTES = 128 * 1024 * 1024;
const sharedReplyCachesByHttp = new WeakMap<Http, VersionedCache<PreparedReply>>();

/**
 * Returns the response shared by all guests of the brand: created once per content version, route and query, then sent
 * as prepared bytes. `load` must not use data of the visitor.
 */
export async function prepareSharedReply<E extends Endpoint>(
  http: Http,
  call: Pick<Call<E>, "endpoint" | "params" | "query"> & {
    merchant: { id: string; contentVersion: string; isPreview?: boolean };
  },
  load: () => Promise<z.input<E["reply"]>>,
): Promise<PreparedReply> {
  const { id, contentVersion, isPreview } = call.merchant;
  if (isPreview) return prepareReply(encodeReply(call.endpoint, await load()));
  const key = `${id}\n${call.endpoint.path}\n${JSON.stringify([call.params, call.query])}`;
  return findOrCreateCache(http).getOrPrepare(key, contentVersion, async () =>
    prepareReply(encodeReply(call.endpoint, await load())),
  );
}

function findOrCreateCache(http: Http): VersionedCache<PreparedReply> {
  const known = sharedReplyCachesByHttp.get(http);
  if (known) return known;
  const cache = createCache<PreparedReply>({ maxBytes: MAX_CACHE_BYTES });
  sharedReplyCachesByHttp.set(http, cache);
  http.onInvalidate.push((merchantId) => cache.drop(merchantId));
  return cache;
}
