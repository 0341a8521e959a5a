import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../../platform/api.ts";
import { showRefusal } from "../../../platform/show-refusal.ts";
import { useLanguage } from "../../../platform/use-language.tsx";

/** Queries the differences reported by providers. `look` acknowledges one of them. */
export function usePaymentDifferences() {
  const client = useQueryClient();
  const { language } = useLanguage();
  const query = useQuery({
    queryKey: ["payments", "differences"],
    queryFn: () => unwrapApiResult(api.call("GET /console/v1/payments/differences")),
  });
  return {
    differences: query.data?.differences ?? [],
    async look(id: string): Promise<void> {
      const [refusal] = await api.call("POST /console/v1/payments/differences/{id}/looked-at", {
        path: { id },
      });
      if (refusal) showRefusal(refusal, language);
      await client.invalidateQueries({ queryKey: ["payments", "differences"] });
      await client.invalidateQueries({ queryKey: ["payments-due"] });
    },
  };
}
