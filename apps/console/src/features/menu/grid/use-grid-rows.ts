import { foldWords } from "@dasturxon/domain/search-fold";
import { randomId } from "@dasturxon/contract/random-id";
import { type QueryClient, queryOptions, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import shape from "virtual:resource/product";
import { callRoute, orThrow } from "../../../platform/api.ts";
import { fieldsOf, type Row, type Values } from "../../../resource/use-resource.ts";
import { RowKeeper } from "./row-keeper.ts";

/** The first page is what one sees at once; the rest comes behind it in fewer requests. */
const FIRST = 100;
const NEXT = 500;

interface Page {
  items: Row[];
  next: string | null;
  total: number;
}

/** So old may the first page be that was asked for before the grid was drawn. */
const FRESH_MS = 5_000;
const readPage = (query: { size: number; cursor?: string }) =>
  orThrow(callRoute<Page>(`GET ${shape.path}`, { query }));
const firstPage = queryOptions({
  queryKey: [shape.many, "grid", "first"],
  queryFn: () => readPage({ size: FIRST }),
  staleTime: FRESH_MS,
  gcTime: FRESH_MS,
});

/** Asks for the first rows while the page is being drawn, which takes as long. */
export function approachGridRows(client: QueryClient): void {
  void client.prefetchQuery(firstPage);
}

const knownWords = new Map<string, string>();
/** Names in all languages, and the barcode. */
const sayOf = (row: Row) => {
  const said = shape.search.flatMap((name) => {
    const value = row[name];
    return typeof value === "object" ? Object.values(value ?? {}) : [value];
  });
  return foldWords(said.join(" "), knownWords).join(" ");
};

/** All products, page after page by name as in their list, and the keeper that saves them. */
export function useGridRows() {
  const client = useQueryClient();
  const [mount] = useState(() => randomId());
  const [keeper] = useState(() => {
    async function send({ id, version }: Row, values: Values) {
      const body = { ...fieldsOf(shape, values), version };
      const answer = await callRoute<Row>(`PUT ${shape.path}/{id}`, { path: { id }, body });
      // The lists read themselves again when they are opened: here the row that came back is enough.
      void client.invalidateQueries({ queryKey: [shape.many], refetchType: "none" });
      return answer;
    }
    return new RowKeeper({ send, sayOf });
  });
  const query = useInfiniteQuery({
    // Of this mount alone: another one would be told nothing of rows that this keeper has.
    queryKey: [shape.many, "grid", mount],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam }) => {
      const page = pageParam ? readPage({ size: NEXT, cursor: pageParam }) : client.fetchQuery(firstPage);
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
