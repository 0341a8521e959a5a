import type { WireLanguage } from "./language.ts";
import type { Text } from "./text.ts";
import type { Polygon } from "./zones.ts";

/** What a file of zones may be at most: characters, and zones in it. */
export const MAX_ZONE_FILE = 5_000_000;
export const MAX_FILE_ZONES = 200;

/** A zone as a file tells it, without who keeps it and since when. */
export interface ZoneFields {
  branchId: string;
  name: Text;
  polygon: Polygon;
  color: string;
  /** Sums. */
  basePrice: number;
  /** Metres that the base price covers. */
  baseDistance: number;
  perKilometre: number;
  freeFrom: number;
  steps: readonly { upTo: number; price: number }[];
}

export interface KeptZone extends ZoneFields {
  id: string;
  version: number;
}

/** Under which property a name in a language stands: `name` in the brand's main one, `name_ru` besides. */
export const namePropertyOf = (language: WireLanguage, main: WireLanguage): string =>
  language === main ? "name" : `name_${language}`;

/**
 * Zones as GeoJSON (RFC 7946), for a map programme and the way back: corners as `[longitude, latitude]`, what a delivery
 * costs as properties, prices in sum and distances in metres. `fill` is the colour that such programmes show. [AD-5]
 */
export function zonesAsGeoJson(
  zones: readonly KeptZone[],
  { languages, branches }: { languages: readonly WireLanguage[]; branches: ReadonlyMap<string, string> },
): object {
  const main = languages[0] ?? "uz";
  const features = zones.map(({ id, branchId, name, polygon, color, version: _, ...tariff }) => ({
    type: "Feature",
    properties: {
      id,
      ...Object.fromEntries(
        languages.flatMap((language) =>
          name[language] ? [[namePropertyOf(language, main), name[language]] as const] : [],
        ),
      ),
      branch: branches.get(branchId) ?? "",
      branchId,
      basePrice: tariff.basePrice,
      baseDistance: tariff.baseDistance,
      perKilometre: tariff.perKilometre,
      freeFrom: tariff.freeFrom,
      steps: tariff.steps,
      fill: color,
    },
    geometry: { type: "Polygon", coordinates: [[...polygon, ...polygon.slice(0, 1)]] },
  }));
  return { type: "FeatureCollection", features };
}
