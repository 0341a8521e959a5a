import { foldNumber } from "./digits.ts";
import type { Coordinates } from "./zones.ts";

/** Maximum number of characters parsed. */
const MAX_PASTED_LENGTH = 4000;
/** Degrees with a decimal point or comma. */
const NUMBER = String.raw`(-?\d{1,3}[.,]\d{2,20})`;
const PAIR = String.raw`${NUMBER}[,;\s/]\s*${NUMBER}`;
const FIGURE = String.raw`\d{1,3}(?:[.,]\d{1,20})?`;
/** Degrees, optionally with minutes and seconds: `41°18'40.3"`. */
const ANGLE = String.raw`(-?${FIGURE})(?:\s?([°º˚])(?:\s?(${FIGURE})(?:\s?['′’ʼ‘\x60](?:\s?(${FIGURE})\s?(?:["″”“]|''|′′|’’))?|(?![\d.,]|\s?[°º˚])))?)?`;
/** Compass direction in Latin or Russian letters: `N`, `с. ш.`. */
const SIDE = String.raw`([NSEW]|[СЮ](?:\.\s?ш\.?)?|[ВЗ](?:\.\s?д\.?)?)`;
const SEPARATOR_PATTERN = String.raw`\s{0,3}[,;/]?\s{0,3}`;
const SIDES_BEHIND = new RegExp(
  String.raw`${ANGLE}\s?${SIDE}?${SEPARATOR_PATTERN}${ANGLE}(?:\s?${SIDE})?`,
  "iu",
);
const SIDES_BEFORE = new RegExp(String.raw`${SIDE}\s?${ANGLE}${SEPARATOR_PATTERN}${SIDE}\s?${ANGLE}`, "iu");

/** Coordinates of the place in a Google or OpenStreetMap link. Those after `@` or `map=` are the centre of the map. */
const PLACES = [new RegExp(`!3d${NUMBER}!4d${NUMBER}`), new RegExp(`mlat=${NUMBER}&mlon=${NUMBER}`)];
/** Yandex and 2GIS links have the longitude first, except routes and searches of Yandex Maps. */
const LONGITUDE_FIRST = /(^|[/.])(yandex|2gis|dgis)\./i;
const YANDEX_PLACE = new RegExp(String.raw`(?:\[point\]|[?&]pt)=${PAIR}`);
const YANDEX_WORDS = new RegExp(String.raw`[?&]r?text=~?${PAIR}`);
const ANY_PAIR = new RegExp(PAIR);
/** Coordinates with their names, in either order: `lat: 41.31, lng: 69.24`, `широта 41,31 долгота 69,24`. */
const LATITUDE = new RegExp(String.raw`(?:\blat|широта|kenglik)[a-z]{0,5}["\s:=]{1,4}${NUMBER}`, "i");
const LONGITUDE = new RegExp(String.raw`(?:\blon|\blng|долгота|uzunlik)[a-z]{0,6}["\s:=]{1,4}${NUMBER}`, "i");

const SHORT_LINK =
  /(?:^|[\s/.])(?:yandex\.[a-z.]{2,7}\/(?:maps|navi|web-maps)\/-\/|ya\.cc\/|clck\.ru\/|maps\.app\.goo\.gl\/|goo\.gl\/|g\.co\/|go\.2gis\.com\/|maps\.apple\/p\/|maps\.apple\.com\/p\/|osm\.org\/go\/|openstreetmap\.org\/go\/|bit\.ly\/|tinyurl\.com\/)/i;

/**
 * Parses coordinates from a pasted text: "41.31, 69.24", "41,31; 69,24", `41°18'40.3"N 69°16'46.6"E`, "N41.31 E69.24",
 * or a Google, Yandex, 2GIS, OpenStreetMap or Apple Maps link that contains them. Null: none found, as in shortened
 * links. [BN-3]
 */
export function pastedPoint(text: string): Coordinates | null {
  const plain = foldNumber(decoded(text.trim().slice(0, MAX_PASTED_LENGTH))).replaceAll("−", "-");
  // Arabic commas and semicolons, and the full-width semicolon.
  const said = plain.replaceAll("،", ",").replaceAll(/[؛；]/g, ";");
  const [first, second] = pointIn(said) ?? [Number.NaN, Number.NaN];
  const isPoint = Math.abs(first) <= 90 && Math.abs(second) <= 180;
  return isPoint ? { latitude: first, longitude: second } : null;
}

/** Returns whether the text is a shortened map link. It has no coordinates; only the map's server can resolve it. */
export function isShortMapLink(text: string): boolean {
  return pastedPoint(text) === null && SHORT_LINK.test(text.slice(0, MAX_PASTED_LENGTH));
}

type Pair = [latitude: number, longitude: number];

function pointIn(said: string): Pair | null {
  for (const place of PLACES) {
    const found = pairOf(place.exec(said));
    if (found) return found;
  }
  const [named, other] = [LATITUDE.exec(said)?.[1], LONGITUDE.exec(said)?.[1]];
  if (named !== undefined && other !== undefined) return [numberOf(named), numberOf(other)];
  if (!LONGITUDE_FIRST.test(said)) return anglesIn(said) ?? pairOf(ANY_PAIR.exec(said));
  const place = pairOf(YANDEX_PLACE.exec(said));
  if (place) return turned(place);
  return pairOf(YANDEX_WORDS.exec(said)) ?? turned(pairOf(ANY_PAIR.exec(said)));
}

const turned = (pair: Pair | null): Pair | null => pair && [pair[1], pair[0]];

const pairOf = (found: RegExpExecArray | null): Pair | null =>
  found && [numberOf(found[1]), numberOf(found[2])];

const numberOf = (text: string | undefined) => Number((text ?? "0").replace(",", "."));

/** Parses degrees with degree signs or compass directions. The longitude may be first if its direction marks it. */
function anglesIn(said: string): Pair | null {
  const before = SIDES_BEFORE.exec(said);
  const behind = before ? null : SIDES_BEHIND.exec(said);
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
  const [one, other] = sides.map(sideOf);
  const [first, second] = angles.map(degreesOf);
  if (first === undefined || second === undefined || (one && one.axis === other?.axis)) return null;
  const pair: Pair = [first * (one?.way ?? 1), second * (other?.way ?? 1)];
  return one?.axis === "longitude" || other?.axis === "latitude" ? turned(pair) : pair;
}

function degreesOf([degrees, , minutes, seconds]: (string | undefined)[]): number {
  const size = Math.abs(numberOf(degrees)) + numberOf(minutes) / 60 + numberOf(seconds) / 3600;
  const isFitting = numberOf(minutes) < 60 && numberOf(seconds) < 60;
  // Rounds to seven decimal places (about 1 cm): converting minutes and seconds yields more digits.
  const rounded = Math.round(size * 1e7) / 1e7;
  return isFitting ? (degrees?.startsWith("-") ? -rounded : rounded) : Number.NaN;
}

function sideOf(word: string | undefined): { axis: "latitude" | "longitude"; way: 1 | -1 } | null {
  const letter = (word ?? "")[0]?.toUpperCase() ?? "";
  if (letter === "") return null;
  return { axis: "NSСЮ".includes(letter) ? "latitude" : "longitude", way: "SЮWЗ".includes(letter) ? -1 : 1 };
}

/** Decodes the percent-encoding of a link, in which a plus is a space. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.includes("://") ? text.replaceAll("+", " ") : text);
  } catch {
    return text;
  }
}
