import { useQuery } from "@tanstack/react-query";
import { findTextInLanguage } from "@dasturxon/domain/text";
import { useMemo } from "react";
import { api, unwrapApiResult } from "../platform/api.ts";
import { useLanguage } from "../platform/use-language.tsx";

/** Returns the background of the map and the branches on it, or null while they load. */
export function useVenueMap() {
  const { language } = useLanguage();
  const query = useQuery({
    queryKey: ["venue-map"],
    queryFn: () => unwrapApiResult(api.call("GET /console/v1/venue/map")),
    staleTime: 60_000,
  });
  const { data } = query;
  const venue = useMemo(
    () =>
      data
        ? {
            ...data,
            branches: data.branches.map((one) => ({ ...one, name: findTextInLanguage(one.name, language) })),
          }
        : null,
    [data, language],
  );
  return { query, venue };
}

export type VenueMap = NonNullable<ReturnType<typeof useVenueMap>["venue"]>;
