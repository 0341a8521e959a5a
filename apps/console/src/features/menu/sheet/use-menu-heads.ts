import { toColumnHeaderKey, MAX_SENT_COLUMN_HEADERS } from "@dasturxon/domain/open-table";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ColumnMapping } from "./column-step.tsx";
import { api, unwrapApiResult } from "../../../platform/api.ts";

interface RememberedColumnHeaders {
  heads: { head: string; means: string }[];
}

/** Returns the column mappings of the brand's earlier imports, by normalised column header. Undefined while loading. */
export function useRememberedColumnMappings() {
  const { data, isError } = useQuery({
    queryKey: ["menuHeads"],
    queryFn: async (): Promise<ReadonlyMap<string, string>> => {
      const { heads } = await unwrapApiResult<RememberedColumnHeaders>(
        api.call("GET /console/v1/menu/heads"),
      );
      return new Map(heads.map(({ head, means }) => [head, means]));
    },
    staleTime: 60_000,
  });
  // Column mappings of earlier imports are only suggestions. If they cannot be loaded, the import continues without
  // them.
  return isError ? NO_COLUMN_MAPPINGS : data;
}
const NO_COLUMN_MAPPINGS: ReadonlyMap<string, string> = new Map();

/** Saves the column mapping after an import. Errors are ignored, because the next import only loses suggestions. */
export function useRememberColumnMapping() {
  const client = useQueryClient();
  return async (heads: readonly string[], { columns, ignored }: ColumnMapping) => {
    const named = heads.flatMap((head, at) => {
      const [key, means] = [toColumnHeaderKey(head), columns[at] ?? ""];
      // A column may have no field because another column has it. Other tables may contain only the first one.
      return key === "" || (means === "" && !ignored.has(at)) ? [] : [{ head: key, means }];
    });
    if (named.length === 0) return;
    await api.call("PUT /console/v1/menu/heads", {
      body: { heads: named.slice(0, MAX_SENT_COLUMN_HEADERS) },
    });
    await client.invalidateQueries({ queryKey: ["menuHeads"] });
  };
}
