import type { GeocoderHit } from "@dasturxon/contract";
import { roundCoordinate } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";

/** What the geocoder knows of a point, as an address needs it. */
export interface FoundAddress {
  streetName: string;
  houseNumber: string | null;
  /** Landmark, quarter and city. */
  description: string;
}

/** Languages that the geocoder answers in. */
export function geocoderLanguage(language: string): "uz" | "ru" | "en" {
  if (language === "ru") return language;
  if (language.startsWith("uz")) return "uz";
  return language === "kz" || language === "zh" ? "ru" : "en";
}

export function foundAddress({ name, address }: GeocoderHit): FoundAddress {
  const streetName = address.road || name;
  const landmark = name && name !== streetName && !name.startsWith(streetName) ? name : "";
  const description = [landmark, address.suburb, address.city].filter(Boolean).join(", ");
  return { streetName, houseNumber: address.house_number ?? null, description };
}

/** Six decimals [AD-6]. */
export function hitPoint({ lat, lon }: GeocoderHit): Coordinates {
  return { latitude: roundCoordinate(Number(lat)), longitude: roundCoordinate(Number(lon)) };
}
