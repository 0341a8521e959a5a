import { geocoderHit } from "@dasturxon/contract/geocoding";
import type { GeocoderHit } from "@dasturxon/contract";
import { toPlainLatin } from "@dasturxon/domain/search-fold";
import { circuitBreaker, ConsecutiveBreaker, handleAll } from "cockatiel";
import { z } from "zod";
import { readTextWithinLimit } from "../../../platform/outbound/index.ts";
import { WorkQueue } from "../../../platform/work-queue.ts";
import { BoundedCache } from "./bounded-memory.ts";
import { parseAddressQuery } from "./geocoded-query.ts";
import type { GeocodeRequester, Geocoder } from "./geocoder.ts";
import { GeocoderError, GeocoderRateLimitError } from "./geocoder.ts";

const NOMINATIM_TIMEOUT_MS = 5000;
/** Maximum queue length that can be answered within a call's timeout. Further requests fail at once. */
const MAX_WAITING_GEOCODER_REQUESTS = 8;
const MAX_WAITING_REQUESTS_PER_REQUESTER = 3;
const MAX_CACHED_GEOCODER_ANSWERS = 5000;
const GEOCODER_CACHE_LIFETIME_MS = 86_400_000;
const MAX_NOMINATIM_REPLY_BYTES = 512 * 1024;
const MAX_NOMINATIM_HITS = 10;
/**
 * Number of decimals of the coordinates in a request. Four decimals are about eleven metres, so nearby points share a
 * cache entry.
 */
const COORDINATE_DECIMALS = 4;

const nominatimHitsSchema = z.array(geocoderHit.partial({ name: true, address: true }));
const noResultSchema = z.object({ error: z.unknown() });

export interface NominatimOptions {
  url: string;
  /** Milliseconds between requests. The public server's rules require one second. */
  interval?: number;
  timeout?: number;
}

/**
 * Creates a client of a Nominatim server with an in-memory cache, one request per second, a timeout of five seconds and
 * a circuit breaker.
 */
export function createNominatim({
  url,
  interval = 1000,
  timeout = NOMINATIM_TIMEOUT_MS,
}: NominatimOptions): Geocoder {
  const turns = new WorkQueue({
    atOnce: 1,
    maxWaiting: MAX_WAITING_GEOCODER_REQUESTS,
    maxWaitingOfOne: MAX_WAITING_REQUESTS_PER_REQUESTER,
    interval,
  });
  const memory = new BoundedCache<unknown>({
    most: MAX_CACHED_GEOCODER_ANSWERS,
    life: GEOCODER_CACHE_LIFETIME_MS,
  });
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: 10_000, breaker: new ConsecutiveBreaker(5) });

  async function callNominatim(
    asker: GeocodeRequester,
    path: string,
    parameters: Record<string, string>,
  ): Promise<unknown> {
    const address = new URL(`${url.replace(/\/$/, "")}/${path}`);
    address.search = new URLSearchParams({ format: "jsonv2", ...parameters }).toString();
    const known = memory.get(address.search + path);
    if (known !== undefined) return known;
    const seconds = await asker.countQuestion();
    if (seconds !== null) throw new GeocoderRateLimitError(seconds);
    const isRequesterWaiting = () => !asker.signal.aborted;
    try {
      const answer = await turns.run(asker.address, isRequesterWaiting, () =>
        breaker.execute(() => fetchAnswer(address, timeout)),
      );
      memory.set(address.search + path, answer);
      return answer;
    } catch (error) {
      throw new GeocoderError("the Nominatim server did not answer", { cause: error });
    }
  }

  return {
    async reverse({ latitude, longitude, language }, asker) {
      const answer = await callNominatim(asker, "reverse", {
        lat: latitude.toFixed(COORDINATE_DECIMALS),
        lon: longitude.toFixed(COORDINATE_DECIMALS),
        "accept-language": language,
      });
      if (noResultSchema.safeParse(answer).success) return null;
      return parseNominatimHits([answer])[0] ?? null;
    },
    async search({ text, language, near }, asker) {
      const findPoints = async (q: string) =>
        parseNominatimHits(
          await callNominatim(asker, "search", {
            q,
            "accept-language": language,
            addressdetails: "1",
            limit: String(MAX_NOMINATIM_HITS),
            ...(near ? { viewbox: toSearchBox(near) } : {}),
          }),
        );
      let hits = await findPoints(text);
      // A search without results is retried once with another spelling. If the retry fails, for example because of the
      // rate limit, there are no results.
      const again = respellAddressQuery(text);
      if (hits.length === 0 && again !== text.toLowerCase().trim())
        hits = await findPoints(again).catch(() => []);
      const { house } = parseAddressQuery(text);
      return hits.map((found) => (house ? addHouseNumber(found, house) : found));
    },
  };
}

/** Respells a text without results: plain Latin letters, no double letters, no words for "house". */
function respellAddressQuery(text: string): string {
  const { street, house } = parseAddressQuery(text);
  return [toPlainLatin(street).replace(/(\p{L})\1+/gu, "$1"), house].filter(Boolean).join(" ");
}

async function fetchAnswer(address: URL, timeout: number): Promise<unknown> {
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(address, {
    signal,
    redirect: "error",
    headers: { accept: "application/json", "user-agent": "Dasturxon" },
  });
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return JSON.parse(await readTextWithinLimit(response, MAX_NOMINATIM_REPLY_BYTES));
}

function parseNominatimHits(answer: unknown): GeocoderHit[] {
  const parsed = nominatimHitsSchema.safeParse(answer);
  if (!parsed.success) throw new GeocoderError("the Nominatim server's answer is not understood");
  return parsed.data.slice(0, MAX_NOMINATIM_HITS).map((one) => ({
    ...one,
    name: one.name ?? one.display_name.split(",")[0] ?? "",
    address: one.address ?? {},
  }));
}

/** Adds the requested house number to a street that was found for an address. */
function addHouseNumber(found: GeocoderHit, house: string): GeocoderHit {
  const { road, house_number: known } = found.address;
  if (!road || known || found.name !== road) return found;
  return { ...found, name: `${road}, ${house}`, address: { ...found.address, house_number: house } };
}

/**
 * Returns a box of about twenty kilometres around a point. Results in the box are preferred, results outside are not
 * excluded.
 */
function toSearchBox({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const round = (degrees: number) => degrees.toFixed(1);
  return [round(longitude - 0.3), round(latitude + 0.2), round(longitude + 0.3), round(latitude - 0.2)].join(
    ",",
  );
}
