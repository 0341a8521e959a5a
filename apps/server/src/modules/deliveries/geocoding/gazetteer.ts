import type { GeocoderHit } from "@dasturxon/contract";
import { textIn } from "@dasturxon/domain/text";
import { distanceMetres } from "@dasturxon/domain/zones";
import { createAddressSearch } from "./address-search.ts";
import type { GazetteerEntry } from "./gazetteer-entry.ts";
import type { GeocoderLanguage, LocalGeocoder, Point } from "./geocoder.ts";

const MAX_HITS = 10;
/** Maximum distances in metres for which a street, a house or a landmark describes a point. */
const STREET_REACH = 3000;
const HOUSE_REACH = 120;
const LANDMARK_REACH = 60;
/** Types of areas and lines. Their single coordinate does not describe other points. */
const extended = new Set(["residential", "suburb"]);

/** Creates the built-in geocoder: places of the demo cities, found by name in any script or by distance. */
export function createGazetteer(entries: readonly GazetteerEntry[]): LocalGeocoder {
  let find: ReturnType<typeof createAddressSearch> | undefined;
  return {
    async reverse({ latitude, longitude, language }) {
      const point = { latitude, longitude };
      const house = nearest(entries, point, {
        reach: STREET_REACH,
        isWanted: (entry) => entry.house !== null,
      });
      if (!house) return null;
      const isSpot = (entry: GazetteerEntry) => entry.house === null && !extended.has(entry.type);
      const landmark = nearest(entries, point, { reach: LANDMARK_REACH, isWanted: isSpot });
      const isNear = distanceMetres(house, point) <= HOUSE_REACH;
      const road = isNear ? house : { ...house, house: null };
      return asHit(landmark ?? road, {
        id: entries.indexOf(landmark ?? house),
        language,
        at: point,
        road,
      });
    },
    async search({ text, language, near }) {
      find ??= createAddressSearch(entries);
      return find(text, near)
        .slice(0, MAX_HITS)
        .map((entry, id) => asHit(entry, { id, language, at: entry, road: null }));
    },
  };
}

function nearest(
  entries: readonly GazetteerEntry[],
  point: Point,
  { reach, isWanted }: { reach: number; isWanted: (entry: GazetteerEntry) => boolean },
): GazetteerEntry | null {
  let found: GazetteerEntry | null = null;
  let best = reach;
  for (const entry of entries) {
    // A degree of latitude is 111 km. This check skips most entries without trigonometry.
    if (Math.abs(entry.latitude - point.latitude) * 111_000 > best || !isWanted(entry)) continue;
    const distance = distanceMetres(entry, point);
    if (distance > best) continue;
    best = distance;
    found = entry;
  }
  return found;
}

function asHit(
  entry: GazetteerEntry,
  {
    id,
    language,
    at,
    road,
  }: { id: number; language: GeocoderLanguage; at: Point; road: GazetteerEntry | null },
): GeocoderHit {
  const { house } = road ?? entry;
  const isStreet = entry.type === "residential";
  const street = textIn(road?.street ?? entry.street ?? (isStreet ? entry.name : null), language);
  const along = [street, house].filter(Boolean).join(", ");
  const name = textIn(entry.name, language) || along;
  const suburb = textIn(entry.suburb, language);
  const city = textIn(entry.city, language);
  return {
    place_id: id + 1,
    lat: at.latitude.toFixed(6),
    lon: at.longitude.toFixed(6),
    name,
    display_name: [...new Set([name, along, suburb, city])].filter(Boolean).join(", "),
    type: entry.type,
    address: { road: street || null, house_number: house, suburb: suburb || null, city: city || null },
  };
}
