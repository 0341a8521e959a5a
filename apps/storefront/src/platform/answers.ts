import {
  type CachedAnswer,
  createAnswerEntries,
  serializeQueryInput,
  type CachedQuery,
} from "./answer-entries.ts";
import type { ApiResult } from "./api.ts";
import type { Store } from "./store.ts";

export interface QueryAnswer<T> extends CachedAnswer<T> {
  /** Whether the data belong to a previous input, which is the case while the data of the current input are loading. */
  isPrevious: boolean;
}

export interface QueryOptions<T> {
  /** Time in milliseconds after which an answer is requested again when it is needed. By default it does not expire. */
  freshForMs?: number;
  /** Debounce time of a new input, in milliseconds. */
  restMs?: number;
  /**
   * Delay in milliseconds before a retry after a network or server error, if a mounted component uses the answer. By
   * default there is no retry.
   */
  retryAfterMs?: number;
  /**
   * Interval in milliseconds at which the answers that mounted components use are requested again. By default never.
   */
  refreshEveryMs?: number;
  /** Whether to show the newest answer of any input until the current one is loaded. */
  showsPrevious?: boolean;
  /** Maximum number of cached inputs. */
  kept?: number;
  /**
   * Part of the brand's content that the answer depends on. The answer is requested again when the staff change that
   * part. A change of the brand also applies to answers that depend on `menu`.
   */
  changesWith?: BrandContentPart;
  /**
   * Returns whether the new data equal the cached data. Equal data are not replaced, so components do not re-render.
   */
  isSame?(now: T, next: T): boolean;
}

/** Changed part of a brand's content. Answers that depend on the menu also depend on the brand. */
export type BrandContentPart = "brand" | "menu";

/**
 * Functions that reload the cached answers, one for each cache, by the part of the content that the answers depend on.
 */
const reloadersByContent: Record<BrandContentPart, (() => Promise<unknown>)[]> = { brand: [], menu: [] };

/**
 * Requests the shown answers that depend on the change again and removes the others from the cache. Resolves when they
 * are loaded.
 */
export async function reloadContent(changed: BrandContentPart): Promise<void> {
  const due =
    changed === "brand" ? [...reloadersByContent.brand, ...reloadersByContent.menu] : reloadersByContent.menu;
  await Promise.all(due.map((renew) => renew()));
}

/** Cache of requests and responses, without React. `createQuery` connects it to React. */
export interface AnswerCache<T, Input> {
  known: Store<CachedQuery<T, Input>>;
  load(input: Input): Promise<T | null>;
  reload(input: Input): Promise<T | null>;
  get(input: Input): CachedAnswer<T>;
  change(input: Input, next: (now: T) => T): void;
  clear(): void;
  /** Returns the answer to show for this input. */
  view(known: CachedQuery<T, Input>, input: Input | null): QueryAnswer<T>;
  /** Registers a mounted component that uses the cache. Returns a function that unregisters it. */
  watch(): () => void;
  /** Requests the answer after the debounce time if it is not fresh. Returns a function that cancels it. */
  want(input: Input): () => void;
}

const EMPTY_QUERY_ANSWER: QueryAnswer<never> = { data: null, error: null, isPrevious: false };

