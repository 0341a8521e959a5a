import { headKey } from "@dasturxon/domain/open-table";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orThrow } from "../../../platform/api.ts";

interface Heads {
  heads: { head: string; means: string }[];
}
/** The most heads of one call. */
const MOST = 200;

/** What heads were chosen to mean in earlier imports of the brand, undefined until it is known. */
export function useMenuHeads() {
  const { data, isError } = useQuery({
    queryKey: ["menuHeads"],
    queryFn: async (): Promise<ReadonlyMap<string, string>> => {
      const { heads } = await orThrow<Heads>(api.call("GET /console/v1/menu/heads"));
      return new Map(heads.map(({ head, means }) => [head, means]));
    },
    staleTime: 60_000,
  });
  // Without what was chosen before a table can still be read.
  return isError ? NONE : data;
}
const NONE: ReadonlyMap<string, string> = new Map();

/** Remembers what the heads of a table mean, once the table was written. A failure loses only the proposal. */
export function useRememberHeads() {
  const client = useQueryClient();
  return async (heads: readonly string[], columns: readonly (string | null)[]) => {
    const named = heads.flatMap((head, at) => {
      const key = headKey(head);
      return key === "" ? [] : [{ head: key, means: columns[at] ?? "" }];
    });
    if (named.length === 0) return;
    await api.call("PUT /console/v1/menu/heads", { body: { heads: named.slice(0, MOST) } });
    await client.invalidateQueries({ queryKey: ["menuHeads"] });
  };
}
