import { foldNumber } from "./digits.ts";
import type { Coordinates } from "./zones.ts";

/** Maximum number of characters of a pasted text that are searched for coordinates. */
const MAX_PASTED_LENGTH = 4000;
/** Degrees with a decimal point or comma. */
const DEGREES_PATTERN = String.raw`(-?\d{1,3}[.,]\d{2,20})`;
const DEGREES_PAIR_PATTERN = String.raw`${DEGREES_PATTERN}[,;\s/]\s*${DEGREES_PATTERN}`;
const ANGLE_NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,20})?`;
/** Degrees, optionally with minutes and seconds: `41°18'40.3"`. */
const ANGLE_PATTERN = String.raw`(-?${ANGLE_NUMBER})(?:\s?([°º˚])(?:\s?(${ANGLE_NUMBER})(?:\s?['′’ʼ‘\x60](?:\s?(${ANGLE_NUMBER})\s?(?:["″”“]|''|′′|’’))?|(?![\d.,]|\s?[°º˚])))?)?`;
/** Compass direction in Latin or Russian letters: `N`, `с. ш.`. */
const COMPASS_DIRECTION = String.raw`([NSEW]|[СЮ](?:\.\s?ш\.?)?|[ВЗ](?:\.\s?д\.?)?)`;
const SEPARATOR_PATTERN = String.raw`\s{0,3}[,;/]?\s{0,3}`;
const ANGLES_THEN_DIRECTIONS_PATTERN = new RegExp(
  String.raw`${ANGLE_PATTERN}\s?${COMPASS_DIRECTION}?${SEPARATOR_PATTERN}${ANGLE_PATTERN}(?:\s?${COMPASS_DIRECTION})?`,
  "iu",
);
const DIRECTIONS_THEN_ANGLES_PATTERN = new RegExp(
  String.raw`${COMPASS_DIRECTION}\s?${ANGLE_PATTERN}${SEPARATOR_PATTERN}${COMPASS_DIRECTION}\s?${ANGLE_PATTERN}`,
  "iu",
);

/** Coordinates of the place in a Google or OpenStreetMap link. Those after `@` or `map=` are the centre of the map. */
const LINK_PLACE_PATTERNS = [
  new RegExp(`!3d${DEGREES_PATTERN}!4d${DEGREES_PATTERN}`),
  new RegExp(`mlat=${DEGREES_PATTERN}&mlon=${DEGREES_PATTERN}`),
];
/** Yandex and 2GIS links have the longitude first, except routes and searches of Yandex Maps. */
const LONGITUDE_FIRST_HOST = /(^|[/.])(yandex|2gis|dgis)\./i;
const YANDEX_PLACE_PAIR = new RegExp(String.raw`(?:\[point\]|[?&]pt)=${DEGREES_PAIR_PATTERN}`);
const YANDEX_TEXT_PAIR = new RegExp(String.raw`[?&]r?text=~?${DEGREES_PAIR_PATTERN}`);
const ANY_NUMBER_PAIR = new RegExp(DEGREES_PAIR_PATTERN);
/** Coordinates with their names, in either order: `lat: 41.31, lng: 69.24`, `широта 41,31 долгота 69,24`. */
const NAMED_LATITUDE = new RegExp(
  String.raw`(?:\blat|широта|шир\.|kenglik|enlem|ендік)[a-z]{0,5}["\s:=]{1,4}${DEGREES_PATTERN}`,
  "i",
);
const NAMED_LONGITUDE = new RegExp(
  String.raw`(?:\blon|\blng|долгота|долг?\.|uzunlik|boylam|бойлық)[a-z]{0,6}["\s:=]{1,4}${DEGREES_PATTERN}`,
  "i",
);

const SHORT_MAP_LINK_PATTERN =
  /(?:^|[\s/.])(?:yandex\.[a-z.]{2,7}\/(?:maps|navi|web-maps)\/-\/|ya\.cc\/|clck\.ru\/|maps\.app\.goo\.gl\/|goo\.gl\/|g\.co\/|go\.2gis\.com\/|maps\.apple\/p\/|maps\.apple\.com\/p\/|osm\.org\/go\/|openstreetmap\.org\/go\/|bit\.ly\/|tinyurl\.com\/)/i;

/**
 * Parses coordinates from a pasted text: "41.31, 69.24", "41,31; 69,24", `41°18'40.3"N 69°16'46.6"E`, "N41.31 E69.24",
 * or a Google, Yandex, 2GIS, OpenStreetMap or Apple Maps link that contains them. Null: none found, as in shortened
 * links. [BN-3]
 */
export function parsePastedPoint(text: string): Coordinates | null {
  const plain = foldNumber(decodeUrlText(text.trim().slice(0, MAX_PASTED_LENGTH))).replaceAll("−", "-");
  // Arabic commas and semicolons, and the full-width semicolon.
  const said = plain.replaceAll("،", ",").replaceAll(/[؛；]/g, ";");
  const [first, second] = findPoint(said) ?? [Number.NaN, Number.NaN];
  const isPoint = Math.abs(first) <= 90 && Math.abs(second) <= 180;
  return isPoint ? { latitude: first, longitude: second } : null;
}

/** Returns whether the text is a shortened map link. It has no coordinates; only the map's server can resolve it. */
export function isShortMapLink(text: string): boolean {
  return parsePastedPoint(text) === null && SHORT_MAP_LINK_PATTERN.test(text.slice(0, MAX_PASTED_LENGTH));
}

type CoordinatePair = [latitude: number, longitude: number];

function findPoint(said: string): CoordinatePair | null {
  for (const place of LINK_PLACE_PATTERNS) {
    const found = pairFromMatch(place.exec(said));
    if (found) return found;
  }
  const [named, other] = [NAMED_LATITUDE.exec(said)?.[1], NAMED_LONGITUDE.exec(said)?.[1]];
  if (named !== undefined && other !== undefined) return [parseDecimal(named), parseDecimal(other)];
  if (!LONGITUDE_FIRST_HOST.test(said)) return parseAngles(said) ?? pairFromMatch(ANY_NUMBER_PAIR.exec(said));
  const place = pairFromMatch(YANDEX_PLACE_PAIR.exec(said));
  if (place) return swapPair(place);
  return pairFromMatch(YANDEX_TEXT_PAIR.exec(said)) ?? swapPair(pairFromMatch(ANY_NUMBER_PAIR.exec(said)));
}

const swapPair = (pair: CoordinatePair | null): CoordinatePair | null => pair && [pair[1], pair[0]];

const pairFromMatch = (found: RegExpExecArray | null): CoordinatePair | null =>
  found && [parseDecimal(found[1]), parseDecimal(found[2])];

const parseDecimal = (text: string | undefined) => Number((text ?? "0").replace(",", "."));

/** Parses degrees with degree signs or compass directions. The longitude may be first if its direction marks it. */
function parseAngles(said: string): CoordinatePair | null {
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
  return one?.axis === "longitude" || other?.axis === "latitude" ? swapPair(pair) : pair;
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
