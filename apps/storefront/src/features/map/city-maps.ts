import { call } from "../../platform/api.ts";
import { prepareCity } from "@dasturxon/city-map/prepare-city";
import type { DrawnCity } from "@dasturxon/city-map/prepare-city";

const known = new Map<string, Promise<DrawnCity | null>>();

/** A built-in city ready to draw, asked for once; null where it did not come, and then asked for again. */
export function loadCityMap(key: string): Promise<DrawnCity | null> {
  const found = known.get(key) ?? ask(key);
  known.set(key, found);
  return found;
}

async function ask(key: string): Promise<DrawnCity | null> {
  const { data } = await call("GET /notifications/v1/maps/{key}", { path: { key } });
  if (!data) known.delete(key);
  return data && prepareCity(data);
}
