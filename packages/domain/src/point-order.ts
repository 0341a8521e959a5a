import { CURRENCIES, type Currency } from "./locale.ts";
import { calculateDistanceMetres, type Coordinates } from "./zones.ts";

/** Places by which the order of pasted coordinates is recognized. */
export interface KnownPlaces {
  /** Branches and cities of the brand. */
  places: readonly Coordinates[];
  /** Currency of the brand, which stands for its country. */
  currency: Currency;
}

/** Maximum distance of a new place from a city or a branch of the brand. */
const MAX_PLACE_DISTANCE_METRES = 300_000;
/** Southern, western, northern and eastern borders of the countries of the currencies. */
const COUNTRY_BORDERS: Readonly<Record<Currency, readonly [number, number, number, number]>> = {
  UZS: [37, 55.9, 45.7, 73.2],
  KZT: [40.5, 46.4, 55.5, 87.4],
};

const swapCoordinates = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: longitude,
  longitude: latitude,
});

/**
 * Returns whether the longitude is first: the swapped point is near a branch or city of the brand, or else in a country
 * that the product serves, and the point as written is not. A brand without a place in the country of its currency is
 * recognized by its places only. [BN-3]
 */
export function isLongitudeFirst(written: Coordinates, { places, currency }: KnownPlaces): boolean {
  const swapped = swapCoordinates(written);
  if (Math.abs(swapped.latitude) > 90) return false;
  const isNearPlace = (point: Coordinates) =>
    places.some((place) => calculateDistanceMetres(point, place) <= MAX_PLACE_DISTANCE_METRES);
  const isInCountryOf = (currency: Currency, { latitude, longitude }: Coordinates) => {
    const [south, west, north, east] = COUNTRY_BORDERS[currency];
    return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  };
  const isInAnyCountry = (point: Coordinates) => CURRENCIES.some((each) => isInCountryOf(each, point));
  if (isNearPlace(written) || isNearPlace(swapped)) return !isNearPlace(written);
  if (places.length > 0 && !places.some((place) => isInCountryOf(currency, place))) return false;
  return isInAnyCountry(swapped) && !isInAnyCountry(written);
}
