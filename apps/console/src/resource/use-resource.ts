import type { EndpointReply } from "@dasturxon/contract/endpoint";
import type { Resource } from "@dasturxon/contract/resource";
import type { ManagedRowReply } from "@dasturxon/contract/managed-api";
import type { ResourceShape } from "@dasturxon/contract/resource-shape";
import { hasTypedWords, normalizeSearchText } from "@dasturxon/domain/search-fold";
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { unwrapApiResult, createResourceApi } from "../platform/api.ts";

/** Row as returned by the API, and the field values of a row that is being edited. */
export type ResourceRow = ManagedRowReply;
export type ResourceRowValues = Record<string, unknown>;
/** `ResourceRow` of a specific resource, with typed fields. */
export type ResourceRowOf<R extends Resource> = EndpointReply<R["calls"]["one"]>;

export interface RowFilter {
  search: string;
  sort: string | null;
  by: Record<string, string>;
}

/** Maximum rows in a request for a list. Most lists fit into one request and are searched in the browser. */
const RESOURCE_LIST_PAGE_SIZE = 500;

/**
 * Returns the rows of a resource that match the filter, one page at a time. If the list is loaded completely, it is
 * searched in the browser, independent of the alphabet. Otherwise the search text `settled` is sent to the server.
 */
export function useResourceRows(shape: ResourceShape, { search, sort, by }: RowFilter, settled: string) {
  const whole = useResourceList(shape, { sort, by, search: "" });
  const isWhole = whole.data !== undefined && !whole.hasNextPage;
  const found = useResourceList(shape, { sort, by, search: isWhole ? "" : settled });
  const query = isWhole ? whole : found;
  const pages = query.data?.pages ?? [];
  const rows = pages.flatMap(({ items }) => items);
  const isSearched = isWhole && normalizeSearchText(search) !== "";
  const fitting = isSearched ? rows.filter((row) => matchesSearch(shape, row, search)) : rows;
  return { query, rows: fitting, total: isSearched ? fitting.length : (pages[0]?.total ?? 0) };
}

function matchesSearch({ search: fields }: ResourceShape, row: ResourceRow, search: string): boolean {
  const said = fields.flatMap((name) => {
    const value = row[name];
    return typeof value === "object" ? Object.values(value ?? {}) : [value];
  });
  return hasTypedWords(normalizeSearchText(said.join(" ")), search);
}

function useResourceList({ many, path }: ResourceShape, { search, sort, by }: RowFilter) {
  const query = {
    ...by,
    size: RESOURCE_LIST_PAGE_SIZE,
    ...(search ? { search } : {}),
    ...(sort ? { sort } : {}),
  };
  return useInfiniteQuery({
    queryKey: [many, "list", query],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) =>
      unwrapApiResult(
        createResourceApi(path).call("GET ", {
          query: { ...query, ...(pageParam ? { cursor: pageParam } : {}) },
        }),
      ),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** Refetches the visible lists of a resource and removes cached ones, from which an outdated row could be opened. */
export async function refetchResourceRows(client: QueryClient, many: string): Promise<void> {
  client.removeQueries({ queryKey: [many], type: "inactive" });
  await client.invalidateQueries({ queryKey: [many] });
}

/** Returns functions that write rows and then invalidate the lists. */
export function useRowMutations({ many, path }: ResourceShape) {
  const client = useQueryClient();
  const { call } = createResourceApi(path);
  async function refetchAfter<Result>(answer: Promise<Result>): Promise<Result> {
    const result = await answer;
    await refetchResourceRows(client, many);
    return result;
  }
  return {
    add: (body: ResourceRowValues, idempotencyKey: string) =>
      refetchAfter(call("POST ", { body, idempotencyKey })),
    change: (id: string, version: number, fields: ResourceRowValues) =>
      refetchAfter(call("PUT /{id}", { path: { id }, body: { ...fields, version } })),
    remove: ({ id, version }: ResourceRow) =>
      refetchAfter(call("DELETE /{id}", { path: { id }, query: { version } })),
    arrange: (ids: string[]) => refetchAfter(call("PUT /positions", { body: { ids } })),
  };
}

/** Returns only the fields of the row that are sent to the API. */
export function pickSentFields({ fields }: ResourceShape, row: ResourceRowValues): ResourceRowValues {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, row[name]]));
}
