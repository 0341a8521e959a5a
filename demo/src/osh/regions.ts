import type { DemoRegion } from "../types.ts";
import { text } from "./dish.ts";

/** The whole city belongs to the branch that never closes; near the others delivery costs less. */
export const regions: DemoRegion[] = [
  {
    key: "toshkent",
    cityKey: "tashkent",
    branchKey: "mirobod",
    name: text(["Butun Toshkent", "Весь Ташкент", "All Tashkent"]),
    polygon: [
      [69.2906, 41.4262], [69.3268, 41.4158], [69.3617, 41.3936], [69.3874, 41.3662], [69.4011, 41.3338],
      [69.3962, 41.3014], [69.3921, 41.2647], [69.3806, 41.2268], [69.3542, 41.2011], [69.3087, 41.1926],
      [69.2541, 41.1724], [69.2063, 41.1759], [69.1688, 41.2017], [69.1493, 41.2361], [69.1287, 41.2672],
      [69.1264, 41.3012], [69.1438, 41.3359], [69.1726, 41.3698], [69.2087, 41.3951], [69.2492, 41.4183],
    ],
    tariff: { basePrice: 12_000, baseDistance: 3_000, perKilometre: 2_000, freeFrom: 300_000 },
  },
  {
    key: "chilonzor",
    cityKey: "tashkent",
    branchKey: "chilonzor",
    name: text(["Chilonzor va Uchtepa", "Чиланзар и Учтепа", "Chilonzor and Uchtepa"]),
    polygon: [
      [69.2318, 41.3079], [69.2407, 41.2963], [69.2362, 41.2794], [69.2271, 41.2613], [69.2109, 41.2448],
      [69.1852, 41.2396], [69.1574, 41.2557], [69.1463, 41.2771], [69.1498, 41.2998], [69.1756, 41.3117],
      [69.2074, 41.3122],
    ],
    tariff: { basePrice: 9_000, baseDistance: 2_000, perKilometre: 1_500, freeFrom: 200_000 },
  },
  {
    key: "yunusobod",
    cityKey: "tashkent",
    branchKey: "yunusobod",
    name: text(["Yunusobod va Mirzo Ulugʻbek", "Юнусабад и Мирзо-Улугбек", "Yunusobod and Mirzo Ulugʻbek"]),
    polygon: [
      [69.2588, 41.3398], [69.2532, 41.3641], [69.2614, 41.3897], [69.2867, 41.4063], [69.3197, 41.3988],
      [69.3463, 41.3812], [69.3562, 41.3574], [69.3431, 41.3361], [69.3128, 41.3287], [69.2836, 41.3312],
    ],
    tariff: { basePrice: 9_000, baseDistance: 2_000, perKilometre: 1_500, freeFrom: 200_000 },
  },
  {
    key: "samarqand",
    cityKey: "samarkand",
    branchKey: "samarqand",
    name: text(["Samarqand shahri", "Город Самарканд", "The city of Samarkand"]),
    polygon: [
      [66.9591, 39.7143], [66.9984, 39.7086], [67.0296, 39.6897], [67.0418, 39.6612], [67.0239, 39.6298],
      [66.9887, 39.6093], [66.9463, 39.6021], [66.9046, 39.6148], [66.8779, 39.6411], [66.8814, 39.6744],
      [66.9127, 39.7018],
    ],
    tariff: { basePrice: 8_000, baseDistance: 3_000, perKilometre: 1_500, freeFrom: 180_000 },
  },
];
