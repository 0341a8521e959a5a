import type { WireLanguage } from "./language.ts";
import type { TextByLanguage } from "./text.ts";
import type { Polygon } from "./zones.ts";

/** Maximum length of a zone file in characters, and maximum number of its zones. */
export const MAX_ZONE_FILE_LENGTH = 5_000_000;
export const MAX_ZONES_PER_FILE = 200;

/** Zone as in a file, without id and version. */
export interface ZoneFields {
  branchId: string;
  name: TextByLanguage;
  polygon: Polygon;
  color: string;
  /** Base price of a delivery to the zone, in soʻm. All prices of the zone are in soʻm. */
  basePrice: number;
  /** Distance in metres that the base price covers. */
  baseDistance: number;
  perKilometre: number;
  freeFrom: number;
  steps: readonly { upTo: number; price: number }[];
}

export interface StoredZone extends ZoneFields {
  id: string;
  version: number;
}

/** Returns the property of a name in a language: `name` for the brand's main language, else such as `name_ru`. */
export const formatNameProperty = (language: WireLanguage, main: WireLanguage): string =>
  language === main ? "name" : `name_${language}`;

/**
 * Exports zones as GeoJSON (RFC 7946), for map software and later import. Corners are `[longitude, latitude]`; the
 * tariff is in the properties, with prices in soʻm and distances in metres. `fill` is the colour shown by map software.
 * [AD-5]
 */
export function formatZonesAsGeoJson(
  zones: readonly StoredZone[],
  { languages, branches }: { languages: readonly WireLanguage[]; branches: ReadonlyMap<string, string> },
): object {
  const main = languages[0] ?? "uz";
  const features = zones.map(({ id, branchId, name, polygon, color, version: _, ...tariff }) => ({
    type: "Feature",
    properties: {
      id,
      ...Object.fromEntries(
        languages.flatMap((language) =>
          name[language] ? [[formatNameProperty(language, main), name[language]] as const] : [],
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
