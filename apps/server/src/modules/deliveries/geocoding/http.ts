import { endpoints } from "@dasturxon/contract";
import type { CityMap } from "@dasturxon/contract";
import type { Call, Http, PreparedReply, Refusal } from "../../../platform/http/index.ts";
import {
  bindEndpoint,
  encodeReply,
  networkFromAddress,
  prepareReply,
  refuse,
} from "../../../platform/http/index.ts";
import { type GeocodeRequester, type Geocoder, GeocoderError, GeocoderRateLimitError } from "./geocoder.ts";

/**
 * Maximum requests to an external geocoding service, per minute and client IP address (the /64 network for IPv6).
 * Cached responses do not count.
 */
const GEOCODING_REQUESTS_PER_MINUTE = 10;

export interface GeocodingDeps {
  geocoder: Geocoder;
  /** Cities with a map that is drawn without tiles. */
  cityMaps: readonly CityMap[];
}

/** Registers the geocoding calls and the built-in maps. */
export function registerGeocoding(http: Http, { geocoder, cityMaps }: GeocodingDeps): void {
  registerMaps(http, cityMaps);
  const limit = http.limitOf("places asked", GEOCODING_REQUESTS_PER_MINUTE);
  const toGeocodeRequester = ({ info, signal }: Pick<Call, "info" | "signal">): GeocodeRequester => {
    const address = networkFromAddress(info.ip);
    return { address, signal, countQuestion: async () => (await limit?.count(address)) ?? null };
  };
  bindEndpoint(http, endpoints.reverse, async (call) => {
    const { query, log } = call;
    const question = { latitude: query.lat, longitude: query.lon, language: query.lang };
    const hit = await refuseGeocoderErrors(log, () => geocoder.reverse(question, toGeocodeRequester(call)));
    return hit ?? refuse("not_found");
  });
  bindEndpoint(http, endpoints.search, (call) => {
    const { query, log } = call;
    const { lat, lon } = query;
    const near = lat === undefined || lon === undefined ? null : { latitude: lat, longitude: lon };
    const question = { text: query.q, language: query.lang, near };
    return refuseGeocoderErrors(log, () => geocoder.search(question, toGeocodeRequester(call)));
  });
}

/**
 * Encodes and compresses each map at its first request. City maps rarely change, so HTTP clients may cache them for a
 * day.
 */
function registerMaps(http: Http, cityMaps: readonly CityMap[]): void {
  const prepared = new Map<string, PreparedReply>();
  const headers = {
    "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
    vary: "accept-encoding",
  };
  bindEndpoint(http, endpoints.cityMap, ({ params }) => {
    const city = cityMaps.find(({ key }) => key === params.key);
    if (!city) return refuse("not_found");
    const found = prepared.get(city.key) ?? prepareReply(encodeReply(endpoints.cityMap, city), { headers });
    prepared.set(city.key, found);
    return found;
  });
}

/** Maps a geocoder error to a refusal. The address picker remains usable [AD-13]. */
async function refuseGeocoderErrors<T>(
  log: { warn: (details: object, message: string) => void },
  ask: () => Promise<T>,
): Promise<T | Refusal<"geocoder_failed" | "too_many_requests">> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof GeocoderError)) throw error;
    if (error instanceof GeocoderRateLimitError)
      return refuse("too_many_requests", { seconds: error.seconds });
    log.warn({ err: error }, "the geocoder failed");
    return refuse("geocoder_failed");
  }
}
