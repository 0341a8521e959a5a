import { AsyncLocalStorage } from "node:async_hooks";

interface ContentWriteScope {
  settling: Promise<void> | null;
}

/**
 * Tracks which requests changed content in their own transactions (by `AsyncLocalStorage`). Only their responses wait
 * for the other processes, not those of concurrent requests.
 */
export class ContentWriteTracker {
  readonly #scopes = new AsyncLocalStorage<ContentWriteScope>();

  /**
   * Runs a request and tracks its content changes. The response must await `settling`, which is null if no content
   * changed.
   */
  async run<Done>(work: () => Promise<Done>): Promise<{ done: Done; settling: Promise<void> | null }> {
    const scope: ContentWriteScope = { settling: null };
    const done = await this.#scopes.run(scope, work);
    return { done, settling: scope.settling };
  }

  /** Must be called after each commit that changed content, in its async context. Runs `settle` only inside `run`. */
  committed(settle: () => Promise<void>): void {
    const scope = this.#scopes.getStore();
    // The promise of the newest commit also covers the earlier commits of the request.
    if (scope) scope.settling = settle();
  }
}
