import type { ResourceShape } from "@dasturxon/contract/resource-shape";
import { toText } from "@dasturxon/domain/text";
import { queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { unwrapAnswer, createResourceApi } from "../platform/api.ts";
import { useText } from "../platform/use-language.tsx";

/** Resource from which a reference field selects a row. */
export type ReferenceResource = NonNullable<ResourceShape["fields"][string]["to"]>;

const choicesQuery = ({ many, path }: ReferenceResource, search = "") =>
  queryOptions({
    // The key starts with the key of the resource's lists, so that writing a row invalidates these choices too.
    queryKey: [many, "choices", search],
    queryFn: () =>
      unwrapAnswer(
        createResourceApi(path).call("GET ", { query: { size: 500, ...(search ? { search } : {}) } }),
      ),
    staleTime: 60_000,
  });
const choiceQuery = ({ many, path }: ReferenceResource, id: string) =>
  queryOptions({
    queryKey: [many, "choice", id],
    queryFn: () => unwrapAnswer(createResourceApi(path).call("GET /{id}", { path: { id } })),
  });

/**
 * Returns the selectable rows by name: all rows, or for long lists the rows that match the search, and the selected
 * row.
 */
export function useChoices(
  to: ReferenceResource,
  { search, chosen }: { search: string; chosen: string | null },
) {
  const text = useText();
  const all = useQuery(choicesQuery(to));
  const isLong = all.data?.next !== null && all.data !== undefined;
  const found = useQuery({ ...choicesQuery(to, search), enabled: isLong && search !== "" });
  const listed = (isLong && search !== "" ? found.data : all.data)?.items ?? [];
  const isMissing = isLong && chosen !== null && !listed.some(({ id }) => id === chosen);
  const own = useQuery({ ...choiceQuery(to, chosen ?? ""), enabled: isMissing });
  const rows = own.data && isMissing ? [own.data, ...listed] : listed;
  return rows.map(({ id, name }) => ({ value: id, label: text(toText(name)) }));
}

/** Returns the names, by id, of the rows that the reference fields of a resource point to. */
export function useReferenceNames({ fields }: ResourceShape): Map<string, string> {
  const text = useText();
  const places = Object.values(fields).flatMap(({ to }) => (to ? [to] : []));
  const lists = useQueries({ queries: places.map((to) => choicesQuery(to)) });
  return new Map(
    lists.flatMap(({ data }) => data?.items.map(({ id, name }) => [id, text(toText(name))]) ?? []),
  );
}
