import type { ApiError, Result } from "./api.ts";
import { createStore } from "./store.ts";
import type { Store } from "./store.ts";

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
  /** The brand's staff may change the answer: it is asked for again when they changed the menu or anything, or the brand alone. */
  changesWith?: ContentPart;
  /** The new data say nothing new: what is shown stays as it is. */
  isSame?(now: T, next: T): boolean;
}

/** What of a brand's content was changed; an answer that changes with the menu changes with the brand too. */
export type ContentPart = "brand" | "menu";

/** How to ask again for every known answer that changes with a part of the content. */
const renewals: Record<ContentPart, (() => Promise<unknown>)[]> = { brand: [], menu: [] };

/** Asks again for what the page shows of what was changed, forgets the rest; resolves when it is there. */
export async function renewContent(changed: ContentPart): Promise<void> {
  const due = changed === "brand" ? [...renewals.brand, ...renewals.menu] : renewals.menu;
  await Promise.all(due.map((renew) => renew()));
}

interface Entry<T, Input> extends Answer<T> {
  input: Input;
  /** Of the data, milliseconds since 1970; 0 while there are none. */
  answeredAt: number;
  /** Number of the call that it answers. */
  call: number;
}

export interface Known<T, Input> {
  /** By input, the newest last. */
  entries: ReadonlyMap<string, Entry<T, Input>>;
  /** How often all was cleared: those who use an answer then ask again. */
  cleared: number;
}

/** What was asked and answered, without React: `query` draws it. */
export interface Answers<T, Input> {
  known: Store<Known<T, Input>>;
  load(input: Input): Promise<T | null>;
  reload(input: Input): Promise<T | null>;
  get(input: Input): Answer<T>;
  change(input: Input, next: (now: T) => T): void;
  clear(): void;
  /** What somebody who needs this input is shown. */
  view(known: Known<T, Input>, input: Input | null): UsedAnswer<T>;
  /** Somebody looks. Returns the stop. */
  watch(): () => void;
  /** Asks for what is not fresh, after its rest. Returns the stop. */
  want(input: Input): () => void;
}

const NOTHING: UsedAnswer<never> = { data: null, error: null, isPrevious: false };

/** Answers by what was asked, each no older than one that was shown before. */
export function createAnswers<T, Input>(
  ask: (input: Input) => Promise<Result<T>>,
  options: QueryOptions<T>,
): Answers<T, Input> {
  const { freshForMs = Infinity, restMs = 0, retryAfterMs, refreshEveryMs, kept = Infinity } = options;
  const known = createStore<Known<T, Input>>({ entries: new Map(), cleared: 0 });
  const running = new Map<string, Promise<T | null>>();
  let calls = 0;
  /** Calls up to this one were sent before all was cleared. */
  let dropped = 0;
  let watchers = 0;
  let refreshing: ReturnType<typeof setInterval> | undefined;

  const entryOf = (input: Input): Entry<T, Input> =>
    known.get().entries.get(keyOf(input)) ?? { data: null, error: null, input, answeredAt: 0, call: 0 };

  function isFresh(input: Input): boolean {
    const { data, answeredAt } = entryOf(input);
    return data !== null && Date.now() - answeredAt < freshForMs;
  }

  function show(entry: Entry<T, Input>): void {
    const key = keyOf(entry.input);
    const { entries, cleared } = known.get();
    const others = [...entries].filter(([each]) => each !== key);
    const newest = others.slice(Math.max(0, others.length + 1 - kept));
    known.set({ entries: new Map([...newest, [key, entry]]), cleared });
  }

  async function send(input: Input): Promise<T | null> {
    const call = (calls += 1);
    const { data, error } = await ask(input);
    const now = entryOf(input);
    // Cleared, or overtaken by a call that was sent after it.
    if (call <= dropped || call < now.call) return data;
    if (error) {
      show({ ...now, error, call });
      const isLost = error.statusCode === 0 || error.statusCode >= 500;
      if (isLost && retryAfterMs)
        setTimeout(() => watchers > 0 && call > dropped && void reload(input), retryAfterMs);
      return now.data;
    }
    const isKnown = now.data !== null && options.isSame?.(now.data, data);
    if (isKnown && !now.error) Object.assign(now, { answeredAt: Date.now(), call });
    else show({ data: isKnown ? now.data : data, error: null, input, answeredAt: Date.now(), call });
    return entryOf(input).data;
  }

  function reload(input: Input): Promise<T | null> {
    const key = keyOf(input);
    const sent = send(input).finally(() => running.get(key) === sent && running.delete(key));
    running.set(key, sent);
    return sent;
  }

  function load(input: Input): Promise<T | null> {
    if (isFresh(input)) return Promise.resolve(entryOf(input).data);
    return running.get(keyOf(input)) ?? reload(input);
  }

  function refresh(): void {
    if (document.visibilityState !== "visible") return;
    for (const { data, input } of known.get().entries.values()) if (data !== null) void reload(input);
  }

  function clear(): void {
    const { entries, cleared } = known.get();
    if (entries.size === 0 && running.size === 0) return;
    dropped = calls;
    running.clear();
    known.set({ entries: new Map(), cleared: cleared + 1 });
  }

  /** What is shown stays until the new answer is there; what nobody looks at is asked for when it is needed again. */
  async function renew(): Promise<void> {
    const { entries, cleared } = known.get();
    const [key, newest] = [...entries].at(-1) ?? [];
    if (watchers === 0 || key === undefined || !newest) return clear();
    known.set({ entries: new Map([[key, newest]]), cleared });
    await reload(newest.input);
  }

  if (options.changesWith) renewals[options.changesWith].push(renew);

  return {
    known,
    load,
    reload,
    get: entryOf,
    change(input, next) {
      const now = entryOf(input);
      if (now.data !== null) show({ ...now, data: next(now.data) });
    },
    clear,
    view({ entries }, input) {
      if (input === null) return NOTHING;
      const { data, error } = entries.get(keyOf(input)) ?? NOTHING;
      const previous = options.showsPrevious && data === null ? newestOf(entries) : null;
      return previous === null
        ? { data, error, isPrevious: false }
        : { data: previous, error, isPrevious: true };
    },
    watch() {
      if ((watchers += 1) === 1 && refreshEveryMs) refreshing = setInterval(refresh, refreshEveryMs);
      return () => {
        if ((watchers -= 1) === 0) clearInterval(refreshing);
      };
    },
    want(input) {
      const askIfDue = () => void (isFresh(input) || load(input));
      if (restMs === 0) {
        askIfDue();
        return () => undefined;
      }
      const timer = setTimeout(askIfDue, restMs);
      return () => clearTimeout(timer);
    },
  };
}

/** One word for equal inputs, whatever object they stand in. */
export function keyOf(input: unknown): string {
  return JSON.stringify(input) ?? "";
}

function newestOf<T>(entries: ReadonlyMap<string, Answer<T>>): T | null {
  return [...entries.values()].findLast(({ data }) => data !== null)?.data ?? null;
}
