import type { SettingsParts } from "@dasturxon/contract/brand-settings";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { api, orThrow } from "../../platform/api.ts";

/** Debounce delay of the preview while the user types, in milliseconds. */
const TYPING_MS = 700;
/** Refresh interval in milliseconds. A preview expires after ten minutes. */
const LIFE_MS = 8 * 60_000;

/**
 * Queries the URL of a store preview with these parts of the settings. Returns the previous URL until the next one is
 * loaded.
 */
export function usePreview(parts: Partial<SettingsParts>): { url: string | undefined; isRefused: boolean } {
  const [wanted] = useDebouncedValue(JSON.stringify(parts), TYPING_MS);
  const { data, isError } = useQuery({
    queryKey: ["settings-preview", wanted],
    queryFn: () =>
      orThrow<{ url: string }>(
        api.call("POST /console/v1/settings/preview", { body: JSON.parse(wanted) as Partial<SettingsParts> }),
      ),
    placeholderData: (former) => former,
    refetchInterval: LIFE_MS,
    staleTime: LIFE_MS,
    gcTime: 0,
    retry: false,
  });
  return { url: data?.url, isRefused: isError };
}
