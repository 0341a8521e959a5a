import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const MIN_COMPRESSED_BYTES = 800;
/** Estimated size of a compressed body, as a fraction of the content. */
const COMPRESSED_SIZE_FRACTION = 0.25;
/**
 * Brotli quality of the first response, of later responses, and of a content that is requested often. For the demo's home
 * page (98 dishes, 227 KB), quality 4 takes 2 ms of CPU time. Quality 6 takes 3 ms and the result is 8% smaller. Quality
 * 11 takes 255 ms and the result is 10% smaller than at 6. Many pages are requested only once, so `IdleCompression`
 * decides about quality 11 (docs/decisions/0127).
 */
const BROTLI_QUALITY = { first: 4, again: 6, best: 11 } as const;
type CompressionPass = keyof typeof BROTLI_QUALITY;

export type ContentEncoding = "br" | "gzip" | "identity";

export interface CompressedContentOptions {
  /** False for content that is already compressed: pictures, fonts. */
  isCompressible?: boolean | undefined;
  /** Brotli body of the content, compressed in advance with the best quality. */
  brotli?: Buffer | undefined;
}

/** The bytes of a response in every encoding. They are compressed quickly at the first request, and better later. */
export class CompressedContent {
  /** Hash of the content before its compression. */
  readonly hash: string;
  /** Size in memory in bytes, with an estimate for compressed bodies. */
  readonly size: number;
  readonly #plain: Buffer;
  readonly #isCompressed: boolean;
  readonly #bodies = new Map<ContentEncoding, Promise<Buffer>>();
  /**
   * The compression quality that was started last. Null before the first request, and for content that is not compressed
   * here.
   */
  #pass: CompressionPass | null = null;

  constructor(plain: Buffer, { isCompressible = true, brotli }: CompressedContentOptions = {}) {
    this.#plain = plain;
    this.hash = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
    this.#isCompressed = isCompressible && plain.length >= MIN_COMPRESSED_BYTES;
    this.size = this.#isCompressed ? Math.round(plain.length * (1 + COMPRESSED_SIZE_FRACTION)) : plain.length;
    if (brotli) this.setBestBrotli(brotli);
  }

  /** Size of the uncompressed content in bytes. */
  get plainBytes(): number {
    return this.#plain.length;
  }

  /** Whether the content can still be compressed at the best brotli quality. False for pictures and if already done. */
  get canImprove(): boolean {
    return this.#isCompressed && this.#pass !== "best";
  }

  /** Returns the encoding in which a response is sent to a client that accepts this one. */
  encodingFor(accepted: ContentEncoding): ContentEncoding {
    return this.#isCompressed ? accepted : "identity";
  }

  /** Returns the content in this encoding, of those that `encodingFor` returns. Compresses it at the first request. */
  bodyIn(encoding: ContentEncoding): Promise<Buffer> {
    const known = this.#bodies.get(encoding);
    if (known) {
      if (encoding === "br" && this.#pass === "first") void this.#compressAgain();
      return known;
    }
    if (encoding === "br") this.#pass = "first";
    const made = compressBody(this.#plain, encoding, "first");
    this.#bodies.set(encoding, made);
    return made;
  }

  /** Compresses the content with the best quality, which takes about a millisecond per kilobyte. */
  async compressBest(): Promise<Buffer> {
    return await compressBody(this.#plain, "br", "best");
  }

  /**
   * Replaces the brotli body by one of the best quality: a result of `compressBest` for this content or for equal
   * content.
   */
  setBestBrotli(body: Buffer): void {
    this.#pass = "best";
    this.#bodies.set("br", Promise.resolve(body));
  }

  async #compressAgain(): Promise<void> {
    this.#pass = "again";
    const better = compressBody(this.#plain, "br", "again");
    // Requests get the first body until the better one is ready, and also if the better compression fails.
    await better.then(
      () => this.#pass === "again" && this.#bodies.set("br", better),
      () => undefined,
    );
  }
}

async function compressBody(
  plain: Buffer,
  encoding: ContentEncoding,
  pass: CompressionPass,
): Promise<Buffer> {
  if (encoding === "identity") return plain;
  if (encoding === "gzip") return await compressGzip(plain);
  return await compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[pass] } });
}
