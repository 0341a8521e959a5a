import type { PlatformLanguage } from "@dasturxon/domain/language";
import type { GeocoderHit } from "@dasturxon/contract";
import { roundCoordinate } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";

/** Address of a point, from the geocoder. */
export interface FoundAddress {
  streetName: string;
  houseNumber: string | null;
  /** Landmark, district and city of the address. */
  description: string;
}

/** Returns the geocoder's language for a language of the page. */
export function toGeocoderLanguage(language: string): PlatformLanguage {
  if (language === "ru") return language;
  if (language.startsWith("uz")) return "uz";
  return language === "kz" || language === "zh" ? "ru" : "en";
}

export function toFoundAddress({ name, address }: GeocoderHit): FoundAddress {
  const streetName = address.road || name;
  const landmark = name && name !== streetName && !name.startsWith(streetName) ? name : "";
  const description = [landmark, address.suburb, address.city].filter(Boolean).join(", ");
  return { streetName, houseNumber: address.house_number ?? null, description };
}

/** Returns the coordinates of a hit, rounded to six decimals [AD-6]. */
export function coordinatesFromHit({ lat, lon }: GeocoderHit): Coordinates {
  return { latitude: roundCoordinate(Number(lat)), longitude: roundCoordinate(Number(lon)) };
}
