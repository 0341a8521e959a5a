import type { ResourceShape } from "@dasturxon/contract/resource-shape";
import { toTextByLanguage } from "@dasturxon/domain/text";
import { queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { unwrapApiResult, createResourceApi } from "../platform/api.ts";
import { useLocalizeText } from "../platform/use-language.tsx";

/** Resource from which a reference field selects a row. */
export type ReferenceResource = NonNullable<ResourceShape["fields"][string]["to"]>;

const createChoicesQuery = ({ many, path }: ReferenceResource, search = "") =>
  queryOptions({
    // The query key starts with that of the resource's lists, so that writing a row invalidates these choices too.
    queryKey: [many, "choices", search],
    queryFn: () =>
      unwrapApiResult(
        createResourceApi(path).call("GET ", { query: { size: 500, ...(search ? { search } : {}) } }),
      ),
    staleTime: 60_000,
  });
const createChoiceQuery = ({ many, path }: ReferenceResource, id: string) =>
  queryOptions({
    queryKey: [many, "choice", id],
    queryFn: () => unwrapApiResult(createResourceApi(path).call("GET /{id}", { path: { id } })),
  });

/**
 * Returns the selectable rows by name: all rows, or for long lists the rows that match the search, and the selected
 * row.
 */
export function useReferenceChoices(
  to: ReferenceResource,
  { search, chosen }: { search: string; chosen: string | null },
) {
  const text = useLocalizeText();
  const all = useQuery(createChoicesQuery(to));
  const isLong = all.data?.next !== null && all.data !== undefined;
  const found = useQuery({ ...createChoicesQuery(to, search), enabled: isLong && search !== "" });
  const listed = (isLong && search !== "" ? found.data : all.data)?.items ?? [];
  const isMissing = isLong && chosen !== null && !listed.some(({ id }) => id === chosen);
  const own = useQuery({ ...createChoiceQuery(to, chosen ?? ""), enabled: isMissing });
  const rows = own.data && isMissing ? [own.data, ...listed] : listed;
  return rows.map(({ id, name }) => ({ value: id, label: text(toTextByLanguage(name)) }));
}

/** Returns the names, by id, of the rows that the reference fields of a resource point to. */
export function useReferenceNames({ fields }: ResourceShape): Map<string, string> {
  const text = useLocalizeText();
  const places = Object.values(fields).flatMap(({ to }) => (to ? [to] : []));
  const lists = useQueries({ queries: places.map((to) => createChoicesQuery(to)) });
  return new Map(
    lists.flatMap(({ data }) => data?.items.map(({ id, name }) => [id, text(toTextByLanguage(name))]) ?? []),
  );
}
