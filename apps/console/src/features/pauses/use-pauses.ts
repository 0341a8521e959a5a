import type { Pause, StopListItem } from "@dasturxon/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orThrow } from "../../platform/api.ts";
import { showRefusal } from "../../platform/show-refusal.ts";
import { OF_BRAND } from "../../platform/session.tsx";
import { useLanguage } from "../../platform/use-language.tsx";

const PAUSES = ["pauses"];

/** What is paused or busy now. */
export function usePauses(isAsked = true) {
  return useQuery({
    queryKey: PAUSES,
    meta: OF_BRAND,
    enabled: isAsked,
    queryFn: () => orThrow(api.call("GET /console/v1/pauses")),
  });
}

export type NewPause = Omit<Pause, "id" | "isByAlert">;

/** Sets and lifts pauses; the list reads itself again afterwards. Each tells whether it was done. */
export function useChangePauses() {
  const client = useQueryClient();
  const { language } = useLanguage();
  const after = (refusal: Parameters<typeof showRefusal>[0] | null): boolean => {
    if (refusal) showRefusal(refusal, language);
    void client.invalidateQueries({ queryKey: PAUSES });
    return refusal === null;
  };
  return {
    add: async (body: NewPause) => after((await api.call("POST /console/v1/pauses", { body }))[0]),
    lift: async (id: string) =>
      after((await api.call("DELETE /console/v1/pauses/{id}", { path: { id } }))[0]),
  };
}

/** The brand's categories by name, from the products that the stop list knows. */
export function useCategories(isAsked: boolean) {
  return useQuery({
    queryKey: ["stop-list", "", "all"],
    enabled: isAsked,
    queryFn: () => orThrow<StopListItem[]>(api.call("GET /console/v1/products", { query: {} })),
    select: (items) => [...new Map(items.map((item) => [item.categoryId, item.categoryName]))],
  });
}
