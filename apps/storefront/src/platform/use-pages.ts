import { useCallback, useEffect, useRef, useState } from "react";
import type { ApiError, ApiResult } from "./api.ts";

interface ContentPage<T> {
  content: T[];
  totalPages: number;
}

/**
 * Loads a list page by page, newest first. Loads the first page at once, and again when the tab becomes visible. Items
 * added in the meantime shift the pages, so duplicates are removed. `ask` must be a stable function.
 */
export function usePagedItems<T extends { id: string }>(
  ask: (page: number) => Promise<ApiResult<ContentPage<T>>>,
) {
  /** Items of the list that are loaded so far. Null until the first page is loaded. */
  const [shown, setShown] = useState<T[] | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [hasMore, setHasMore] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const isUnderWay = useRef(false);
  const next = useRef(0);

  const load = useCallback(
    async (page: number) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setIsLoading(true);
      const { data, error: refusal } = await ask(page);
      isUnderWay.current = false;
      setIsLoading(false);
      setError(refusal);
      if (!data) return;
      setShown((now) => mergePages(now ?? [], data.content, page === 0));
      if (page < next.current) return;
      next.current = page + 1;
      setHasMore(next.current < data.totalPages);
    },
    [ask],
  );

  useEffect(() => {
    void load(0);
    const loadIfVisible = () => document.visibilityState === "visible" && void load(0);
    document.addEventListener("visibilitychange", loadIfVisible);
    return () => document.removeEventListener("visibilitychange", loadIfVisible);
  }, [load]);

  return { shown, setShown, error, hasMore, isLoading, loadMore: () => void load(next.current) };
}

function mergePages<T extends { id: string }>(known: T[], content: T[], isFirst: boolean): T[] {
  const fresh = new Map(content.map((each) => [each.id, each]));
  const kept = known.map((each) => fresh.get(each.id) ?? each);
  const added = content.filter(({ id }) => !known.some((each) => each.id === id));
  return isFirst ? [...added, ...kept] : [...kept, ...added];
}
