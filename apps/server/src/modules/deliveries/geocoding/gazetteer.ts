import type { GeocoderHit } from "@dasturxon/contract";
import { findTextInLanguage } from "@dasturxon/domain/text";
import { calculateDistanceMetres } from "@dasturxon/domain/zones";
import { createAddressSearch } from "./address-search.ts";
import type { GazetteerEntry } from "./gazetteer-entry.ts";
import type { GeocoderLanguage, LocalGeocoder, GeographicPoint } from "./geocoder.ts";

const MAX_GAZETTEER_HITS = 10;
/** Maximum distances in metres for which a street, a house or a landmark describes a point. */
const MAX_STREET_DISTANCE_METRES = 3000;
const MAX_HOUSE_DISTANCE_METRES = 120;
const MAX_LANDMARK_DISTANCE_METRES = 60;
/** Types of areas and lines. Such a place has only one coordinate, so it is not used to describe other points. */
const NON_POINT_GAZETTEER_TYPES = new Set(["residential", "suburb"]);

/** Creates the built-in geocoder: places of the demo cities, found by name in any script or by distance. */
export function createGazetteer(entries: readonly GazetteerEntry[]): LocalGeocoder {
  let find: ReturnType<typeof createAddressSearch> | undefined;
  return {
    async reverse({ latitude, longitude, language }) {
      const point = { latitude, longitude };
      const house = findNearestGazetteerEntry(entries, point, {
        reach: MAX_STREET_DISTANCE_METRES,
        isWanted: (entry) => entry.house !== null,
      });
      if (!house) return null;
      const isLandmark = (entry: GazetteerEntry) =>
        entry.house === null && !NON_POINT_GAZETTEER_TYPES.has(entry.type);
      const landmark = findNearestGazetteerEntry(entries, point, {
        reach: MAX_LANDMARK_DISTANCE_METRES,
        isWanted: isLandmark,
      });
      const isNear = calculateDistanceMetres(house, point) <= MAX_HOUSE_DISTANCE_METRES;
      const road = isNear ? house : { ...house, house: null };
      return toGeocoderHit(landmark ?? road, {
        id: entries.indexOf(landmark ?? house),
        language,
        at: point,
        road,
      });
    },
    async search({ text, language, near }) {
      find ??= createAddressSearch(entries);
      return find(text, near)
        .slice(0, MAX_GAZETTEER_HITS)
        .map((entry, id) => toGeocoderHit(entry, { id, language, at: entry, road: null }));
    },
  };
}

function findNearestGazetteerEntry(
  entries: readonly GazetteerEntry[],
  point: GeographicPoint,
  { reach, isWanted }: { reach: number; isWanted: (entry: GazetteerEntry) => boolean },
): GazetteerEntry | null {
  let found: GazetteerEntry | null = null;
  let best = reach;
  for (const entry of entries) {
    // A degree of latitude is 111 km. This check skips most entries without trigonometry.
    if (Math.abs(entry.latitude - point.latitude) * 111_000 > best || !isWanted(entry)) continue;
    const distance = calculateDistanceMetres(entry, point);
    if (distance > best) continue;
    best = distance;
    found = entry;
  }
  return found;
}

function toGeocoderHit(
  entry: GazetteerEntry,
  {
    id,
    language,
    at,
    road,
  }: { id: number; language: GeocoderLanguage; at: GeographicPoint; road: GazetteerEntry | null },
): GeocoderHit {
  const { house } = road ?? entry;
  const isStreet = entry.type === "residential";
  const street = findTextInLanguage(road?.street ?? entry.street ?? (isStreet ? entry.name : null), language);
  const along = [street, house].filter(Boolean).join(", ");
  const name = findTextInLanguage(entry.name, language) || along;
  const suburb = findTextInLanguage(entry.suburb, language);
  const city = findTextInLanguage(entry.city, language);
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
