import type { FastifyReply, FastifyRequest } from "fastify";
import { createCache } from "../cache/index.ts";
import type { Cache } from "../cache/index.ts";
import {
  hostQuestion,
  networkOf,
  prepareReply,
  rateLimit,
  refuse,
  sendPrepared,
  sendRefusal,
} from "../http/index.ts";
import type { Http, PreparedReply, RateLimit, Refused } from "../http/index.ts";
import { isId } from "../ids.ts";
import { diskCache } from "./disk-cache.ts";
import type { DiskCache } from "./disk-cache.ts";
import { readImageSize } from "./image-request.ts";
import type { ImageSize } from "./image-request.ts";
import { readImageSource } from "./image-source.ts";
import { resizeImage } from "./resize-image.ts";
import { WorkQueue } from "./work-queue.ts";

export interface ImagesOptions {
  /** Folders with originals, searched in turn: uploads, the demo's pictures. */
  roots: readonly string[];
  /** Where made pictures are kept. */
  cacheDir: string;
  /** Bytes of made pictures on disk; 1 GB. */
  mostDiskBytes?: number;
}

const GIGABYTE = 1024 ** 3;
const MEMORY = 48 * 1024 * 1024;
const MADE_A_MINUTE = 1500;
const TRIM_MILLISECONDS = 3_600_000;
const IMMUTABLE = "public, max-age=31536000, immutable";
const A_DAY = "public, max-age=86400, stale-while-revalidate=604800";

interface Parts {
  roots: readonly string[];
  memory: Cache<PreparedReply>;
  disk: DiskCache;
  queue: WorkQueue;
  /** Of pictures made anew, for one address. */
  limit: RateLimit;
}

/**
 * `/img/{key}?w=&h=&q=&f=`: pictures below the roots in the size and format asked for [FM-5]; nothing is ever
 * fetched from elsewhere. With a version in the address (`v=`) they are immutable.
 */
export function serveImages(http: Http, options: ImagesOptions): void {
  const parts: Parts = {
    roots: options.roots,
    memory: createCache<PreparedReply>({ maxBytes: MEMORY }),
    disk: diskCache(options.cacheDir, options.mostDiskBytes ?? GIGABYTE),
    queue: new WorkQueue({ atOnce: 2, mostWaiting: 400 }),
    limit: rateLimit({ points: MADE_A_MINUTE, seconds: 60 }),
  };
  const trimming = setInterval(() => void parts.disk.trim(), TRIM_MILLISECONDS).unref();
  http.app.addHook("onClose", async () => clearInterval(trimming));
  void parts.disk.trim();

  http.app.get("/img/*", async (request, reply) => {
    const key = (request.params as { "*": string })["*"];
    const size = readImageSize(request.query as Record<string, unknown>);
    if ("wrong" in size)
      return sendRefusal(request, reply, refuse("bad_request", { field: size.wrong, in: "query" }));
    if (await isForeign(http, request, key)) return sendRefusal(request, reply, refuse("not_found"));
    const made = await makeOnce(http, parts, { key, size, who: networkOf(request.ip) });
    if ("code" in made) return sendRefusal(request, reply, made);
    return send(http, { request, reply, made, key });
  });
}

/** Uploads lie below their brand's id; another brand's host does not show them, nor one that is nobody's [BR-12]. */
async function isForeign(http: Http, request: FastifyRequest, key: string): Promise<boolean> {
  const [owner = ""] = key.split("/");
  if (!isId(owner)) return false;
  const byHost = await http.merchants.byHost(hostQuestion(request));
  return byHost === null || (byHost.isNamed && byHost.merchant.id !== owner.toLowerCase());
}

async function makeOnce(
  http: Http,
  { roots, memory, disk, queue, limit }: Parts,
  { key, size, who }: { key: string; size: ImageSize; who: string },
): Promise<PreparedReply | Refused> {
  const source = await readImageSource(roots, key);
  if (!source) return refuse("not_found");
  const name = [key, size.width, size.height, size.quality, size.format].join(":");
  try {
    return await memory.getOrPrepare(name, source.version, async () => {
      const from = { key, variant: `${name}:${source.version}` };
      const kept = await disk.read(from);
      if (!kept && (await limit.count(who)) !== null) throw new QueueFull();
      const data = kept ?? (await queue.run(() => resizeImage(source.data, size)));
      if (!data) throw new QueueFull();
      if (!kept) await disk.write(from, data);
      return await prepareReply(data, {
        contentType: `image/${size.format}`,
        isCompressible: false,
        headers: {
          vary: "accept-encoding",
          "cross-origin-resource-policy": "cross-origin",
          "cache-control": A_DAY,
        },
      });
    });
  } catch (error) {
    if (error instanceof QueueFull) return refuse("unavailable");
    http.log.warn({ err: error, key }, "a picture could not be made");
    return refuse("image_unreadable");
  }
}

class QueueFull extends Error {}

function send(
  http: Http,
  {
    request,
    reply,
    made,
    key,
  }: { request: FastifyRequest; reply: FastifyReply; made: PreparedReply; key: string },
): FastifyReply {
  const { v } = request.query as Record<string, unknown>;
  // An upload's name is an id that is never used again.
  const isFixed = v !== undefined || isId(key.split("/").at(-1) ?? "");
  const headers: Record<string, string> = isFixed ? { "cache-control": IMMUTABLE } : {};
  return sendPrepared(http, { request, reply, prepared: made, merchantId: "", isShelved: false, headers });
}
