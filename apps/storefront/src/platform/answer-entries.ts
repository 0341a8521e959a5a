import type { ApiError } from "./api.ts";
import { createStore, type Store } from "./store.ts";

export interface CachedAnswer<T> {
  /** Data of the answer. Null until they are loaded. The last successful data remain if a later API call fails. */
  data: T | null;
  error: ApiError | null;
}

export interface AnswerEntry<T, Input> extends CachedAnswer<T> {
  input: Input;
  /** Time when the data were received, milliseconds since 1970. 0 if there are none. */
  answeredAt: number;
  /** Sequence number of the API call that returned the data. */
  call: number;
}

export interface CachedQuery<T, Input> {
  /** Cache entries by input, newest last. */
  entries: ReadonlyMap<string, AnswerEntry<T, Input>>;
  /** Number of times the cache was cleared. Components in use then request their answers again. */
  cleared: number;
}

/** Cached answers, by input. */
export interface AnswerEntries<T, Input> {
  known: Store<CachedQuery<T, Input>>;
  of(input: Input): AnswerEntry<T, Input>;
  /** Stores the entry as the newest one. */
  put(entry: AnswerEntry<T, Input>): void;
  /** Removes all entries except the newest, which it returns. */
  keepNewest(): AnswerEntry<T, Input> | undefined;
  clear(): void;
}

/** Creates the cached answers of a query. `maxEntries`: maximum number of cached inputs. */
export function createAnswerEntries<T, Input>(maxEntries: number): AnswerEntries<T, Input> {
  const known = createStore<CachedQuery<T, Input>>({ entries: new Map(), cleared: 0 });
  return {
    known,
    of: (input) =>
      known.get().entries.get(serializeQueryInput(input)) ?? {
        data: null,
        error: null,
        input,
        answeredAt: 0,
        call: 0,
      },
    put(entry) {
      const key = serializeQueryInput(entry.input);
      const { entries, cleared } = known.get();
      const others = [...entries].filter(([each]) => each !== key);
      const newest = others.slice(Math.max(0, others.length + 1 - maxEntries));
      known.set({ entries: new Map([...newest, [key, entry]]), cleared });
    },
    keepNewest() {
      const { entries, cleared } = known.get();
      const newest = [...entries].at(-1);
      if (newest) known.set({ entries: new Map([newest]), cleared });
      return newest?.[1];
    },
    clear() {
      known.set({ entries: new Map(), cleared: known.get().cleared + 1 });
    },
  };
}

/** Returns the cache key: equal inputs have equal keys. */
export function serializeQueryInput(input: unknown): string {
  return JSON.stringify(input) ?? "";
}
