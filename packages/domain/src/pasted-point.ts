import { normalizeNumberCharacters } from "./digits.ts";
import { isLongitudeFirst, type KnownPlaces } from "./point-order.ts";
import type { Coordinates } from "./zones.ts";

/** Maximum number of characters of a pasted text that are searched for coordinates. */
const MAX_PASTED_LOCATION_LENGTH = 4000;
/** Degrees with a decimal point or comma. */
const DEGREES_PATTERN = String.raw`(-?\d{1,3}[.,]\d{2,20})`;
const DEGREES_PAIR_PATTERN = String.raw`${DEGREES_PATTERN}[,;\s/]\s*${DEGREES_PATTERN}`;
const ANGLE_NUMBER_PATTERN = String.raw`\d{1,3}(?:[.,]\d{1,20})?`;
/** Degrees, optionally with minutes and seconds: `41°18'40.3"`. */
const ANGLE_WITH_SIGNS_PATTERN = String.raw`(-?${ANGLE_NUMBER_PATTERN})(?:\s?([°º˚])(?:\s?(${ANGLE_NUMBER_PATTERN})(?:\s?['′’ʼ‘\x60](?:\s?(${ANGLE_NUMBER_PATTERN})\s?(?:["″”“]|''|′′|’’))?|(?![\d.,]|\s?[°º˚])))?)?`;
/** Compass direction in Latin or Russian letters: `N`, `с. ш.`. */
const COMPASS_DIRECTION = String.raw`([NSEW]|[СЮ](?:\.\s?ш\.?)?|[ВЗ](?:\.\s?д\.?)?)`;
const COORDINATE_SEPARATOR_PATTERN = String.raw`\s{0,3}[,;/]?\s{0,3}`;
const ANGLES_THEN_DIRECTIONS_PATTERN = new RegExp(
  String.raw`${ANGLE_WITH_SIGNS_PATTERN}\s?${COMPASS_DIRECTION}?${COORDINATE_SEPARATOR_PATTERN}${ANGLE_WITH_SIGNS_PATTERN}(?:\s?${COMPASS_DIRECTION})?`,
  "iu",
);
const DIRECTIONS_THEN_ANGLES_PATTERN = new RegExp(
  String.raw`${COMPASS_DIRECTION}\s?${ANGLE_WITH_SIGNS_PATTERN}${COORDINATE_SEPARATOR_PATTERN}${COMPASS_DIRECTION}\s?${ANGLE_WITH_SIGNS_PATTERN}`,
  "iu",
);

