import type { TableWithQrLink } from "@dasturxon/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage } from "../../platform/use-language.tsx";

const TABLES_QUERY_KEY = ["tables"];

/** Queries the QR codes of the dining tables. `renew` replaces the code of a table and returns false if refused. */
export function useTableCodes() {
  const client = useQueryClient();
  const { language } = useLanguage();
  const codes = useQuery({
    queryKey: TABLES_QUERY_KEY,
    queryFn: () => unwrapApiResult<TableWithQrLink[]>(api.call("GET /console/v1/tables")),
  });
  async function renewTableCode(id: string): Promise<boolean> {
    const [refusal, renewed] = await api.call("POST /console/v1/tables/{id}/code", { path: { id } });
    if (refusal) showRefusal(refusal, language);
    else
      client.setQueryData<TableWithQrLink[]>(TABLES_QUERY_KEY, (now) =>
        now?.map((table) => (table.id === id ? renewed : table)),
      );
    return refusal === null;
  }
  return { codes, renew: renewTableCode };
}
