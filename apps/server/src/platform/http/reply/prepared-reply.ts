import { CompressedContent } from "./compressed-content.ts";
import type { CompressedContentOptions, ContentEncoding } from "./compressed-content.ts";

export interface EncodedVariant {
  body: Buffer;
  etag: string;
  headers: Readonly<Record<string, string>>;
}

/** Response that is shared by all guests: encoded once and sent with an ETag. */
export class PreparedReply {
  readonly content: CompressedContent;
  /** Time in milliseconds after which the page cache renders the page again. Null: no limit of its own. */
  readonly freshFor: number | null;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #variants = new Map<ContentEncoding, EncodedVariant>();

  constructor(
    content: CompressedContent,
    headers: Readonly<Record<string, string>>,
    freshFor: number | null = null,
  ) {
    this.content = content;
    this.freshFor = freshFor;
    this.#headers = headers;
  }

  /** Hash of the uncompressed content. */
  get hash(): string {
    return this.content.hash;
  }

  /** Size of the reply in memory in bytes, with an estimate for compressed variants. */
  get size(): number {
    return this.content.size;
  }

  /** Returns the best variant that the client accepts. */
  async variantFor(acceptEncoding: string | string[] | undefined): Promise<EncodedVariant> {
    const encoding = this.content.encodingFor(selectContentEncoding(acceptEncoding));
    const body = await this.content.bodyIn(encoding);
    const known = this.#variants.get(encoding);
    if (known?.body === body) return known;
    const made = this.#encode(body, encoding);
    this.#variants.set(encoding, made);
    return made;
  }

  /** Returns a prepared reply with the same content and additional headers. The content is not compressed again. */
  withHeaders(headers: Record<string, string>): PreparedReply {
    return new PreparedReply(this.content, { ...this.#headers, ...headers }, this.freshFor);
  }

  #encode(body: Buffer, encoding: ContentEncoding): EncodedVariant {
    // The same ETag for all qualities, because the decompressed content is the same.
    const etag = `"${this.hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
    const coded: Record<string, string> = encoding === "identity" ? {} : { "content-encoding": encoding };
    const headers = { ...this.#headers, ...coded, etag, "content-length": String(body.length) };
    return { body, etag, headers };
  }
}

export interface PreparedReplyOptions extends CompressedContentOptions {
  contentType?: string;
  /** Additional headers, in lower case. `vary` and `cache-control` default to those of the API. */
  headers?: Record<string, string>;
  /** Time in milliseconds after which the page cache renders the page again. Default: null, no limit of its own. */
  freshFor?: number | null;
}

/** Prepares a response (default: JSON) for every encoding. A buffer is not copied. */
export function prepareReply(content: string | Buffer, options: PreparedReplyOptions = {}): PreparedReply {
  const plain = typeof content === "string" ? Buffer.from(content) : content;
  const headers = {
    "content-type": options.contentType ?? "application/json; charset=utf-8",
    "cache-control": "public, max-age=0, must-revalidate",
    vary: "accept-encoding, merchant-id",
    ...options.headers,
  };
  return new PreparedReply(new CompressedContent(plain, options), headers, options.freshFor);
}

/** Returns the best encoding that the client accepts. */
function selectContentEncoding(acceptEncoding: string | string[] | undefined): ContentEncoding {
  const accepted = String(acceptEncoding ?? "");
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return "br";
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return "gzip";
  return "identity";
}

/** Returns whether `If-None-Match` contains this ETag. */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === etag || ifNoneMatch === "*" || ifNoneMatch.includes(etag);
}