/** Coordinates of the place in a Google or OpenStreetMap link. Those after `@` or `map=` are the centre of the map. */
const MAP_LINK_PLACE_PATTERNS = [
  new RegExp(`!3d${DEGREES_PATTERN}!4d${DEGREES_PATTERN}`),
  new RegExp(`mlat=${DEGREES_PATTERN}&mlon=${DEGREES_PATTERN}`),
];
/** Yandex and 2GIS links have the longitude first, except routes and searches of Yandex Maps. */
const LONGITUDE_FIRST_HOST = /(^|[/.])(yandex|2gis|dgis)\./i;
const YANDEX_PLACE_COORDINATES_PATTERN = new RegExp(String.raw`(?:\[point\]|[?&]pt)=${DEGREES_PAIR_PATTERN}`);
const YANDEX_TEXT_COORDINATES_PATTERN = new RegExp(String.raw`[?&]r?text=~?${DEGREES_PAIR_PATTERN}`);
const ANY_COORDINATES_PATTERN = new RegExp(DEGREES_PAIR_PATTERN);
const ANY_DEGREES = String.raw`(-?\d{1,3}(?:[.,]\d{1,20})?)`;
/** Points of WKT and GeoJSON, which have the longitude first: `SRID=4326;POINT(69.24 41.31)`. */
const LONGITUDE_FIRST_PATTERNS = [
  new RegExp(
    String.raw`\bPOINT\s{0,3}(?:Z|M|ZM)?\s{0,3}\(\s{0,3}${ANY_DEGREES}[\s;]{1,4}${ANY_DEGREES}`,
    "i",
  ),
  /"coordinates"\s{0,3}:\s{0,3}\[\s{0,9}(-?\d{1,3}(?:\.\d{1,20})?)\s{0,3},\s{0,9}(-?\d{1,3}(?:\.\d{1,20})?)/i,
  new RegExp(String.raw`^\[\s{0,9}${DEGREES_PAIR_PATTERN}\s{0,9}[\],]`),
];
/** Coordinates with their names, in either order: `lat: 41.31, lng: 69.24`, `широта 41,31 долгота 69,24`. */
const LABELLED_LATITUDE_PATTERN = new RegExp(
  String.raw`(?:\blat|широта|шир\.|kenglik|enlem|ендік)[a-z]{0,5}["\s:=]{1,4}${DEGREES_PATTERN}`,
  "i",
);
const NAMED_LONGITUDE = new RegExp(
  String.raw`(?:\blon|\blng|долгота|долг?\.|uzunlik|boylam|бойлық)[a-z]{0,6}["\s:=]{1,4}${DEGREES_PATTERN}`,
  "i",
);

const SHORT_MAP_LINK_PATTERN =
  /(?:^|[\s/.])(?:yandex\.[a-z.]{2,7}\/(?:maps|navi|web-maps)\/-\/|ya\.cc\/|clck\.ru\/|maps\.app\.goo\.gl\/|goo\.gl\/|g\.co\/|go\.2gis\.com\/|maps\.apple\/p\/|maps\.apple\.com\/p\/|osm\.org\/go\/|openstreetmap\.org\/go\/|bit\.ly\/|tinyurl\.com\/)/i;

export interface PastedPoint {
  point: Coordinates;
  /** Whether the coordinates were written in the other order than expected. */
  isSwapped: boolean;
}

/**
 * Parses coordinates from a pasted text: "41.31, 69.24", "41,31; 69,24", `41°18'40.3"N 69°16'46.6"E`, "N41.31 E69.24",
 * WKT, GeoJSON, or a Google, Yandex, 2GIS, OpenStreetMap or Apple Maps link that contains them. Numbers without names
 * are swapped if only the swapped point fits `known`. Null: none found, as in shortened links. [BN-3]
 */
export function findPastedPoint(text: string, known?: KnownPlaces): PastedPoint | null {
  const plain = normalizeNumberCharacters(
    decodeUrlText(text.trim().slice(0, MAX_PASTED_LOCATION_LENGTH)),
  ).replaceAll("−", "-");
  // Arabic commas and semicolons, and the full-width semicolon.
  const said = plain.replaceAll("،", ",").replaceAll(/[؛；]/g, ";");
  const found = findPointInMapLink(said);
  if (!found) return null;
  const { pair, isNamed } = found;
  // A first number beyond 90 degrees can only be a longitude.
  const isSwapped =
    !isNamed && (Math.abs(pair[0]) > 90 || (known ? isLongitudeFirst(toCoordinates(pair), known) : false));
  const point = toCoordinates(isSwapped ? [pair[1], pair[0]] : pair);
  const isPoint = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180;
  return isPoint ? { point, isSwapped } : null;
}

/** Parses coordinates like `findPastedPoint`. */
export const parsePastedPoint = (text: string, known?: KnownPlaces): Coordinates | null =>
  findPastedPoint(text, known)?.point ?? null;

const toCoordinates = ([latitude, longitude]: CoordinatePair): Coordinates => ({ latitude, longitude });

/** Returns whether the text is a shortened map link. It has no coordinates; only the map's server can resolve it. */
export function isShortMapLink(text: string): boolean {
  return (
    parsePastedPoint(text) === null && SHORT_MAP_LINK_PATTERN.test(text.slice(0, MAX_PASTED_LOCATION_LENGTH))
  );
}

type CoordinatePair = [latitude: number, longitude: number];

interface FoundPair {
  pair: CoordinatePair;
  /** Whether the text says which number is the latitude: by a name, a direction or the kind of link. */
  isNamed: boolean;
}

function findPointInMapLink(said: string): FoundPair | null {
  const named = findNamedPoint(said);
  if (named) return { pair: named, isNamed: true };
  const angles = LONGITUDE_FIRST_HOST.test(said) ? null : parseAngleCoordinates(said);
  if (angles) return angles;
  for (const pattern of LONGITUDE_FIRST_PATTERNS) {
    const pair = swapCoordinatePair(parseCoordinatePair(pattern.exec(said)));
    if (pair) return { pair, isNamed: false };
  }
  const pair = parseCoordinatePair(ANY_COORDINATES_PATTERN.exec(said));
  return pair && { pair, isNamed: said.includes("://") };
}

function findNamedPoint(said: string): CoordinatePair | null {
  for (const place of MAP_LINK_PLACE_PATTERNS) {
    const found = parseCoordinatePair(place.exec(said));
    if (found) return found;
  }
  const [named, other] = [LABELLED_LATITUDE_PATTERN.exec(said)?.[1], NAMED_LONGITUDE.exec(said)?.[1]];
  if (named !== undefined && other !== undefined) return [parseDecimal(named), parseDecimal(other)];
  if (!LONGITUDE_FIRST_HOST.test(said)) return null;
  const place = parseCoordinatePair(YANDEX_PLACE_COORDINATES_PATTERN.exec(said));
  if (place) return swapCoordinatePair(place);
  return (
    parseCoordinatePair(YANDEX_TEXT_COORDINATES_PATTERN.exec(said)) ??
    swapCoordinatePair(parseCoordinatePair(ANY_COORDINATES_PATTERN.exec(said)))
  );
}

const swapCoordinatePair = (pair: CoordinatePair | null): CoordinatePair | null => pair && [pair[1], pair[0]];

const parseCoordinatePair = (found: RegExpExecArray | null): CoordinatePair | null =>
  found && [parseDecimal(found[1]), parseDecimal(found[2])];

const parseDecimal = (text: string | undefined) => Number((text ?? "0").replace(",", "."));

/** Parses degrees with degree signs or compass directions. The longitude may be first if its direction marks it. */
function parseAngleCoordinates(said: string): FoundPair | null {
  const before = DIRECTIONS_THEN_ANGLES_PATTERN.exec(said);
  const behind = before ? null : ANGLES_THEN_DIRECTIONS_PATTERN.exec(said);
  const parts = (before ?? behind)?.slice(1);
  if (!parts) return null;
  const [sides, angles] = before
    ? [
        [parts[0], parts[5]],
        [parts.slice(1, 5), parts.slice(6, 10)],
      ]
    : [
        [parts[4], parts[9]],
        [parts.slice(0, 4), parts.slice(5, 9)],
      ];
  const isMeant = angles.every(
    ([degrees = "", sign]) => sign !== undefined || (sides.every(Boolean) && /[.,]\d\d/.test(degrees)),
  );
  if (!isMeant) return null;
  const [one, other] = sides.map(parseCompassDirection);
  const [first, second] = angles.map(toDegrees);
  if (first === undefined || second === undefined || (one && one.axis === other?.axis)) return null;
  const pair: CoordinatePair = [first * (one?.way ?? 1), second * (other?.way ?? 1)];
  const isLongitudeFirst = one?.axis === "longitude" || other?.axis === "latitude";
  return {
    pair: isLongitudeFirst ? [second * (other?.way ?? 1), first * (one?.way ?? 1)] : pair,
    isNamed: Boolean(one ?? other),
  };
}

function toDegrees([degrees, , minutes, seconds]: (string | undefined)[]): number {
  const size = Math.abs(parseDecimal(degrees)) + parseDecimal(minutes) / 60 + parseDecimal(seconds) / 3600;
  const isFitting = parseDecimal(minutes) < 60 && parseDecimal(seconds) < 60;
  // Rounds to seven decimal places (about 1 cm): converting minutes and seconds yields more digits.
  const rounded = Math.round(size * 1e7) / 1e7;
  return isFitting ? (degrees?.startsWith("-") ? -rounded : rounded) : Number.NaN;
}

function parseCompassDirection(
  word: string | undefined,
): { axis: "latitude" | "longitude"; way: 1 | -1 } | null {
  const letter = (word ?? "")[0]?.toUpperCase() ?? "";
  if (letter === "") return null;
  return { axis: "NSСЮ".includes(letter) ? "latitude" : "longitude", way: "SЮWЗ".includes(letter) ? -1 : 1 };
}

/** Decodes the percent-encoding of a link, in which a plus is a space. */
function decodeUrlText(text: string): string {
  try {
    return decodeURIComponent(text.includes("://") ? text.replaceAll("+", " ") : text);
  } catch {
    return text;
  }
}
