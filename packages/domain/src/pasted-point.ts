import type { Coordinates } from "./zones.ts";

const NUMBER = String.raw`(-?\d{1,3}\.\d{2,20})`;
const PAIR = new RegExp(`${NUMBER}[,;\\s/]\\s*${NUMBER}`);
/** The place itself, in a link of Google; what follows `@` is the middle of the screen. */
const GOOGLE_PLACE = new RegExp(`!3d${NUMBER}!4d${NUMBER}`);
/** These write the longitude first. */
const LONGITUDE_FIRST = /(^|[/.])(yandex|2gis|dgis)\./;

/**
 * The point that somebody pasted: "41.31, 69.24", or a link of Google's, Yandex's or 2GIS's map that bears its
 * coordinates. Null: it has none, as shortened links.
 */
export function pastedPoint(text: string): Coordinates | null {
  const said = decoded(text.trim());
  const place = GOOGLE_PLACE.exec(said) ?? PAIR.exec(said);
  const [first, second] = [Number(place?.[1]), Number(place?.[2])];
  const isTurned = LONGITUDE_FIRST.test(said);
  const [latitude, longitude] = isTurned ? [second, first] : [first, second];
  const isPoint = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return place && isPoint ? { latitude, longitude } : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
