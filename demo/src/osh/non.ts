import { createDishes } from "./dish.ts";

const servingMinutes: [number, number] = [2, 5];

export const breads = createDishes("non", [
  {
    key: "obi-non",
    name: ["Obi non", "Лепёшка оби-нон", "Obi non"],
    about: [
      "Tandirdan issiq, ustida sedana.",
      "Горячая из тандыра, с седаной.",
      "Hot from the clay oven, with nigella seed.",
    ],
    price: 6_000,
    unit: "COUNT",
    measure: 1,
    kcal: 720,
    time: servingMinutes,
    labels: ["HIT", "VEGETARIAN"],
    tags: "non, лепёшка, хлеб, bread, tandir",
    isUpsell: true,
  },
  {
    key: "samarqand-non",
    name: ["Samarqand noni", "Самаркандская лепёшка", "Samarkand bread"],
    about: [
      "Ogʻir, yaltiroq, bir haftagacha yumshoq turadi.",
      "Тяжёлая, глянцевая, неделю остаётся мягкой.",
      "Heavy and glossy; it stays soft for a week.",
    ],
    price: 14_000,
    unit: "COUNT",
    measure: 1,
    kcal: 1100,
    time: servingMinutes,
    labels: ["VEGETARIAN"],
    tags: "non, samarqand, самарканд, лепёшка, bread",
  },
  {
    key: "patir",
    name: ["Patir", "Патыр", "Patir"],
    about: [
      "Dumbali qatlama non. Choy bilan oʻzi bir ovqat.",
      "Слоёная лепёшка на курдюке. С чаем уже обед.",
      "Layered bread with tail fat. With tea it is a meal.",
    ],
    price: 18_000,
    unit: "COUNT",
    measure: 1,
    kcal: 1250,
    time: servingMinutes,
    tags: "patir, патыр, non, лепёшка, bread",
  },
  {
    key: "zogora",
    name: ["Zogʻora non", "Загара", "Corn bread"],
    about: [
      "Makkajoʻxori unidan, shirinroq va mayin.",
      "Из кукурузной муки, чуть сладкая и рассыпчатая.",
      "Of maize flour, faintly sweet and crumbly.",
    ],
    price: 9_000,
    unit: "COUNT",
    measure: 1,
    kcal: 410,
    time: servingMinutes,
    labels: ["VEGETARIAN"],
    stock: 5,
    tags: "zogʻora, загара, кукуруза, corn, bread",
  },
]);
