import type { ChangeDraft } from "@dasturxon/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";

/** Refresh interval of the store preview in milliseconds. The server deletes a preview after ten minutes. */
const PREVIEW_REFRESH_MS = 8 * 60_000;

/** Returns the actions on drafts. Each one invalidates all queries, because a publication can change any data. */
export function useDraftActions() {
  const client = useQueryClient();
  async function refetchAfter<T>(answer: Promise<T>): Promise<T> {
    const result = await answer;
    await client.invalidateQueries();
    return result;
  }
  const listDraftIds = (drafts: readonly ChangeDraft[]) => drafts.map(({ id }) => id);
  return {
    publish: (drafts: readonly ChangeDraft[]) =>
      refetchAfter(api.call("POST /console/v1/drafts/publish", { body: { ids: listDraftIds(drafts) } })),
    schedule: (drafts: readonly ChangeDraft[], publishAt: string | null) =>
      refetchAfter(
        api.call("PUT /console/v1/drafts/moment", { body: { ids: listDraftIds(drafts), publishAt } }),
      ),
    keep: (id: string) => refetchAfter(api.call("POST /console/v1/drafts/{id}/keep", { path: { id } })),
    drop: (id: string) => refetchAfter(api.call("DELETE /console/v1/drafts/{id}", { path: { id } })),
    undo: (batchId: string) =>
      refetchAfter(api.call("POST /console/v1/changes/{id}/undo", { path: { id: batchId } })),
  };
}

/** Queries the URL of a store preview with these drafts. */
export function useDraftsPreview(drafts: readonly ChangeDraft[]): {
  url: string | undefined;
  isRefused: boolean;
} {
  const { data, isError } = useQuery({
    queryKey: ["drafts-preview", drafts.map(({ id, at }) => [id, at])],
    queryFn: () => unwrapApiResult<{ url: string }>(api.call("POST /console/v1/drafts/preview")),
    refetchInterval: PREVIEW_REFRESH_MS,
    staleTime: PREVIEW_REFRESH_MS,
    gcTime: 0,
    retry: false,
  });
  return { url: data?.url, isRefused: isError };
}
