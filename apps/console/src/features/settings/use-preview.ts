import type { SettingsParts } from "@dasturxon/contract/brand-settings";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { api, orThrow } from "../../platform/api.ts";

/** Somebody who types is let finish a word; milliseconds. */
const TYPING_MS = 700;
/** A preview lasts ten minutes; it is made anew before. */
const LIFE_MS = 8 * 60_000;

/** The address of the brand's store with these parts of its settings; the former one until there is the next. */
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
