import type { PlatformLanguage } from "@dasturxon/domain/language";
import type { GeocoderHit } from "@dasturxon/contract";

export type GeocoderLanguage = PlatformLanguage;

export interface GeographicPoint {
  latitude: number;
  longitude: number;
}

export interface ReverseGeocodingQuery extends GeographicPoint {
  language: GeocoderLanguage;
}

export interface GeocoderSearchQuery {
  text: string;
  language: GeocoderLanguage;
  /** Places near this point are returned first. */
  near: GeographicPoint | null;
}

/** HTTP client that sent a geocoding request. All clients share the queue and the rate limit of the geocoding service. */
export interface GeocodeRequester {
  /** IP address of the client (the /64 network for IPv6), for fair queueing. */
  address: string;
  /** Signal that is aborted when the client of the request disconnects. */
  signal: AbortSignal;
  /**
   * Counts a request to the geocoding service. Returns the seconds to wait if the client's rate limit is exceeded, else
   * null.
   */
  countQuestion(): Promise<number | null>;
}

/**
 * Finds addresses of points and points of addresses. Throws `GeocoderError` if the service does not respond [AD-13].
 */
export interface Geocoder {
  /** Returns the address of a point. Null if no place is known near the point. */
  reverse(question: ReverseGeocodingQuery, asker: GeocodeRequester): Promise<GeocoderHit | null>;
  search(question: GeocoderSearchQuery, asker: GeocodeRequester): Promise<GeocoderHit[]>;
}

/** A geocoder that calls no external service. It has no queue and no rate limit, so its methods do not take the requester. */
export interface LocalGeocoder extends Geocoder {
  reverse(question: ReverseGeocodingQuery): Promise<GeocoderHit | null>;
  search(question: GeocoderSearchQuery): Promise<GeocoderHit[]>;
}

export class GeocoderError extends Error {
  override readonly name: string = "GeocoderError";
}

/** Error of a geocoding request that was not sent, because the HTTP client exceeded its rate limit. */
export class GeocoderRateLimitError extends GeocoderError {
  override readonly name = "GeocoderRateLimitError";
  readonly seconds: number;
  constructor(seconds: number) {
    super("the address asked too many questions");
    this.seconds = seconds;
  }
}
