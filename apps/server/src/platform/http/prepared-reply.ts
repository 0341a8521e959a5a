import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const WORTH_COMPRESSING = 800;
const BROTLI_QUALITY = 6;

export type Encoding = "br" | "gzip" | "identity";

interface Variant {
  body: Buffer;
  etag: string;
  headers: Readonly<Record<string, string>>;
}

/** A reply that every guest shares: encoded and compressed once, sent as it is with an ETag. */
export class PreparedReply {
  readonly variants: Readonly<Record<Encoding, Variant>>;
  constructor(variants: Record<Encoding, Variant>) {
    this.variants = variants;
  }
  /** Bytes held in memory. */
  get size(): number {
    const bodies = new Set(Object.values(this.variants).map((variant) => variant.body));
    return [...bodies].reduce((sum, body) => sum + body.length, 0);
  }
}

export interface PrepareOptions {
  contentType?: string;
  /** False for what is compressed already: pictures, fonts. */
  isCompressible?: boolean;
  /** The content in brotli where somebody took more time for it than a reply can. */
  brotli?: Buffer;
  /** More headers of the reply, lower case; `vary` and `cache-control` have defaults for the API. */
  headers?: Record<string, string>;
}

/** Prepares a reply (JSON by default) in every encoding. */
export async function prepareReply(
  content: string | Buffer,
  options: PrepareOptions = {},
): Promise<PreparedReply> {
  const plain = Buffer.from(content);
  const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  const shared = {
    "content-type": options.contentType ?? "application/json; charset=utf-8",
    "cache-control": "public, max-age=0, must-revalidate",
    vary: "accept-encoding, merchant-id",
    ...options.headers,
  };
  const variant = (body: Buffer, encoding: Encoding): Variant => {
    const etag = `"${hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
    const coded: Record<string, string> = encoding === "identity" ? {} : { "content-encoding": encoding };
    return { body, etag, headers: { ...shared, ...coded, etag, "content-length": String(body.length) } };
  };
  const identity = variant(plain, "identity");
  const isWorth = options.isCompressible !== false && plain.length >= WORTH_COMPRESSING;
  if (!isWorth) return new PreparedReply({ identity, br: identity, gzip: identity });
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, gz] = await Promise.all([
    options.brotli ?? compressBrotli(plain, { params }),
    compressGzip(plain),
  ]);
  return new PreparedReply({ identity, br: variant(br, "br"), gzip: variant(gz, "gzip") });
}

/** The best encoding that the client takes. */
export function encodingFor(acceptEncoding: string | string[] | undefined): Encoding {
  const accepted = String(acceptEncoding ?? "");
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return "br";
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return "gzip";
  return "identity";
}

/** Whether `If-None-Match` names this ETag. */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === etag || ifNoneMatch === "*" || ifNoneMatch.includes(etag);
}
