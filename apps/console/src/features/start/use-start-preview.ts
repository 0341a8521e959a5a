import { useQuery } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";
import { loadPageChunk } from "../../platform/load-chunk.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { listBrandLanguages, pickDraftFields, type StartDraft } from "./draft.ts";

/** Maximum age of a preview in milliseconds. The server deletes it after ten minutes. */
const PREVIEW_MAX_AGE_MS = 8 * 60_000;

/** Fields of the draft that are visible in the preview. */
const PREVIEWED_FIELDS = [
  "name",
  "kind",
  "menu",
  "pasted",
  "mainColor",
  "logo",
  "city",
  "street",
  "point",
  "branchPhone",
  "hours",
  "radius",
  "price",
] as const;

/**
 * Returns the URL of the preview. Requests it once the server has all visible fields. Until the response arrives,
 * returns the previous URL.
 */
export function useStartPreview(
  draft: StartDraft,
  isHeard: boolean,
): { url: string | undefined; isRefused: boolean } {
  const t = useTranslate();
  const { language } = useLanguage();
  const { data, isError } = useQuery({
    queryKey: [
      "start-preview",
      draft.permit,
      language,
      JSON.stringify(pickDraftFields(draft, PREVIEWED_FIELDS)),
    ],
    queryFn: async () => {
      const [main] = listBrandLanguages(language);
      const menu = draft.menu === "PASTED" ? await loadPreviewedMenu(draft.pasted) : null;
      const body = { permit: draft.permit ?? "", language: main, menu };
      return unwrapApiResult<{ url: string }>(api.call("POST /onboarding/v1/preview", { body }));
    },
    enabled: isHeard && draft.permit !== null,
    placeholderData: (former) => former,
    refetchInterval: PREVIEW_MAX_AGE_MS,
    staleTime: PREVIEW_MAX_AGE_MS,
    gcTime: 0,
    retry: false,
  });
  return { url: data?.url, isRefused: isError };

  async function loadPreviewedMenu(pasted: string) {
    const { parsePreviewedMenu } = await loadPageChunk(() => import("./previewed-menu.ts"));
    return parsePreviewedMenu(pasted, { language, category: t("start.paste.category") });
  }
}
