import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Change, Person } from "@dasturxon/contract";
import { api, orThrow } from "../../platform/api.ts";

export interface ChangesFilter {
  by: string;
  entity: string;
  day: string;
}

/** The changes that fit the filter, the first pages of them. */
export function useChanges({ by, entity, day }: ChangesFilter) {
  const query = useInfiniteQuery({
    queryKey: ["changes", by, entity, day],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      orThrow<{ items: Change[]; next: string | null }>(
        api.call("GET /console/v1/changes", {
          query: {
            by: by || undefined,
            entity: entity || undefined,
            day: day || undefined,
            cursor: pageParam,
          },
        }),
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { query, changes: query.data?.pages.flatMap(({ items }) => items) ?? [] };
}

/** Whom changes may be of. */
export function useAuthors(): Person[] {
  const { data = [] } = useQuery({
    queryKey: ["people"],
    queryFn: () => orThrow<Person[]>(api.call("GET /console/v1/people")),
  });
  return data;
}
