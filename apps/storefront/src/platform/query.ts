import { useEffect, useEffectEvent } from "react";
import { createAnswers, keyOf } from "./answers.ts";
import type { Answer, QueryOptions, UsedAnswer } from "./answers.ts";
import type { Result } from "./api.ts";

/** Something that the server knows: asked for once by everybody who needs it, remembered by what was asked. */
export interface Query<T, Input = void> {
  /** The answer that is there, while it is fresh, else a new one; null where none came. */
  load(input: Input): Promise<T | null>;
  /** Asks in any case, also beside a call that is under way: that one may have been answered before. */
  reload(input: Input): Promise<T | null>;
  get(input: Input): Answer<T>;
  /** Shows a change before the server knows it. */
  change(input: Input, next: (now: T) => T): void;
  /** Drops every answer, those on the way too; what is in use is asked for again. */
  clear(): void;
  /** Draws what is known and asks after the first draw; null asks nothing. */
  use(input: Input | null): UsedAnswer<T>;
  /** Draws what is known and asks nothing. */
  useKnown(input: Input | null): UsedAnswer<T>;
}

/** `const cities = query(() => call("GET …"))`, then in a component `cities.use()`. */
export function query<T, Input = void>(
  ask: (input: Input) => Promise<Result<T>>,
  options: QueryOptions<T> = {},
): Query<T, Input> {
  const { known, view, watch, want, ...answers } = createAnswers(ask, options);

  function useKnown(input: Input | null): UsedAnswer<T> {
    const now = known.use();
    useEffect(watch, []);
    return view(now, input);
  }

  function use(input: Input | null): UsedAnswer<T> {
    const answer = useKnown(input);
    const { cleared } = known.use();
    const own = answer.isPrevious ? null : answer.data;
    const wantNow = useEffectEvent(() => (input === null ? undefined : want(input)));
    const key = input === null ? null : keyOf(input);
    useEffect(() => wantNow(), [key, own, cleared]);
    return answer;
  }

  return { ...answers, use, useKnown };
}
