import type { Place } from "@dasturxon/contract/notifications";
import { foldWords, swapLayout } from "@dasturxon/domain/search-fold";
import type { Text } from "@dasturxon/domain/text";
import { textIn } from "@dasturxon/domain/text";
import { distanceMetres } from "@dasturxon/domain/zones";
import type { Geocoder, GeocoderLanguage, Point } from "./geocoder.ts";

/** One thing that can be found: a house, a street, a landmark, a district. */
export interface GazetteerEntry extends Point {
  /** As Nominatim's `type`: `house`, `residential`, `suburb`. */
  type: string;
  /** Null for a house: it is called by its street and number. */
  name: Text | null;
  street: Text | null;
  house: string | null;
  suburb: Text | null;
  city: Text;
}

interface Known {
  id: number;
  entry: GazetteerEntry;
  /** Folded words of the own name (or street and house), and of all that may be asked besides. */
  own: string[];
  all: string[];
}

const MOST_PLACES = 10;
/** Metres beyond which nothing of ours says where a point is. */
const FARTHEST = 3000;

/** The built-in geocoder: places of the demo cities, found by name in any script and by nearness. */
export function createGazetteer(entries: readonly GazetteerEntry[]): Geocoder {
  const known = entries.map((entry, id): Known => {
    const own = wordsOf(entry.name ?? entry.street, entry.house);
    return {
      id,
      entry,
      own,
      all: [...own, ...wordsOf(entry.street), ...wordsOf(entry.suburb), ...wordsOf(entry.city)],
    };
  });
  return {
    async reverse({ latitude, longitude, language }) {
      const nearest = nearestTo({ latitude, longitude }, known);
      return nearest && asPlace(nearest, language, { latitude, longitude });
    },
    async search({ text, language, near }) {
      const found = matching(foldWords(text), known, near);
      const places = found.length > 0 ? found : matching(foldWords(swapLayout(text)), known, near);
      return places.slice(0, MOST_PLACES).map((place) => asPlace(place, language, place.entry));
    },
  };
}

function nearestTo(point: Point, known: readonly Known[]): Known | null {
  let nearest: Known | null = null;
  let best = FARTHEST;
  for (const candidate of known) {
    // A degree of latitude is 111 km: most are ruled out without trigonometry.
    if (Math.abs(candidate.entry.latitude - point.latitude) > 0.03) continue;
    const distance = distanceMetres(candidate.entry, point);
    if (distance >= best) continue;
    best = distance;
    nearest = candidate;
  }
  return nearest;
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
      return [{ place, rank: misses * 10 + partial * 3 + (place.entry.house === null ? 0 : 1), distance }];
    })
    .sort((a, b) => a.rank - b.rank || a.distance - b.distance || a.place.id - b.place.id)
    .map(({ place }) => place);
}

/** A number is a house: 1 is not the beginning of 12. */
function isMatch(asked: string, own: string): boolean {
  return /^\d/.test(asked) ? own === asked : own.startsWith(asked);
}

function wordsOf(text: Text | null, house: string | null = null): string[] {
  const names = Object.values(text ?? {}).join(" ");
  return [...new Set(foldWords(house === null ? names : `${names} ${house}`))];
}

function asPlace({ id, entry }: Known, language: GeocoderLanguage, at: Point): Place {
  const road = textIn(entry.street ?? entry.name, language);
  const name = entry.name ? textIn(entry.name, language) : [road, entry.house].filter(Boolean).join(", ");
  const suburb = textIn(entry.suburb, language);
  const city = textIn(entry.city, language);
  const street = entry.name && entry.street ? [textIn(entry.street, language), entry.house] : [];
  return {
    place_id: id + 1,
    lat: at.latitude.toFixed(6),
    lon: at.longitude.toFixed(6),
    name,
    display_name: [...new Set([name, ...street, suburb, city])].filter(Boolean).join(", "),
    type: entry.type,
    address: { road, house_number: entry.house, suburb: suburb || null, city: city || null },
  };
}
