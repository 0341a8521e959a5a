import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const WORTH_COMPRESSING = 800;
/** A home page of 300 products takes 2 ms at 4 and 4 ms at 6, which makes it a tenth smaller. Many a page is asked for once. */
const BROTLI_QUALITY = { first: 4, again: 6 } as const;
type Sending = keyof typeof BROTLI_QUALITY;

export type Encoding = "br" | "gzip" | "identity";

export interface Variant {
  body: Buffer;
  etag: string;
  headers: Readonly<Record<string, string>>;
}

/** Compressed as well it is this part larger, about. */
const COMPRESSED_PART = 0.25;

/**
 * A reply that every guest shares: encoded once, sent with an ETag. It is compressed quickly when first asked for so, and
 * once more, smaller, when somebody else asks.
 */
export class PreparedReply {
  /** Of its content, not compressed. */
  readonly hash: string;
  /** Bytes held in memory, with what compressing will add. */
  readonly size: number;
  readonly #variants = new Map<Encoding, Promise<Variant>>();
  readonly #make: (encoding: Encoding, sending: Sending) => Promise<Variant>;
  #isAskedAgain = false;

  constructor(hash: string, size: number, make: (encoding: Encoding, sending: Sending) => Promise<Variant>) {
    this.hash = hash;
    this.size = size;
    this.#make = make;
  }

  /** The best of what the client takes. */
  variantFor(acceptEncoding: string | string[] | undefined): Promise<Variant> {
    return this.#variantOf(encodingFor(acceptEncoding));
  }

  /** The same content with other headers, compressed no second time. */
  withHeaders(headers: Record<string, string>): PreparedReply {
    return new PreparedReply(this.hash, this.size, async (encoding) => {
      const variant = await this.#variantOf(encoding);
      return { ...variant, headers: { ...variant.headers, ...headers } };
    });
  }

  #variantOf(encoding: Encoding): Promise<Variant> {
    const known = this.#variants.get(encoding);
    if (known) {
      if (encoding === "br" && !this.#isAskedAgain) void this.#improve();
      return known;
    }
    const made = this.#make(encoding, "first");
    this.#variants.set(encoding, made);
    return made;
  }

  async #improve(): Promise<void> {
    this.#isAskedAgain = true;
    const better = this.#make("br", "again");
    // The first one is sent until the better one is made, and where it cannot be.
    await better.then(
      () => this.#variants.set("br", better),
      () => undefined,
    );
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

/** Prepares a reply (JSON by default) for every encoding; bytes are kept as they are given, not copied. */
export function prepareReply(content: string | Buffer, options: PrepareOptions = {}): PreparedReply {
  const plain = typeof content === "string" ? Buffer.from(content) : content;
  const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  const shared = {
    "content-type": options.contentType ?? "application/json; charset=utf-8",
    "cache-control": "public, max-age=0, must-revalidate",
    vary: "accept-encoding, merchant-id",
    ...options.headers,
  };
  const isWorth = options.isCompressible !== false && plain.length >= WORTH_COMPRESSING;
  const size = isWorth ? Math.round(plain.length * (1 + COMPRESSED_PART)) : plain.length;
  return new PreparedReply(hash, size, async (accepted, sending) => {
    const encoding = isWorth ? accepted : "identity";
    const body = (encoding === "br" && options.brotli) || (await encode(plain, encoding, sending));
    // One for both sendings: what they unpack to is the same.
    const etag = `"${hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
    const coded: Record<string, string> = encoding === "identity" ? {} : { "content-encoding": encoding };
    return { body, etag, headers: { ...shared, ...coded, etag, "content-length": String(body.length) } };
  });
}

async function encode(plain: Buffer, encoding: Encoding, sending: Sending): Promise<Buffer> {
  if (encoding === "identity") return plain;
  if (encoding === "gzip") return await compressGzip(plain);
  return await compressBrotli(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[sending] },
  });
}

/** The best encoding that the client takes. */
function encodingFor(acceptEncoding: string | string[] | undefined): Encoding {
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