/** Creates a cache of answers by input. An answer is never replaced by the response of an earlier call. */
export function createAnswerCache<T, Input>(
  ask: (input: Input) => Promise<ApiResult<T>>,
  options: QueryOptions<T>,
): AnswerCache<T, Input> {
  const { freshForMs = Infinity, restMs = 0, retryAfterMs, refreshEveryMs, kept = Infinity } = options;
  const entries = createAnswerEntries<T, Input>(kept);
  const { known, of: entryOf, put } = entries;
  const running = new Map<string, Promise<T | null>>();
  let calls = 0;
  /** Sequence number of the last call sent before the cache was cleared. */
  let dropped = 0;
  let watchers = 0;
  let refreshing: ReturnType<typeof setInterval> | undefined;

  function isFresh(input: Input): boolean {
    const { data, answeredAt } = entryOf(input);
    return data !== null && Date.now() - answeredAt < freshForMs;
  }

  async function sendCachedQuery(input: Input): Promise<T | null> {
    const call = (calls += 1);
    const { data, error } = await ask(input);
    const now = entryOf(input);
    // Ignores the response if the cache was cleared after the call was sent, or if the response of a later call has
    // arrived first.
    if (call <= dropped || call < now.call) return data;
    if (error) {
      put({ ...now, error, call });
      const isLost = error.statusCode === 0 || error.statusCode >= 500;
      if (isLost && retryAfterMs)
        setTimeout(() => watchers > 0 && call > dropped && void reload(input), retryAfterMs);
      return now.data;
    }
    const isKnown = now.data !== null && options.isSame?.(now.data, data);
    if (isKnown && !now.error) Object.assign(now, { answeredAt: Date.now(), call });
    else put({ data: isKnown ? now.data : data, error: null, input, answeredAt: Date.now(), call });
    return entryOf(input).data;
  }

  function reload(input: Input): Promise<T | null> {
    const key = serializeQueryInput(input);
    const sent = sendCachedQuery(input).finally(() => running.get(key) === sent && running.delete(key));
    running.set(key, sent);
    return sent;
  }

  function load(input: Input): Promise<T | null> {
    if (isFresh(input)) return Promise.resolve(entryOf(input).data);
    return running.get(serializeQueryInput(input)) ?? reload(input);
  }

  function refreshIfVisible(): void {
    if (document.visibilityState !== "visible") return;
    for (const { data, input } of known.get().entries.values()) if (data !== null) void reload(input);
  }

  function clearAnswers(): void {
    if (known.get().entries.size === 0 && running.size === 0) return;
    dropped = calls;
    running.clear();
    entries.clear();
  }

  /**
   * Requests the newest answer again if a component uses the cache, and shows the old data until the response. Removes
   * all other answers, which are requested when they are needed again.
   */
  async function renewAnswers(): Promise<void> {
    const newest = watchers > 0 && entries.keepNewest();
    if (!newest) return clearAnswers();
    await reload(newest.input);
  }

  if (options.changesWith) reloadersByContent[options.changesWith].push(renewAnswers);

  return {
    known,
    load,
    reload,
    get: entryOf,
    change(input, next) {
      const now = entryOf(input);
      if (now.data !== null) put({ ...now, data: next(now.data) });
    },
    clear: clearAnswers,
    view: (shown, input) => viewCachedAnswer(shown, input, options.showsPrevious === true),
    watch() {
      if ((watchers += 1) === 1 && refreshEveryMs) refreshing = setInterval(refreshIfVisible, refreshEveryMs);
      return () => {
        if ((watchers -= 1) === 0) clearInterval(refreshing);
      };
    },
    want: (input) => runDebounced(() => void (isFresh(input) || load(input)), restMs),
  };
}

/** Runs the function after the delay in milliseconds, or at once if it is 0. Returns a function that cancels it. */
function runDebounced(run: () => void, delayMs: number): () => void {
  if (delayMs === 0) {
    run();
    return () => undefined;
  }
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
}

function viewCachedAnswer<T, Input>(
  { entries }: CachedQuery<T, Input>,
  input: Input | null,
  showsPrevious: boolean,
): QueryAnswer<T> {
  if (input === null) return EMPTY_QUERY_ANSWER;
  const { data, error } = entries.get(serializeQueryInput(input)) ?? EMPTY_QUERY_ANSWER;
  const previous = showsPrevious && data === null ? findNewestAnswerData(entries) : null;
  return previous === null ? { data, error, isPrevious: false } : { data: previous, error, isPrevious: true };
}

function findNewestAnswerData<T>(entries: ReadonlyMap<string, CachedAnswer<T>>): T | null {
  return [...entries.values()].findLast(({ data }) => data !== null)?.data ?? null;
}
