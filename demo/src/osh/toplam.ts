import { add, one } from "./choices.ts";
import { dishesOf } from "./dish.ts";

export const toplam = dishesOf("toplam", [
  {
    key: "peshin-toplami",
    name: ["Peshin toʻplami", "Обед дня", "Lunch set"],
    about: [
      "Bir porsiya osh, achichuk, yarimta non va koʻk choy.",
      "Порция плова, ачичук, половина лепёшки и зелёный чай.",
      "A portion of plov, achichuk, half a flatbread and green tea.",
    ],
    price: 68_000, off: 15, unit: "COUNT", measure: 1, kcal: 1050, time: [10, 20], labels: ["HIT", "HALAL"],
    tags: "toʻplam, обед, сет, lunch, set, palov",
    choices: [
      one("tea", ["Choy", "Чай", "Tea"], [
        { key: "green", name: ["Koʻk choy", "Зелёный чай", "Green tea"], price: 0 },
        { key: "black", name: ["Qora choy", "Чёрный чай", "Black tea"], price: 0 },
        { key: "lemon", name: ["Limon choy", "Чай с лимоном", "Lemon tea"], price: 8_000 },
      ]),
      add(2, "qazi", "egg"),
    ],
    look: { hue: 40, vessel: "lagan", fill: "rice", color: "#e3a13b", toppings: ["🥩", "🥕"], companions: ["🫖", "🍅"] },
  },
  {
    key: "ikki-kishilik",
    name: ["Ikkovlon", "На двоих", "For two"],
    about: [
      "Ikki porsiya osh, toʻrt six kabob, salat, non va kompot.",
      "Две порции плова, четыре шашлыка, салат, лепёшка и компот.",
      "Two plovs, four skewers, a salad, bread and compote.",
    ],
    price: 215_000, off: 10, unit: "COUNT", measure: 1, kcal: 2900, time: [25, 40], labels: ["HALAL"],
    tags: "toʻplam, на двоих, сет, for two, set",
    look: { hue: 8, vessel: "skewers", color: "#8a4a2b", toppings: ["🍅", "🧅"], companions: ["🍚", "🫓"] },
  },
  {
    key: "oilaviy-dasturxon",
    name: ["Oilaviy dasturxon", "Семейный дастархан", "Family table"],
    about: [
      "Toʻrt kishiga: katta lagan osh, somsa, manti, ikki salat, non va choy.",
      "На четверых: большой ляган плова, самса, манты, два салата, лепёшки и чай.",
      "For four: a great platter of plov, somsa, manti, two salads, bread and tea.",
    ],
    price: 390_000, off: 12, unit: "COUNT", measure: 1, kcal: 5200, time: [30, 45], labels: ["HIT", "HALAL"],
    tags: "oila, семья, дастархан, family, toʻplam, set",
    look: { hue: 24, vessel: "lagan", fill: "rice", color: "#d9922f", toppings: ["🍖", "🧄", "🥚", "🥕"], companions: ["🥟", "🫓"] },
  },
  {
    key: "somsa-quti",
    name: ["Somsa qutisi, 10 dona", "Коробка самсы, 10 шт.", "Box of somsa, 10 pcs"],
    about: [
      "Beshta goʻshtli, uchta qovoqli, ikkita koʻk somsa. Ishxonaga.",
      "Пять с мясом, три с тыквой, две с зеленью. В офис.",
      "Five with meat, three with pumpkin, two with herbs. For the office.",
    ],
    price: 75_000, off: 7, unit: "COUNT", measure: 10, kcal: 2700, time: [15, 25],
    tags: "somsa, самса, коробка, box, toʻplam",
    look: { hue: 34, vessel: "basket", subject: "🥟", count: 5, companions: ["🌿"] },
  },
  {
    key: "qozon-osh",
    name: ["Qozonda osh, 5 kg", "Казан плова, 5 кг", "Cauldron of plov, 5 kg"],
    about: [
      "Mehmonga: tayyor osh termosda, oʻn kishiga. Bir kun oldin buyuring.",
      "Для гостей: плов в термосе на десять человек. Закажите за день.",
      "For guests: plov in a thermal pot for ten. Order a day ahead.",
    ],
    price: 620_000, unit: "KG", measure: 5, kcal: null, time: [60, 90], stock: 2, labels: ["HALAL"],
    tags: "qozon, казан, плов, банкет, cauldron, plov, toʻy",
    choices: [add(3, "qazi", "achichuk", "egg")],
    look: { hue: 16, subject: "🥘", companions: ["🔥", "🧄"] },
  },
]);
