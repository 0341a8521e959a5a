import type { PreparedReply } from "../prepared-reply.ts";

interface Kept {
  merchantId: string;
  reply: PreparedReply;
  freshUntil: number;
}

export interface KeptPagesOptions {
  /** Bytes of all kept pages together. */
  mostBytes: number;
  /** Milliseconds after which a page is rendered anew even if nothing changed: hours pass, stops end. */
  freshMilliseconds: number;
}

/** Gives the page, or null when it may not be kept (not found, redirect) or could not be made. */
type Render = () => Promise<PreparedReply | null>;

/** Guests' pages, rendered once for all: bounded, one render at a time for a key, the oldest used goes first. */
export class KeptPages {
  readonly #pages = new Map<string, Kept>();
  readonly #rendering = new Map<string, Promise<PreparedReply | null>>();
  readonly #options: KeptPagesOptions;
  #bytes = 0;
  /** Counts what was dropped: a render that began before is not kept. */
  readonly #dropped = new Map<string, number>();

  constructor(options: KeptPagesOptions) {
    this.#options = options;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The kept page, or the one that `render` makes; while rendering fails, the last good one. */
  async get(key: string, merchantId: string, render: Render): Promise<PreparedReply | null> {
    const kept = this.#pages.get(key);
    if (kept && kept.freshUntil > performance.now()) {
      this.#pages.delete(key);
      this.#pages.set(key, kept);
      return kept.reply;
    }
    try {
      return await this.#renderOnce(key, merchantId, render);
    } catch (error) {
      if (kept) return kept.reply;
      throw error;
    }
  }

  async #renderOnce(key: string, merchantId: string, render: Render): Promise<PreparedReply | null> {
    const running = this.#rendering.get(key);
    if (running) return await running;
    const generation = this.#dropped.get(merchantId) ?? 0;
    const started = render();
    this.#rendering.set(key, started);
    try {
      const reply = await started;
      const isCurrent = (this.#dropped.get(merchantId) ?? 0) === generation;
      if (reply && isCurrent) this.#keep(key, { merchantId, reply });
      return reply;
    } finally {
      if (this.#rendering.get(key) === started) this.#rendering.delete(key);
    }
  }

  #keep(key: string, { merchantId, reply }: { merchantId: string; reply: PreparedReply }): void {
    this.#remove(key);
    this.#pages.set(key, {
      merchantId,
      reply,
      freshUntil: performance.now() + this.#options.freshMilliseconds,
    });
    this.#bytes += reply.size;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#options.mostBytes) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const kept = this.#pages.get(key);
    if (!kept) return;
    this.#pages.delete(key);
    this.#bytes -= kept.reply.size;
  }

  /** Drops a brand's pages and forgets renders under way: they may have read what was before. */
  drop(merchantId: string): void {
    this.#dropped.set(merchantId, (this.#dropped.get(merchantId) ?? 0) + 1);
    for (const [key, kept] of this.#pages) if (kept.merchantId === merchantId) this.#remove(key);
    for (const key of this.#rendering.keys()) if (key.startsWith(merchantId)) this.#rendering.delete(key);
  }
}
