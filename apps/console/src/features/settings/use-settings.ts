import type { BrandSettings, SettingsSections } from "@dasturxon/contract/brand-settings";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";
import { useSaveDraft } from "../../parts/drafts/use-drafts.ts";

const SETTINGS_QUERY_KEY = ["settings"];

/**
 * Queries the brand's settings. `change` saves some parts and `draft` saves them as a draft. A conflict refetches the
 * settings.
 */
export function useSettings() {
  const client = useQueryClient();
  const saveDraft = useSaveDraft();
  const query = useQuery({
    queryKey: SETTINGS_QUERY_KEY,
    queryFn: () => unwrapApiResult<BrandSettings>(api.call("GET /console/v1/settings")),
  });
  async function changeSettings(version: number, parts: Partial<SettingsSections>) {
    const [refusal, now] = await api.call("PUT /console/v1/settings", { body: { version, ...parts } });
    if (!refusal) {
      client.setQueryData<BrandSettings>(SETTINGS_QUERY_KEY, now);
      // The session contains the brand's languages, name and logo, so it is refetched.
      if (parts.languages || parts.look || parts.business)
        await client.invalidateQueries({ queryKey: ["me"] });
    }
    if (refusal?.code === "stale_version") await client.invalidateQueries({ queryKey: SETTINGS_QUERY_KEY });
    return refusal;
  }
  async function saveSettingsDraft(version: number, parts: Partial<SettingsSections>) {
    const refusal = await saveDraft("settings", null, { version, fields: parts });
    if (refusal?.code === "stale_version") await client.invalidateQueries({ queryKey: SETTINGS_QUERY_KEY });
    return refusal;
  }
  return { query, change: changeSettings, draft: saveSettingsDraft };
}

/** Returns the parts of the settings that differ between `first` and `now`, with their values in `now`. */
export function getChangedSettingsSections(
  first: SettingsSections,
  now: SettingsSections,
): Partial<SettingsSections> {
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
    "tips",
    "fiscal",
    "payments",
  ] as const;
  const changed = names.filter((name) => JSON.stringify(first[name]) !== JSON.stringify(now[name]));
  return Object.fromEntries(changed.map((name) => [name, now[name]]));
}
