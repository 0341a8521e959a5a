import type { FastifyReply, FastifyRequest } from "fastify";
import { createCache } from "../cache/index.ts";
import type { VersionedCache } from "../cache/index.ts";
import {
  getDisconnectSignal,
  findSession,
  readBrandHints,
  networkFromAddress,
  prepareReply,
  refuse,
  RefusalError,
  sendPreparedReply,
  sendRefusal,
} from "../http/index.ts";
import type { Http, PreparedReply, RateLimit, Refusal } from "../http/index.ts";
import { isId } from "../ids.ts";
import { QueueFullError, WorkQueue } from "../work-queue.ts";
import { type Storage, StorageUnavailableError } from "../storage/index.ts";
import { readImageSize } from "./image-request.ts";
import { findImageSource } from "./image-source.ts";
import type { ImageSource, OriginalImageLocations } from "./image-source.ts";
import type { ImageFormat } from "./limits.ts";
import { createRenditionCache } from "./rendition-cache.ts";
import type { RenditionCache } from "./rendition-cache.ts";
import { resizeImage } from "./resize-image.ts";

export interface ImagesOptions {
  /** Storage of the brands' uploads and of the pictures resized from all originals. */
  storage: Storage;
  /** Additional local folders with originals, searched in order: the pictures of the demo. */
  roots: readonly string[];
  /** Host of the staff console, where staff see their brand's uploads. Null if it is on the brands' hosts. */
  consoleHost?: string | null;
  /** Whether every host may show an upload: logos, for the list of brands [BR-11]. */
  isLogo?: (key: string) => Promise<boolean>;
  /** Callback for a requested picture that is neither in the storage nor in a folder. The argument is its key. */
  onMissing?: (key: string) => void;
  /** Maximum bytes of resized pictures in the storage. Default: 1 GB on disk, 10 GB in a bucket. */
  maxMadeBytes?: number;
}

const GIGABYTE_BYTES = 1024 ** 3;
const MAX_RENDITION_CACHE_BYTES = { disk: GIGABYTE_BYTES, s3: 10 * GIGABYTE_BYTES };
const MEMORY_CACHE_BYTES = 48 * 1024 * 1024;
const MAX_RENDITIONS_PER_MINUTE = 150;
const HOUR_MS = 3_600_000;
/** Interval between two trims in milliseconds. It is long for a bucket, because a list costs one request per thousand files. */
const RENDITION_TRIM_INTERVAL_MS = { disk: HOUR_MS, s3: 24 * HOUR_MS };
const IMMUTABLE_CACHE_CONTROL = "public, max-age=31536000, immutable";
const DAY_CACHE_CONTROL = "public, max-age=86400, stale-while-revalidate=604800";

interface ImageParts {
  originals: OriginalImageLocations;
  memory: VersionedCache<PreparedReply>;
  made: RenditionCache;
  turns: WorkQueue;
  /** Rate limit per IP address for creating pictures. */
  limit: RateLimit | null;
  /** Abort signals of the visitors that wait for a picture, by the picture's name. */
  waiting: Map<string, Set<AbortSignal>>;
}

/**
 * Serves `/img/{key}?w=&h=&q=&f=`, or `?width=&height=&quality=&format=`: stored images in the requested size and
 * format [FM-5]. Never fetches images from other servers. URLs with a version (`v=`) are cached as immutable.
 */
export function serveImages(http: Http, options: ImagesOptions): ImageRenderer {
  const { storage, roots } = options;
  const parts: ImageParts = {
    originals: { roots, storage },
    memory: createCache<PreparedReply>({ maxBytes: MEMORY_CACHE_BYTES }),
    made: createRenditionCache(storage, options.maxMadeBytes ?? MAX_RENDITION_CACHE_BYTES[storage.kind]),
    turns: new WorkQueue({ atOnce: 2, maxWaiting: 400, maxWaitingOfOne: 100 }),
    limit: http.limitOf("pictures made", MAX_RENDITIONS_PER_MINUTE),
    waiting: new Map(),
  };
  const trimming = setInterval(
    () => void parts.made.trim(),
    RENDITION_TRIM_INTERVAL_MS[storage.kind],
  ).unref();
  http.app.addHook("onClose", async () => clearInterval(trimming));
  // The picture cache in a bucket is not listed at the start of a process, because many processes share the bucket.
  if (storage.kind === "disk") void parts.made.trim();

  http.app.get("/img/*", async (request, reply) => {
    const key = (request.params as { "*": string })["*"];
    const size = readImageSize(request.query as Record<string, unknown>);
    if ("wrong" in size)
      return sendRefusal(request, reply, refuse("bad_request", { field: size.wrong, in: "query" }));
    const isForStaff = request.siteHost?.name === options.consoleHost;
    const isHidden = isForStaff
      ? await isOtherBrandsUpload(http, request, key)
      : await isPictureOfOtherBrand(http, request, { key, isLogo: options.isLogo });
    if (isHidden) return sendRefusal(request, reply, refuse("not_found"));
    const drawing: ImageVariant = {
      name: [size.width, size.height, size.quality, size.format].join(":"),
      format: size.format,
      draw: (original) => resizeImage(original, size),
    };
    const made = await renderImageOrRefuse(http, parts, {
      key,
      drawing,
      who: networkFromAddress(request.ip),
      signal: getDisconnectSignal(request),
    });
    if ("code" in made) {
      if (made.code === "not_found") options.onMissing?.(key);
      return sendRefusal(request, reply, made);
    }
    return sendImage(http, { request, reply, made, key, isForStaff });
  });
  return { make: (wanted) => renderImageOrRefuse(http, parts, wanted) };
}

