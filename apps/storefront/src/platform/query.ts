import { useEffect, useEffectEvent } from "react";
import { type CachedAnswer, serializeQueryInput } from "./answer-entries.ts";
import { createAnswerCache } from "./answers.ts";
import type { QueryOptions, QueryAnswer } from "./answers.ts";
import type { ApiResult } from "./api.ts";

/** Server data that is requested once for all components and cached by input. */
export interface Query<T, Input = void> {
  /** Returns the cached data while they are fresh, otherwise requests them. Null if the request failed. */
  load(input: Input): Promise<T | null>;
  /**
   * Always sends a request, even if another is pending, because the server may have answered the pending one before the
   * data changed.
   */
  reload(input: Input): Promise<T | null>;
  get(input: Input): CachedAnswer<T>;
  /** Applies an optimistic update: replaces the cached data of the input by the result of `next`. */
  change(input: Input, next: (now: T) => T): void;
  /** Clears the cache and ignores pending responses. Data in use are requested again. */
  clear(): void;
  /** Returns the cached data and requests them after the first render. Null requests nothing. */
  use(input: Input | null): QueryAnswer<T>;
  /** Returns the cached data without a request. */
  useKnown(input: Input | null): QueryAnswer<T>;
}

/** Creates a query: `const cities = query(() => call("GET …"))`, then in a component `cities.use()`. */
export function createQuery<T, Input = void>(
  ask: (input: Input) => Promise<ApiResult<T>>,
  options: QueryOptions<T> = {},
): Query<T, Input> {
  const { known, view, watch, want, ...answers } = createAnswerCache(ask, options);

  function useKnown(input: Input | null): QueryAnswer<T> {
    const now = known.use();
    useEffect(watch, []);
    return view(now, input);
  }

  function use(input: Input | null): QueryAnswer<T> {
    const answer = useKnown(input);
    const { cleared } = known.use();
    const own = answer.isPrevious ? null : answer.data;
    const wantNow = useEffectEvent(() => (input === null ? undefined : want(input)));
    const key = input === null ? null : serializeQueryInput(input);
    useEffect(() => wantNow(), [key, own, cleared]);
    return answer;
  }

  return { ...answers, use, useKnown };
}
