import type { Place } from "@dasturxon/contract/notifications";

export type GeocoderLanguage = "uz" | "ru" | "en";

export interface Point {
  latitude: number;
  longitude: number;
}

export interface ReverseQuestion extends Point {
  language: GeocoderLanguage;
}

export interface SearchQuestion {
  text: string;
  language: GeocoderLanguage;
  /** Places near this point come first. */
  near: Point | null;
}

/** Addresses of points and points of names; throws `GeocoderFailed` when the service cannot answer [AD-13]. */
export interface Geocoder {
  /** Null: nothing is known around the point. */
  reverse(question: ReverseQuestion): Promise<Place | null>;
  search(question: SearchQuestion): Promise<Place[]>;
}

export class GeocoderFailed extends Error {
  override readonly name = "GeocoderFailed";
}