/**
 * Returns whether the host must not show an upload. Uploads are in the folder of their brand. Hosts of other brands,
 * and hosts without a brand, show only logos [BR-11, BR-12].
 */
async function isPictureOfOtherBrand(
  http: Http,
  request: FastifyRequest,
  { key, isLogo }: { key: string; isLogo: ImagesOptions["isLogo"] },
): Promise<boolean> {
  const [owner = ""] = key.split("/");
  if (!isId(owner)) return false;
  const byHost = await http.merchants.byHost(readBrandHints(request));
  const isOwn = byHost !== null && (!byHost.isNamed || byHost.merchant.id === owner.toLowerCase());
  return !isOwn && !(await isLogo?.(key));
}

/**
 * Returns whether an upload must be hidden: on the staff host it is visible only with a session of the brand that
 * uploaded it [BR-12].
 */
async function isOtherBrandsUpload(http: Http, request: FastifyRequest, key: string): Promise<boolean> {
  const [owner = ""] = key.split("/");
  if (!isId(owner)) return false;
  const { authenticate } = http;
  const session = await findSession(request, { kind: "staff", merchant: null, authenticate });
  return session?.merchantId !== owner.toLowerCase();
}

/** Way to derive a picture from its original, such as a size and format. The name must be unique. */
export interface ImageVariant {
  name: string;
  format: ImageFormat;
  draw(original: Buffer): Promise<Buffer>;
}

/** Creates and caches pictures, each only once for all waiting requests, with the limits of `/img`. */
export interface ImageRenderer {
  make(wanted: ImageRequest): Promise<PreparedReply | Refusal>;
}

interface ImageRequest {
  key: string;
  drawing: ImageVariant;
  /** IP network of the visitor who requested the picture, for the rate limit. */
  who: string;
  /** Signal that is aborted when the visitor disconnects. */
  signal: AbortSignal;
}

async function renderImageOrRefuse(
  http: Http,
  parts: ImageParts,
  wanted: ImageRequest,
): Promise<PreparedReply | Refusal> {
  try {
    const source = await findImageSource(parts.originals, wanted.key);
    return source ? await renderCachedImage(http, parts, { ...wanted, source }) : refuse("not_found");
  } catch (error) {
    if (error instanceof RefusalError) return error.refused;
    if (error instanceof QueueFullError || error instanceof StorageUnavailableError)
      return refuse("unavailable");
    http.log.warn({ err: error, key: wanted.key }, "a picture could not be made");
    return refuse("image_unreadable");
  }
}

async function renderCachedImage(
  http: Http,
  parts: ImageParts,
  wanted: ImageRequest & { source: ImageSource },
): Promise<PreparedReply> {
  const { key, drawing, signal, source } = wanted;
  const name = `${key}:${drawing.name}`;
  const waiting = parts.waiting.get(name) ?? new Set();
  parts.waiting.set(name, waiting.add(signal));
  try {
    return await parts.memory.getOrPrepare(name, source.version, async () => {
      const data = await makePicture(parts, { ...wanted, name });
      return prepareReply(data, {
        contentType: `image/${drawing.format}`,
        isCompressible: false,
        headers: {
          vary: "accept-encoding",
          "cross-origin-resource-policy": "cross-origin",
        },
      });
    });
  } finally {
    waiting.delete(signal);
    if (waiting.size === 0) parts.waiting.delete(name);
  }
}

/**
 * Returns the picture from the storage, or creates it. Creations wait in a queue that serves the visitors' IP networks
 * in turn. A creation is skipped if no visitor waits for it any more.
 */
async function makePicture(
  { made, limit, turns, waiting }: ImageParts,
  { key, drawing, who, name, source }: ImageRequest & { name: string; source: ImageSource },
): Promise<Buffer> {
  const from = { key, variant: `${name}:${source.version}`, format: drawing.format };
  const kept = await made.read(from);
  if (kept) return kept;
  const seconds = (await limit?.count(who)) ?? null;
  if (seconds !== null) throw new RefusalError(refuse("too_many_requests", { seconds }));
  const isWanted = () => [...(waiting.get(name) ?? [])].some((signal) => !signal.aborted);
  const original = await source.read();
  if (original === null) throw new RefusalError(refuse("not_found"));
  const data = await turns.run(who, isWanted, () => drawing.draw(original));
  await made.write(from, data);
  return data;
}

function sendImage(
  http: Http,
  {
    request,
    reply,
    made,
    key,
    isForStaff,
  }: {
    request: FastifyRequest;
    reply: FastifyReply;
    made: PreparedReply;
    key: string;
    isForStaff: boolean;
  },
): Promise<FastifyReply> {
  const { v } = request.query as Record<string, unknown>;
  // The picture of a URL never changes if the URL has a version or names an upload, whose id is never used again.
  const isFixed = v !== undefined || isId(key.split("/").at(-1) ?? "");
  const caching = isFixed ? IMMUTABLE_CACHE_CONTROL : DAY_CACHE_CONTROL;
  // Shared caches must not store a picture that required a session, so its header says `private`.
  const headers = { "cache-control": isForStaff ? caching.replace("public", "private") : caching };
  return sendPreparedReply(http, {
    request,
    reply,
    prepared: made,
    merchantId: "",
    isCached: false,
    headers,
  });
}
