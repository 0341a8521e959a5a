import type { CityMap } from "@dasturxon/contract";
import type { DrawnCity } from "./prepare-city.ts";
import { prepareCity } from "./prepare-city.ts";

/** Gives built-in cities ready to draw, each asked for once; null where it did not come, and then asked for again. */
export function cityLoader(
  ask: (key: string) => Promise<CityMap | null>,
): (key: string) => Promise<DrawnCity | null> {
  const known = new Map<string, Promise<DrawnCity | null>>();
  async function prepare(key: string): Promise<DrawnCity | null> {
    const city = await ask(key);
    if (!city) known.delete(key);
    return city && prepareCity(city);
  }
  return (key) => {
    const city = known.get(key) ?? prepare(key);
    known.set(key, city);
    return city;
  };
}
