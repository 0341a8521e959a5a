import { useEffect, useEffectEvent, useState } from "react";
import type { GeocoderHit } from "@dasturxon/contract";
import type { Coordinates } from "@dasturxon/domain/zones";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useLanguage } from "../../platform/i18n.tsx";
import { toast } from "../../ui/toast.tsx";
import { toGeocoderLanguage } from "./found-address.ts";

/** Debounce time of a search, milliseconds [AD-4]. */
const SEARCH_DEBOUNCE_MS = 300;

interface AddressSearchState {
  search: string;
  hits: GeocoderHit[] | null;
  error: ApiError | null;
}

const EMPTY_ADDRESS_SEARCH: AddressSearchState = { search: "", hits: null, error: null };

/** Returns places by name, near ones first. Previous results remain during a new search, marked by `isOld`. */
export function useAddressSearch(text: string, near: Coordinates) {
  const language = useLanguage();
  const errorText = useErrorText();
  const [found, setFound] = useState(EMPTY_ADDRESS_SEARCH);
  const [attempt, setAttempt] = useState(0);
  const search = text.trim();

  const ask = useEffectEvent(async (isStale: () => boolean) => {
    const { data, error } = await call("GET /notifications/v1/nominatim/search", {
      query: { q: search, lang: toGeocoderLanguage(language), lat: near.latitude, lon: near.longitude },
    });
    if (isStale()) return;
    setFound({ search, hits: data, error });
    if (error) void toast({ text: errorText(error), tone: "bad" });
  });

  useEffect(() => {
    if (!search) return setFound(EMPTY_ADDRESS_SEARCH);
    let stale = false;
    const timer = setTimeout(() => void ask(() => stale), SEARCH_DEBOUNCE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [search, attempt]);

  const isOld = found.search !== search;
  return {
    // An empty previous result does not apply to a longer text.
    hits: isOld && found.hits?.length === 0 ? null : found.hits,
    isOld,
    error: isOld ? null : found.error,
    retry: () => setAttempt((now) => now + 1),
  };
}
