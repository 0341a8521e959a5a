import type { Place } from "@dasturxon/contract/notifications";
import { foldWords, swapLayout } from "@dasturxon/domain/search-fold";
import type { Text } from "@dasturxon/domain/text";
import { textIn } from "@dasturxon/domain/text";
import { distanceMetres } from "@dasturxon/domain/zones";
import type { Geocoder, GeocoderLanguage, Point } from "./geocoder.ts";

/** One thing that can be found. A house has no name: it is called by its street and number. */
export interface GazetteerEntry extends Point {
  /** `house`, `residential` (a street), `suburb` (a quarter), `metro`, `market` and the like. */
  type: string;
  name: Text | null;
  street: Text | null;
  house: string | null;
  suburb: Text;
  city: Text;
}

interface Known {
  id: number;
  entry: GazetteerEntry;
  /** Folded words of the name (and number), and of all that may be asked besides. */
  own: string[];
  all: string[];
}

const MOST_PLACES = 10;
/** Metres: how far a street still says where a point is, a house still is the point's, a landmark gives its name. */
const STREET_REACH = 3000;
const HOUSE_REACH = 120;
const LANDMARK_REACH = 60;
/** Whole areas and lines, whose one point says little about another point. */
const extended = new Set(["residential", "suburb"]);

/** The built-in geocoder: places of the demo cities, found by name in any script and by nearness. */
export function createGazetteer(entries: readonly GazetteerEntry[]): Geocoder {
  let indexed: Known[] | undefined;
  const known = () => (indexed ??= entries.map(index));
  return {
    async reverse({ latitude, longitude, language }) {
      const point = { latitude, longitude };
      const house = nearest(known(), point, {
        reach: STREET_REACH,
        isWanted: (entry) => entry.house !== null,
      });
      if (!house) return null;
      const isSpot = (entry: GazetteerEntry) => entry.house === null && !extended.has(entry.type);
      const landmark = nearest(known(), point, { reach: LANDMARK_REACH, isWanted: isSpot });
      const isNear = distanceMetres(house.entry, point) <= HOUSE_REACH;
      const road = isNear ? house.entry : { ...house.entry, house: null };
      return asPlace(
        { ...(landmark ?? house), entry: landmark?.entry ?? road },
        { language, at: point, road },
      );
    },
    async search({ text, language, near }) {
      const words = foldWords(text);
      // A house that is not known gives its street.
      const streets = words.filter((word) => !/^\d/.test(word));
      const found = [words, ...(streets.length < words.length ? [streets] : [])].flatMap((asked) =>
        matching(asked, known(), near),
      );
      const places =
        found.length > 0 ? [...new Set(found)] : matching(foldWords(swapLayout(text)), known(), near);
      return places
        .slice(0, MOST_PLACES)
        .map((place) => asPlace(place, { language, at: place.entry, road: null }));
    },
  };
}

function index(entry: GazetteerEntry, id: number): Known {
  const own = wordsOf([entry.name ?? entry.street], entry.house);
  return { id, entry, own, all: [...own, ...wordsOf([entry.street, entry.suburb, entry.city])] };
}

function nearest(
  known: readonly Known[],
  point: Point,
  { reach, isWanted }: { reach: number; isWanted: (entry: GazetteerEntry) => boolean },
): Known | null {
  let found: Known | null = null;
  let best = reach;
  for (const candidate of known) {
    // A degree of latitude is 111 km: most are ruled out without trigonometry.
    if (Math.abs(candidate.entry.latitude - point.latitude) * 111_000 > best || !isWanted(candidate.entry))
      continue;
    const distance = distanceMetres(candidate.entry, point);
    if (distance > best) continue;
    best = distance;
    found = candidate;
  }
  return found;
}

/** Every word asked for begins a word that is known; own names first, then the nearer. */
function matching(asked: string[], known: readonly Known[], near: Point | null): Known[] {
  if (asked.length === 0) return [];
  return known
    .flatMap((place) => {
      if (!asked.every((word) => place.all.some((own) => isMatch(word, own)))) return [];
      const misses = asked.filter((word) => !place.own.some((own) => isMatch(word, own))).length;
      const partial = asked.filter((word) => !place.all.includes(word)).length;
      const distance = near ? distanceMetres(place.entry, near) : 0;
      return [{ place, rank: misses * 10 + partial * 3 + (place.entry.house ? 1 : 0), distance }];
    })
    .sort((a, b) => a.rank - b.rank || a.distance - b.distance || a.place.id - b.place.id)
    .map(({ place }) => place);
}

/** A number is a house: 1 is not the beginning of 12. */
function isMatch(asked: string, own: string): boolean {
  return /^\d/.test(asked) ? own === asked : own.startsWith(asked);
}

function wordsOf(texts: (Text | null)[], house: string | null = null): string[] {
  const names = texts.flatMap((text) => Object.values(text ?? {}));
  return [...new Set(foldWords([...names, house].join(" ")))];
}

function asPlace(
  { id, entry }: Known,
  { language, at, road }: { language: GeocoderLanguage; at: Point; road: GazetteerEntry | null },
): Place {
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
