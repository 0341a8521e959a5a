import type { DemoCity } from "./types.ts";
import { createText } from "./words.ts";

/** Cities in which the demo's brands have branches. */
export const cities: DemoCity[] = [
  {
    key: "tashkent",
    name: createText(["Toshkent", "Ташкент", "Tashkent"]),
    latitude: 41.311081,
    longitude: 69.279737,
    isMain: true,
  },
  {
    key: "samarkand",
    name: createText(["Samarqand", "Самарканд", "Samarkand"]),
    latitude: 39.654703,
    longitude: 66.959702,
    isMain: false,
  },
];
