import type { CityMap } from "@dasturxon/contract";
import type { PreparedCity } from "./prepare-city.ts";
import { prepareCity } from "./prepare-city.ts";

/** Loads and caches the built-in city maps. Resolves to null if a map fails to load. The next call retries it. */
export function createCityLoader(
  ask: (key: string) => Promise<CityMap | null>,
): (key: string) => Promise<PreparedCity | null> {
  const known = new Map<string, Promise<PreparedCity | null>>();
  async function loadPreparedCity(key: string): Promise<PreparedCity | null> {
    try {
      const city = await ask(key);
      if (city) return prepareCity(city);
    } catch {
      // A rejected request is handled below, like a reply without a map.
    }
    known.delete(key);
    return null;
  }
  return (key) => {
    const city = known.get(key) ?? loadPreparedCity(key);
    known.set(key, city);
    return city;
  };
}
