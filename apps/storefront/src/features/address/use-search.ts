import { useEffect, useEffectEvent, useState } from "react";
import type { Place as GeocoderHit } from "@dasturxon/contract";
import type { Coordinates } from "@dasturxon/domain/zones";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useLanguage } from "../../platform/i18n.tsx";
import { toast } from "../../ui/toast.tsx";
import { geocoderLanguage } from "./found-address.ts";

/** Milliseconds of quiet after which a text is asked for [AD-4]. */
const REST_MS = 300;

interface Found {
  asked: string;
  hits: GeocoderHit[] | null;
  error: ApiError | null;
}

const NOTHING: Found = { asked: "", hits: null, error: null };

/** Places by name, near ones first; what was found stays while the next letters are typed. */
export function useSearch(text: string, near: Coordinates) {
  const language = useLanguage();
  const errorText = useErrorText();
  const [found, setFound] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const asked = text.trim();

  const ask = useEffectEvent(async (isStale: () => boolean) => {
    const { data, error } = await call("GET /notifications/v1/nominatim/search", {
      query: { q: asked, lang: geocoderLanguage(language), lat: near.latitude, lon: near.longitude },
    });
    if (isStale()) return;
    setFound({ asked, hits: data, error });
    if (error) void toast({ text: errorText(error), tone: "bad" });
  });

  useEffect(() => {
    if (!asked) return setFound(NOTHING);
    let stale = false;
    const timer = setTimeout(() => void ask(() => stale), REST_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [asked, attempt]);

  return {
    hits: found.hits,
    error: found.asked === asked ? found.error : null,
    retry: () => setAttempt((now) => now + 1),
  };
}
