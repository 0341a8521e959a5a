import type { Geocoder } from "./geocoder.ts";
import { GeocoderError } from "./geocoder.ts";

/**
 * Uses the second geocoder if the first one fails. If the second finds nothing, the first one's error is thrown
 * [AD-13].
 */
export function withFallbackGeocoder(first: Geocoder, second: Geocoder): Geocoder {
  async function askWithFallback<Answer>(
    ask: (geocoder: Geocoder) => Promise<Answer>,
    isNothing: (answer: Answer) => boolean,
  ) {
    try {
      return await ask(first);
    } catch (error) {
      if (!(error instanceof GeocoderError)) throw error;
      const answer = await ask(second);
      if (isNothing(answer)) throw error;
      return answer;
    }
  }
  return {
    reverse: (...question) =>
      askWithFallback(
        (geocoder) => geocoder.reverse(...question),
        (hit) => hit === null,
      ),
    search: (...question) =>
      askWithFallback(
        (geocoder) => geocoder.search(...question),
        (hits) => hits.length === 0,
      ),
  };
}
