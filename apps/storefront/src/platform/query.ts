import { useEffect, useEffectEvent } from "react";
import type { ApiError, Result } from "./api.ts";
import { createStore } from "./store.ts";

export interface Answer<T> {
  /** Null until it came; the last good one stays when a later call fails. */
  data: T | null;
  error: ApiError | null;
}

export interface UsedAnswer<T> extends Answer<T> {
  /** The data answer another input than the one asked for now: its own are on the way. */
  isPrevious: boolean;
}

export interface QueryOptions<T> {
  /** Milliseconds after which an answer is asked for again when it is needed; by default it counts while the page lives. */
  freshForMs?: number;
  /** Milliseconds that a new input must stand before it is asked for. */
  restMs?: number;
  /** Milliseconds until what was lost on the way is asked for again, while somebody looks; by default never. */
  retryAfterMs?: number;
  /** Milliseconds after which every known answer is asked for again while somebody looks; by default never. */
  refreshEveryMs?: number;
  /** Shows the newest answer of any input until the own one comes. */
  showsPrevious?: boolean;
  /** How many inputs' answers are remembered. */
  kept?: number;
  /** The new data say nothing new: what is shown stays as it is. */
  isSame?(now: T, next: T): boolean;
}

/** Something that the server knows: asked for once by everybody who needs it, remembered by what was asked. */
export interface Query<T, Input = void> {
  /** The answer that is there, while it is fresh, else a new one; null where none came. */
  load(input: Input): Promise<T | null>;
  /** Asks in any case. */
  reload(input: Input): Promise<T | null>;
  get(input: Input): Answer<T>;
  /** Shows a change before the server knows it. */
  change(input: Input, next: (now: T) => T): void;
  /** Forgets every answer; those in use are asked for again. */
  forget(): void;
  /** Draws what is known and asks after the first draw; null asks nothing. */
  use(input: Input | null): UsedAnswer<T>;
  /** Draws what is known and asks nothing. */
  useKnown(input: Input | null): UsedAnswer<T>;
}

interface Entry<T, Input> extends Answer<T> {
  input: Input;
  /** Of the data, milliseconds since 1970; 0 while there are none. */
  answeredAt: number;
}

const NOTHING: UsedAnswer<never> = { data: null, error: null, isPrevious: false };

/** `const cities = query(() => call("GET …"))`, then in a component `cities.use()`. */
export function query<T, Input = void>(
  ask: (input: Input) => Promise<Result<T>>,
  options: QueryOptions<T> = {},
): Query<T, Input> {
  const { freshForMs = Infinity, restMs = 0, retryAfterMs, refreshEveryMs, kept = Infinity } = options;
  /** By input, the newest last. */
  const entries = createStore<ReadonlyMap<string, Entry<T, Input>>>(new Map());
  const pending = new Map<string, Promise<T | null>>();
  let watchers = 0;
  let refreshing: ReturnType<typeof setInterval> | undefined;

  const entryOf = (input: Input): Entry<T, Input> =>
    entries.get().get(keyOf(input)) ?? { data: null, error: null, input, answeredAt: 0 };

  function isFresh(input: Input): boolean {
    const { data, answeredAt } = entryOf(input);
    return data !== null && Date.now() - answeredAt < freshForMs;
  }

  function show(entry: Entry<T, Input>): void {
    const key = keyOf(entry.input);
    const others = [...entries.get()].filter(([each]) => each !== key);
    entries.set(new Map([...others.slice(Math.max(0, others.length + 1 - kept)), [key, entry]]));
  }

  async function send(input: Input): Promise<T | null> {
    const { data, error } = await ask(input);
    const known = entryOf(input);
    if (error) {
      show({ ...known, error });
      const isLost = error.statusCode === 0 || error.statusCode >= 500;
      if (isLost && retryAfterMs) setTimeout(() => watchers > 0 && void reload(input), retryAfterMs);
      return known.data;
    }
    const isKnown = known.data !== null && options.isSame?.(known.data, data);
    if (isKnown && !known.error) known.answeredAt = Date.now();
    else show({ data: isKnown ? known.data : data, error: null, input, answeredAt: Date.now() });
    return entryOf(input).data;
  }

  function reload(input: Input): Promise<T | null> {
    const key = keyOf(input);
    const running = pending.get(key) ?? send(input).finally(() => pending.delete(key));
    pending.set(key, running);
    return running;
  }

  function load(input: Input): Promise<T | null> {
    return isFresh(input) ? Promise.resolve(entryOf(input).data) : reload(input);
  }

  function refresh(): void {
    if (document.visibilityState !== "visible") return;
    for (const { data, input } of entries.get().values()) if (data !== null) void reload(input);
  }

  function useKnown(input: Input | null): UsedAnswer<T> {
    const known = entries.use();
    useEffect(() => {
      if ((watchers += 1) === 1 && refreshEveryMs) refreshing = setInterval(refresh, refreshEveryMs);
      return () => {
        if ((watchers -= 1) === 0) clearInterval(refreshing);
      };
    }, []);
    if (input === null) return NOTHING;
    const { data, error } = known.get(keyOf(input)) ?? NOTHING;
    const previous = options.showsPrevious && data === null ? newestOf(known) : null;
    return previous === null
      ? { data, error, isPrevious: false }
      : { data: previous, error, isPrevious: true };
  }

  function use(input: Input | null): UsedAnswer<T> {
    const answer = useKnown(input);
    const own = answer.isPrevious ? null : answer.data;
    const askIfDue = useEffectEvent(() => {
      if (input !== null && !isFresh(input)) void load(input);
    });
    const key = input === null ? null : keyOf(input);
    useEffect(() => {
      if (restMs === 0) return askIfDue();
      const timer = setTimeout(() => askIfDue(), restMs);
      return () => clearTimeout(timer);
    }, [key, own]);
    return answer;
  }

  return {
    load,
    reload,
    get: entryOf,
    change(input, next) {
      const now = entryOf(input);
      if (now.data !== null) show({ ...now, data: next(now.data) });
    },
    forget: () => entries.set(new Map()),
    use,
    useKnown,
  };
}

/** One word for equal inputs, whatever object they stand in. */
function keyOf(input: unknown): string {
  return JSON.stringify(input) ?? "";
}

function newestOf<T>(known: ReadonlyMap<string, Answer<T>>): T | null {
  return [...known.values()].findLast(({ data }) => data !== null)?.data ?? null;
}
