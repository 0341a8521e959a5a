import { normalizeSearchWords } from "@dasturxon/domain/search-fold";
import { createRandomId } from "@dasturxon/contract/random-id";
import { type QueryClient, queryOptions, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import shape from "virtual:resource/product";
import { unwrapApiResult, createResourceApi } from "../../../platform/api.ts";
import { pickSentFields, type ResourceRow, type ResourceRowValues } from "../../../resource/use-resource.ts";
import { GridRowStore } from "./grid-row-store.ts";

/** Page sizes. The small first page fills the screen. The rest is loaded with fewer requests. */
const FIRST_GRID_PAGE_ROWS = 100;
const NEXT_GRID_PAGE_ROWS = 500;

/** Maximum age of the prefetched first page in milliseconds. */
const GRID_PREFETCH_MAX_AGE_MS = 5_000;
const productsApi = createResourceApi(shape.path);
const fetchProductsPage = (query: { size: number; cursor?: string }) =>
  unwrapApiResult(productsApi.call("GET ", { query }));
const firstPageQuery = queryOptions({
  queryKey: [shape.many, "grid", "first"],
  queryFn: () => fetchProductsPage({ size: FIRST_GRID_PAGE_ROWS }),
  staleTime: GRID_PREFETCH_MAX_AGE_MS,
  gcTime: GRID_PREFETCH_MAX_AGE_MS,
});

/** Prefetches the first rows while the page is being rendered. */
export function prefetchProductGridRows(client: QueryClient): void {
  void client.prefetchQuery(firstPageQuery);
}

const categoryLabels = new Map<string, string>();
/** Returns the searchable text of a row: names in all languages, and the barcode. */
const getSearchText = (row: ResourceRow) => {
  const said = shape.search.flatMap((name) => {
    const value = row[name];
    return typeof value === "object" ? Object.values(value ?? {}) : [value];
  });
  return normalizeSearchWords(said.join(" "), categoryLabels).join(" ");
};

/** Loads all products page by page, ordered by name, into a `GridRowStore`, which saves their changes. */
export function useProductGridRows() {
  const client = useQueryClient();
  const [mount] = useState(() => createRandomId());
  const [keeper] = useState(() => {
    async function sendRowChange({ id, version }: ResourceRow, values: ResourceRowValues) {
      const body = { ...pickSentFields(shape, values), version };
      const answer = await productsApi.call("PUT /{id}", { path: { id }, body });
      // The response contains the saved row, so other lists of this resource are loaded again only when they are
      // opened.
      client.removeQueries({ queryKey: [shape.many, "list"], type: "inactive" });
      void client.invalidateQueries({ queryKey: [shape.many], refetchType: "none" });
      return answer;
    }
    return new GridRowStore({ send: sendRowChange, labelOf: getSearchText });
  });
  const query = useInfiniteQuery({
    // The query key is unique to this mount of the component, whose row store lacks pages cached by an earlier mount.
    queryKey: [shape.many, "grid", mount],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam }) => {
      const page = pageParam
        ? fetchProductsPage({ size: NEXT_GRID_PAGE_ROWS, cursor: pageParam })
        : client.fetchQuery(firstPageQuery);
      const { items, next, total } = await page;
      keeper.learn(items);
      return { next, total };
    },
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return { keeper, query, total: query.data?.pages[0]?.total ?? 0 };
}
