import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { LoggedChange, Person } from "@dasturxon/contract";
import { api, unwrapApiResult } from "../../platform/api.ts";

export interface ChangesFilter {
  by: string;
  entity: string;
  day: string;
  device: string;
}

/** Loads the change history for a filter, page by page. */
export function useChanges({ by, entity, day, device }: ChangesFilter) {
  const query = useInfiniteQuery({
    queryKey: ["changes", by, entity, day, device],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      unwrapApiResult<{ items: LoggedChange[]; next: string | null }>(
        api.call("GET /console/v1/changes", {
          query: {
            by: by || undefined,
            entity: entity || undefined,
            day: day || undefined,
            device: device || undefined,
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

/** Loads the devices that made changes. */
export function useChangesDevices(): string[] {
  const { data = [] } = useQuery({
    queryKey: ["changes", "devices"],
    queryFn: () => unwrapApiResult<string[]>(api.call("GET /console/v1/changes/devices")),
    staleTime: 0,
  });
  return data;
}

/** Loads the entities that were changed. */
export function useChangesEntities(): string[] {
  const { data = [] } = useQuery({
    queryKey: ["changes", "entities"],
    queryFn: () => unwrapApiResult<string[]>(api.call("GET /console/v1/changes/entities")),
    staleTime: 0,
  });
  return data;
}

/** Loads the possible authors of changes. */
export function useChangeAuthors(): Person[] {
  const { data = [] } = useQuery({
    queryKey: ["people"],
    queryFn: () => unwrapApiResult<Person[]>(api.call("GET /console/v1/people")),
  });
  return data;
}
