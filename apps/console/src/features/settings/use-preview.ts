import type { SettingsSections } from "@dasturxon/contract/brand-settings";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";

/** Time in milliseconds without typing after which the preview is loaded again. */
const PREVIEW_DEBOUNCE_MS = 700;
/** Refresh interval of the store preview in milliseconds. The server deletes a preview after ten minutes. */
const PREVIEW_REFRESH_MS = 8 * 60_000;

/**
 * Queries the URL of a store preview with these parts of the settings. Returns the previous URL until the next one is
 * loaded.
 */
export function useSettingsPreview(parts: Partial<SettingsSections>): {
  url: string | undefined;
  isRefused: boolean;
} {
  const [wanted] = useDebouncedValue(JSON.stringify(parts), PREVIEW_DEBOUNCE_MS);
  const { data, isError } = useQuery({
    queryKey: ["settings-preview", wanted],
    queryFn: () =>
      unwrapApiResult<{ url: string }>(
        api.call("POST /console/v1/settings/preview", {
          body: JSON.parse(wanted) as Partial<SettingsSections>,
        }),
      ),
    placeholderData: (former) => former,
    refetchInterval: PREVIEW_REFRESH_MS,
    staleTime: PREVIEW_REFRESH_MS,
    gcTime: 0,
    retry: false,
  });
  return { url: data?.url, isRefused: isError };
}
