import { performance } from "node:perf_hooks";
import { LRUCache } from "lru-cache";
import type { AdmissionGate } from "../../admission/index.ts";
import type { CompressedContent } from "./compressed-content.ts";

/** Number of requests after which a response is compressed once more, at the best brotli quality. */
export const REQUESTS_BEFORE_BEST_COMPRESSION = 10;
/**
 * Size above which a content keeps its faster compression, in bytes. One megabyte takes about a second of one core, and
 * a started compression cannot be stopped.
 */
const MAX_PLAIN_BYTES = 1024 * 1024;
const MAX_COUNTED_CONTENTS = 4_000;
const MAX_BEST_COMPRESSED_BYTES = 32 * 1024 * 1024;
/** Maximum number of contents in the queue. Others are added again at their next request. */
const MAX_WAITING_CONTENTS = 20;
/** Interval in milliseconds at which the queue is checked. Also the minimum pause between two compressions. */
const CHECK_INTERVAL_MS = 500;
/** Fraction of the time since the last check during which the event loop may have been busy. */
const MAX_IDLE_UTILIZATION = 0.25;

/**
 * Compresses contents that are requested often with the best quality, in the thread pool, one at a time and only while
 * the process is idle. Results are kept by the hash of the content, so that a page that is rendered again without a
 * change is not compressed again.
 */
export class IdleCompression {
  readonly #isIdle: () => boolean;
  readonly #requests = new LRUCache<string, number>({ max: MAX_COUNTED_CONTENTS });
  readonly #best = new LRUCache<string, Buffer>({
    maxSize: MAX_BEST_COMPRESSED_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  readonly #waiting = new Map<string, CompressedContent>();
  #timer: NodeJS.Timeout | undefined;
  #isRunning = false;

  constructor(isIdle: () => boolean) {
    this.#isIdle = isIdle;
  }

  /**
   * Counts a request for the content, before it is sent. If equal content has already been compressed at the best
   * quality, uses that result.
   */
  note(content: CompressedContent): void {
    if (!content.canImprove) return;
    const { hash } = content;
    const known = this.#best.get(hash);
    if (known) return content.setBestBrotli(known);
    const requests = (this.#requests.get(hash) ?? 0) + 1;
    this.#requests.set(hash, requests);
    if (requests < REQUESTS_BEFORE_BEST_COMPRESSION || content.plainBytes > MAX_PLAIN_BYTES) return;
    if (this.#waiting.size >= MAX_WAITING_CONTENTS && !this.#waiting.has(hash)) return;
    // The queue keeps the newest object per content hash, because older objects may have left the page cache.
    this.#waiting.set(hash, content);
    this.#watch();
  }

  /** Starts the timer, which runs only while contents wait. */
  #watch(): void {
    if (this.#timer !== undefined || this.#isRunning) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#compressNext();
    }, CHECK_INTERVAL_MS).unref();
  }

  async #compressNext(): Promise<void> {
    const [hash] = this.#waiting.keys();
    if (hash !== undefined && this.#isIdle()) {
      this.#isRunning = true;
      // If the compression fails, for example for lack of memory, the content keeps its body. A later request of the
      // content tries again.
      await this.#compress(hash).catch(() => undefined);
      this.#isRunning = false;
    }
    if (this.#waiting.size > 0) this.#watch();
  }

  async #compress(hash: string): Promise<void> {
    const content = this.#waiting.get(hash);
    try {
      const best = await content?.compressBest();
      if (!best) return;
      this.#best.set(hash, best);
      // If the page was rendered again during the compression, the waiting object is another one with the same content
      // hash.
      this.#waiting.get(hash)?.setBestBrotli(best);
    } finally {
      this.#waiting.delete(hash);
    }
  }
}

/**
 * Returns a check whether the process is idle: no call is handled or waits, and the event loop was mostly idle since the
 * last check, because cached pages do not pass the gate.
 */
export function createProcessIdleCheck(gate: AdmissionGate): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return gate.isIdle && utilization <= MAX_IDLE_UTILIZATION;
  };
}
