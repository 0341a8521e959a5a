import type { Pause, StopListItem } from "@dasturxon/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";
import { showRefusal } from "../../platform/show-refusal.ts";
import { BRAND_QUERY_META } from "../../platform/session.tsx";
import { useLanguage } from "../../platform/use-language.tsx";

const PAUSES_QUERY_KEY = ["pauses"];

/** Queries the active pauses. */
export function usePauses(isEnabled = true) {
  return useQuery({
    queryKey: PAUSES_QUERY_KEY,
    meta: BRAND_QUERY_META,
    enabled: isEnabled,
    queryFn: () => unwrapApiResult(api.call("GET /console/v1/pauses")),
  });
}

export type NewPause = Omit<Pause, "id" | "isByAlert">;

/**
 * Returns functions that add and end pauses and then invalidate the list. They return whether the request succeeded.
 */
export function usePauseActions() {
  const client = useQueryClient();
  const { language } = useLanguage();
  const finishChange = (refusal: Parameters<typeof showRefusal>[0] | null): boolean => {
    if (refusal) showRefusal(refusal, language);
    void client.invalidateQueries({ queryKey: PAUSES_QUERY_KEY });
    return refusal === null;
  };
  return {
    add: async (body: NewPause) => finishChange((await api.call("POST /console/v1/pauses", { body }))[0]),
    lift: async (id: string) =>
      finishChange((await api.call("DELETE /console/v1/pauses/{id}", { path: { id } }))[0]),
  };
}

/** Queries the brand's categories by id, from the products of the stop list. */
export function useCategories(isEnabled: boolean) {
  return useQuery({
    queryKey: ["stop-list", "", "all"],
    enabled: isEnabled,
    queryFn: () => unwrapApiResult<StopListItem[]>(api.call("GET /console/v1/products", { query: {} })),
    select: (items) => [...new Map(items.map((item) => [item.categoryId, item.categoryName]))],
  });
}
