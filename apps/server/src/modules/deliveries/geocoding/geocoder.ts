import type { GeocoderHit } from "@dasturxon/contract";

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

/** Who waits for an answer: he shares the service with all others. */
export interface Asker {
  /** His network address, for turns. */
  address: string;
  /** Aborted when he is gone. */
  signal: AbortSignal;
  /** Counts one question that the service would have to be asked; the seconds to wait when he asked too many, else null. */
  countQuestion(): Promise<number | null>;
}

/** Addresses of points and points of names; throws `GeocoderFailed` when the service cannot answer [AD-13]. */
export interface Geocoder {
  /** Null: nothing is known around the point. */
  reverse(question: ReverseQuestion, asker: Asker): Promise<GeocoderHit | null>;
  search(question: SearchQuestion, asker: Asker): Promise<GeocoderHit[]>;
}

/** One that shares nothing, so that nobody needs to say who asks. */
export interface LocalGeocoder extends Geocoder {
  reverse(question: ReverseQuestion): Promise<GeocoderHit | null>;
  search(question: SearchQuestion): Promise<GeocoderHit[]>;
}

export class GeocoderFailed extends Error {
  override readonly name: string = "GeocoderFailed";
}

/** The service was not asked, because this asker has asked too much. */
export class TooManyQuestions extends GeocoderFailed {
  override readonly name = "TooManyQuestions";
  readonly seconds: number;
  constructor(seconds: number) {
    super("the address asked too many questions");
    this.seconds = seconds;
  }
}
