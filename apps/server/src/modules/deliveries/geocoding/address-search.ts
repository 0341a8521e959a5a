import { createSearchIndex } from "@dasturxon/domain/search";
import { normalizeSearchText, normalizeCode, normalizeSearchWords } from "@dasturxon/domain/search-fold";
import type { TextByLanguage } from "@dasturxon/domain/text";
import { calculateDistanceMetres } from "@dasturxon/domain/zones";
import { parseAddressQuery } from "./geocoded-query.ts";
import type { GazetteerEntry } from "./gazetteer-entry.ts";
import type { GeographicPoint } from "./geocoder.ts";

/** A street, quarter or landmark, with its search score and distance. */
interface SearchCandidate {
  entry: GazetteerEntry;
  score: number;
  distance: number;
}

const MAX_ADDRESS_SEARCH_HITS = 60;

/**
 * Creates the address search. Accepts any script, a wrong keyboard layout and typos, like the product search [MN-8]. A
 * street with a house number finds that house, else a point between its neighbours, else the street with that number
 * [AD-4].
 */
export function createAddressSearch(entries: readonly GazetteerEntry[]) {
  const houses = Map.groupBy(
    entries.filter((entry) => entry.house !== null),
    (entry) => toStreetKey(entry.street, entry),
  );
  const named = entries.filter((entry) => entry.house === null);
  const known = new Set(named.map((entry) => toStreetKey(entry.name, entry)));
  // Adds streets for which the data contains only houses.
  for (const [key, [first]] of houses) {
    if (first && !known.has(key))
      named.push({ ...first, type: "residential", name: first.street, house: null });
  }
  const own = named.map((entry) => new Set(toFoldedNameWords(entry.name)));
  const index = createSearchIndex(
    named.map((entry, id) => ({
      id: String(id),
      name: entry.name ?? {},
      tags: [entry.street, entry.suburb, entry.city].filter((text) => text !== null),
    })),
  );

  function findAddresses(text: string, near: GeographicPoint | null): SearchCandidate[] {
    const numbers = normalizeSearchWords(text).filter((word) => /^\d/.test(word));
    return index
      .search(text, MAX_ADDRESS_SEARCH_HITS)
      .flatMap(({ id, score }) => {
        const entry = named[Number(id)];
        // Numbers in a name must match completely: 1 does not match 12.
        if (!entry || !numbers.every((number) => own[Number(id)]?.has(number))) return [];
        return { entry, score, distance: near ? calculateDistanceMetres(entry, near) : 0 };
      })
      .sort((a, b) => b.score - a.score || a.distance - b.distance);
  }

  /**
   * Returns the places that match a text, best matches first: places whose name matches the whole text, then the house
   * in each matching street, then streets.
   */
  return function search(text: string, near: GeographicPoint | null): GazetteerEntry[] {
    const whole = findAddresses(text, near).map(({ entry }) => entry);
    const { street, house } = parseAddressQuery(text);
    if (!house) return whole.length > 0 ? whole : findAddresses(street, near).map(({ entry }) => entry);
    const streets = findAddresses(street, near).map(({ entry }) => entry);
    const [lines, others] = [streets.filter(isStreet), streets.filter((entry) => !isStreet(entry))];
    const found = lines
      .map((entry) => findHouseOrNeighbors(entry, house, houses.get(toStreetKey(entry.name, entry)) ?? []))
      .sort((a, b) => HOUSE_PRECISION_ORDER.indexOf(a.how) - HOUSE_PRECISION_ORDER.indexOf(b.how));
    return [...new Set([...whole, ...found.map((each) => each.entry), ...lines, ...others])];
  };
}

function isStreet({ type }: GazetteerEntry): boolean {
  return type === "residential";
}

const HOUSE_PRECISION_ORDER = ["known", "between", "somewhere"] as const;
interface FoundHouse {
  entry: GazetteerEntry;
  how: (typeof HOUSE_PRECISION_ORDER)[number];
}

/**
 * Returns the house with the given number in a street. If this house is unknown, returns a point between the nearest
 * lower and higher numbers. Without such neighbours, returns the street with the number added.
 */
function findHouseOrNeighbors(
  street: GazetteerEntry,
  house: string,
  houses: readonly GazetteerEntry[],
): FoundHouse {
  const exact = houses.find((each) => normalizeCode(each.house ?? "") === normalizeCode(house));
  if (exact) return { entry: exact, how: "known" };
  const number = Number.parseInt(house, 10);
  const called = { ...street, type: "house", name: null, street: street.name, house };
  const numbered = houses
    .map((each) => ({ each, number: Number.parseInt(each.house ?? "", 10) }))
    .filter((each) => Number.isFinite(each.number))
    .sort((a, b) => a.number - b.number);
  const low = numbered.findLast((each) => each.number <= number);
  const high = numbered.find((each) => each.number >= number);
  if (!low || !high) return { entry: called, how: "somewhere" };
  const share = high.number === low.number ? 0 : (number - low.number) / (high.number - low.number);
  const interpolateCoordinate = (key: "latitude" | "longitude") =>
    low.each[key] + (high.each[key] - low.each[key]) * share;
  const point = {
    latitude: interpolateCoordinate("latitude"),
    longitude: interpolateCoordinate("longitude"),
  };
  return { entry: { ...called, suburb: low.each.suburb, ...point }, how: "between" };
}

/** Key of a street. Streets with the same name in a city are one street. */
function toStreetKey(name: TextByLanguage | null, { city }: GazetteerEntry): string {
  return `${normalizeSearchText(Object.values(city).join(" "))}|${normalizeSearchText(Object.values(name ?? {}).join(" "))}`;
}

function toFoldedNameWords(name: TextByLanguage | null): string[] {
  return normalizeSearchWords(Object.values(name ?? {}).join(" "));
}
