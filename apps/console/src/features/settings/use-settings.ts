import type { BrandSettings, SettingsParts } from "@dasturxon/contract/brand-settings";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orThrow } from "../../platform/api.ts";
import { useSaveDraft } from "../../parts/drafts/use-drafts.ts";

const SETTINGS = ["settings"];

/**
 * Queries the brand's settings. `change` saves some parts and `draft` saves them as a draft. A conflict refetches the
 * settings.
 */
export function useSettings() {
  const client = useQueryClient();
  const saveDraft = useSaveDraft();
  const query = useQuery({
    queryKey: SETTINGS,
    queryFn: () => orThrow<BrandSettings>(api.call("GET /console/v1/settings")),
  });
  async function change(version: number, parts: Partial<SettingsParts>) {
    const [refusal, now] = await api.call("PUT /console/v1/settings", { body: { version, ...parts } });
    if (!refusal) {
      client.setQueryData<BrandSettings>(SETTINGS, now);
      // The session contains the brand's languages, name and logo.
      if (parts.languages || parts.look || parts.business)
        await client.invalidateQueries({ queryKey: ["me"] });
    }
    if (refusal?.code === "stale_version") await client.invalidateQueries({ queryKey: SETTINGS });
    return refusal;
  }
  async function draft(version: number, parts: Partial<SettingsParts>) {
    const refusal = await saveDraft("settings", null, { version, fields: parts });
    if (refusal?.code === "stale_version") await client.invalidateQueries({ queryKey: SETTINGS });
    return refusal;
  }
  return { query, change, draft };
}

/** Returns the parts that differ. */
export function changedParts(first: SettingsParts, now: SettingsParts): Partial<SettingsParts> {
  const names = [
    "look",
    "business",
    "place",
    "tracking",
    "languages",
    "features",
    "views",
    "links",
    "contacts",
    "messages",
    "phones",
    "fees",
    "fiscal",
    "payments",
  ] as const;
  const changed = names.filter((name) => JSON.stringify(first[name]) !== JSON.stringify(now[name]));
  return Object.fromEntries(changed.map((name) => [name, now[name]]));
}
