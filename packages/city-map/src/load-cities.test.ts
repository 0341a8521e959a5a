import type { CityMap } from "@dasturxon/contract";
import { expect, test, vi } from "vitest";
import { createCityLoader } from "./load-cities.ts";

test("a city that failed to load is requested again, whether the call was refused or threw", async () => {
  const ask = vi.fn<(key: string) => Promise<CityMap | null>>();
  const load = createCityLoader(ask);
  ask.mockResolvedValueOnce(null).mockRejectedValueOnce(new Error("lost"));
  expect(await load("tashkent")).toBeNull();
  expect(await load("tashkent")).toBeNull();
  ask.mockResolvedValueOnce(null);
  expect(await Promise.all([load("tashkent"), load("tashkent")])).toEqual([null, null]);
  expect(ask).toHaveBeenCalledTimes(3);
});
