import { useQuery } from "@tanstack/react-query";
import { api, orThrow } from "../../platform/api.ts";
import { loadChunk } from "../../platform/load-chunk.ts";
import { useLanguage, useT } from "../../platform/use-language.tsx";
import { languagesBy, pickFields, type StartDraft } from "./draft.ts";

/** Maximum age of a preview in milliseconds. The server deletes it after ten minutes. */
const LIFE_MS = 8 * 60_000;

/** Fields of the draft that are visible in the preview. */
const SEEN = [
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
  const t = useT();
  const { language } = useLanguage();
  const { data, isError } = useQuery({
    queryKey: ["start-preview", draft.permit, language, JSON.stringify(pickFields(draft, SEEN))],
    queryFn: async () => {
      const [main] = languagesBy(language);
      const menu = draft.menu === "PASTED" ? await menuOf(draft.pasted) : null;
      const body = { permit: draft.permit ?? "", language: main, menu };
      return orThrow<{ url: string }>(api.call("POST /onboarding/v1/preview", { body }));
    },
    enabled: isHeard && draft.permit !== null,
    placeholderData: (former) => former,
    refetchInterval: LIFE_MS,
    staleTime: LIFE_MS,
    gcTime: 0,
    retry: false,
  });
  return { url: data?.url, isRefused: isError };

  async function menuOf(pasted: string) {
    const { previewedMenu } = await loadChunk(() => import("./previewed-menu.ts"));
    return previewedMenu(pasted, { language, category: t("start.paste.category") });
  }
}
