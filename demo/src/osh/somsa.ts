import { add } from "./choices.ts";
import { dishesOf } from "./dish.ts";

export const somsa = dishesOf("somsa", [
  {
    key: "tandir-somsa",
    name: ["Tandir somsa", "Тандырная самса", "Tandoor somsa"],
    about: [
      "Qoʻlda toʻgʻralgan mol goʻshti, piyoz, dumba. Tandirdan hozir uzildi.",
      "Рубленая говядина, лук и курдюк. Только что из тандыра.",
      "Hand-cut beef, onion and tail fat. Just off the oven wall.",
    ],
    price: 9_000, unit: "COUNT", measure: 1, kcal: 320, time: [10, 15], labels: ["HIT", "HALAL"],
    tags: "somsa, самса, samsa, samosa, tandir, тандыр", isUpsell: true,
    choices: [add(2, "tomato", "vinegar")],
    look: { hue: 36, vessel: "board", subject: "🥟", count: 2, companions: ["🧅"] },
  },
  {
    key: "qoy-somsa",
    name: ["Qoʻy goʻshtli somsa", "Самса с бараниной", "Lamb somsa"],
    about: [
      "Qoʻy goʻshti va zira, ustida sedana. Seli oqib turadi.",
      "Баранина с зирой, сверху седана. Сок так и течёт.",
      "Lamb and cumin under nigella seed, running with juice.",
    ],
    price: 12_000, unit: "COUNT", measure: 1, kcal: 350, time: [10, 15], labels: ["HALAL"],
    tags: "somsa, самса, баранина, lamb, samsa",
    choices: [add(2, "tomato", "vinegar")],
    look: { hue: 22, vessel: "board", subject: "🥟", count: 3, tint: -8, companions: ["🌿"] },
  },
  {
    key: "qovoq-somsa",
    name: ["Qovoqli somsa", "Самса с тыквой", "Pumpkin somsa"],
    about: [
      "Shirin qovoq va bir oz qalampir. Bahorda ham, kuzda ham.",
      "Сладкая тыква и чуть-чуть перца. И весной, и осенью.",
      "Sweet pumpkin with a touch of pepper, in every season.",
    ],
    price: 6_000, unit: "COUNT", measure: 1, kcal: 210, time: [10, 15], labels: ["VEGETARIAN"],
    tags: "somsa, qovoq, тыква, самса, pumpkin",
    look: { hue: 30, vessel: "plate", subject: "🥟", count: 2, tint: 6, companions: ["🎃"] },
  },
  {
    key: "kok-somsa",
    name: ["Koʻk somsa", "Самса с зеленью", "Spring herb somsa"],
    about: [
      "Jagʻ-jagʻ, ismaloq va yalpiz. Yilda bir marta emas, endi har kuni.",
      "Пастушья сумка, шпинат и мята. Раньше только весной, теперь каждый день.",
      "Shepherd’s purse, spinach and mint. Once a spring treat, now every day.",
    ],
    price: 7_000, unit: "COUNT", measure: 1, kcal: 190, time: [10, 15], labels: ["NEW", "VEGETARIAN"], stock: 15,
    tags: "somsa, koʻk, зелень, самса, herbs, spinach",
    look: { hue: 112, vessel: "board", subject: "🥟", count: 2, companions: ["🌿", "🥬"] },
  },
  {
    key: "tovuq-somsa",
    name: ["Tovuqli somsa", "Самса с курицей", "Chicken somsa"],
    about: [
      "Qatlama xamir va selli tovuq goʻshti.",
      "Слоёное тесто и сочная курица.",
      "Flaky pastry around juicy chicken.",
    ],
    price: 9_000, off: 10, unit: "COUNT", measure: 1, kcal: 280, time: [10, 15], labels: ["HALAL"],
    tags: "somsa, tovuq, курица, самса, chicken",
    look: { hue: 46, vessel: "basket", subject: "🥟", count: 3, companions: ["🌿"] },
  },
  {
    key: "kartoshka-somsa",
    name: ["Kartoshkali somsa", "Самса с картофелем", "Potato somsa"],
    about: [
      "Kartoshka, qovurilgan piyoz va sariyogʻ.",
      "Картофель, жареный лук и сливочное масло.",
      "Potato, fried onion and butter.",
    ],
    price: 5_000, unit: "COUNT", measure: 1, kcal: 220, time: [10, 15], labels: ["VEGETARIAN"],
    tags: "somsa, kartoshka, картофель, самса, potato",
    look: { hue: 52, vessel: "plate", subject: "🥟", count: 3, tint: 4, companions: ["🥔"] },
  },
  {
    key: "parmuda-somsa",
    name: ["Parmuda somsa", "Самса «Пармуда»", "Parmuda somsa"],
    about: [
      "Katta, yumaloq, ichi goʻshtga toʻla. Samarqandcha usulda.",
      "Большая, круглая, полная мяса. По-самаркандски.",
      "Large, round and full of meat, the Samarkand way.",
    ],
    price: 16_000, unit: "COUNT", measure: 1, kcal: 460, time: [15, 20], labels: ["HALAL"],
    tags: "parmuda, пармуда, somsa, самса",
    choices: [add(2, "tomato", "vinegar")],
    look: { hue: 18, vessel: "lagan", subject: "🥧", companions: ["🌿", "🍅"] },
  },
]);
