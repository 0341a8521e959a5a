import type { DemoRegion } from "../types.ts";
import { createText } from "../words.ts";

/** One shop delivers to the whole of Tashkent around the clock. */
export const regions: DemoRegion[] = [
  {
    key: "tashkent",
    cityKey: "tashkent",
    branchKey: "rustaveli",
    name: createText(["Toshkent va atrofi", "Ташкент и окрестности", "Tashkent and around"]),
    polygon: [
      [69.128, 41.288],
      [69.148, 41.334],
      [69.185, 41.372],
      [69.24, 41.402],
      [69.305, 41.412],
      [69.36, 41.392],
      [69.4, 41.358],
      [69.392, 41.3],
      [69.372, 41.25],
      [69.318, 41.215],
      [69.262, 41.185],
      [69.205, 41.182],
      [69.165, 41.21],
      [69.14, 41.252],
    ],
    tariff: { basePrice: 9_000, baseDistance: 4_000, perKilometre: 1_000, freeFrom: 200_000 },
  },
  {
    key: "samarkand",
    cityKey: "samarkand",
    branchKey: "samarkand",
    name: createText(["Samarqand", "Самарканд", "Samarkand"]),
    polygon: [
      [66.88, 39.638],
      [66.888, 39.68],
      [66.93, 39.705],
      [66.985, 39.712],
      [67.03, 39.692],
      [67.04, 39.648],
      [67.0, 39.614],
      [66.94, 39.608],
    ],
    tariff: { basePrice: 7_000, baseDistance: 3_000, perKilometre: 1_000, freeFrom: 150_000 },
  },
];
