import { AsyncLocalStorage } from "node:async_hooks";

interface Scope {
  settling: Promise<void> | null;
}

/**
 * Finds the calls whose own transactions changed content. Only their answers wait for the other processes, not those of
 * other calls that run at the same time.
 */
export class ContentWrites {
  readonly #scopes = new AsyncLocalStorage<Scope>();

  /** Runs a call. `settling` is what its answer has to wait for; null where it changed no content. */
  async run<Done>(work: () => Promise<Done>): Promise<{ done: Done; settling: Promise<void> | null }> {
    const scope: Scope = { settling: null };
    const done = await this.#scopes.run(scope, work);
    return { done, settling: scope.settling };
  }

  /** To be called at each commit of content, in the context of its transaction. `settle` runs only for such a call. */
  committed(settle: () => Promise<void>): void {
    const scope = this.#scopes.getStore();
    // The last one covers the commits before it.
    if (scope) scope.settling = settle();
  }
}
