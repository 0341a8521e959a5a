import { add, one } from "./choices.ts";
import { dishesOf } from "./dish.ts";

const brew: [number, number] = [5, 10];
const pour: [number, number] = [1, 3];

export const choy = dishesOf("choy", [
  {
    key: "kok-choy",
    name: ["Koʻk choy", "Зелёный чай", "Green tea"],
    about: ["№ 95, bir choynak. Uch marta qaytarib quyiladi.", "№ 95, чайник. Трижды «кайтарма».", "No. 95 by the pot, poured back three times."],
    price: 8_000, unit: "LITER", measure: 0.7, kcal: 5, time: brew, labels: ["HIT"],
    tags: "choy, чай, tea, koʻk, зелёный, green", isUpsell: true,
    choices: [add(3, "lemon", "mint", "novvot", "honey")],
    look: { hue: 132, vessel: "teapot", color: "#2f6db5", companions: ["🌿"] },
  },
  {
    key: "qora-choy",
    name: ["Qora choy", "Чёрный чай", "Black tea"],
    about: ["Quyuq, xushboʻy, bir choynak.", "Крепкий, душистый, чайник.", "Strong and fragrant, by the pot."],
    price: 8_000, unit: "LITER", measure: 0.7, kcal: 5, time: brew,
    tags: "choy, qora, чай, чёрный, black, tea",
    choices: [add(3, "lemon", "mint", "novvot", "honey")],
    look: { hue: 14, vessel: "teapot", color: "#b23a3a", companions: ["🍋"] },
  },
  {
    key: "limon-choy",
    name: ["Limon choy", "Чай с лимоном", "Lemon tea"],
    about: ["Limon, novvot va koʻk choy. Shamollaganga davo.", "Лимон, нават и зелёный чай. От простуды.", "Lemon, crystal sugar and green tea. Good for a cold."],
    price: 18_000, unit: "LITER", measure: 0.8, kcal: 160, time: brew, labels: ["HIT"],
    tags: "limon, лимон, чай, lemon, tea, choy",
    choices: [add(2, "mint", "honey")],
    look: { hue: 54, vessel: "teapot", color: "#e0b12d", companions: ["🍋", "🌿"] },
  },
  {
    key: "bexi-choy",
    name: ["Behi va dolchinli choy", "Чай с айвой и корицей", "Quince and cinnamon tea"],
    about: ["Behi boʻlaklari, dolchin va asal.", "Ломтики айвы, корица и мёд.", "Slices of quince, cinnamon and honey."],
    price: 24_000, unit: "LITER", measure: 0.8, kcal: 190, time: brew, labels: ["NEW"],
    tags: "behi, айва, корица, quince, cinnamon, choy, чай",
    look: { hue: 40, vessel: "teapot", color: "#d7772e", companions: ["🍐", "🍯"] },
  },
  {
    key: "namatak-choy",
    name: ["Naʼmatak damlamasi", "Отвар шиповника", "Rosehip infusion"],
    about: ["Togʻ naʼmatagi, olma va yalpiz.", "Горный шиповник, яблоко и мята.", "Mountain rosehip, apple and mint."],
    price: 22_000, unit: "LITER", measure: 0.8, kcal: 120, time: brew,
    tags: "naʼmatak, шиповник, rosehip, choy, чай",
    look: { hue: 348, vessel: "teapot", color: "#c5355b", companions: ["🌹", "🍎"] },
  },
  {
    key: "kofe-qum",
    name: ["Qumda qahva", "Кофе на песке", "Coffee on sand"],
    about: ["Jezvada, issiq qumda, xohlasangiz kardamon bilan.", "В джезве на горячем песке, по желанию с кардамоном.", "In a jezve over hot sand, with cardamom if you wish."],
    price: 22_000, unit: "LITER", measure: 0.1, kcal: 15, time: brew,
    tags: "qahva, кофе, coffee, jezva",
    choices: [
      one("sugar", ["Shakar", "Сахар", "Sugar"], [
        { key: "none", name: ["Shakarsiz", "Без сахара", "No sugar"], price: 0 },
        { key: "some", name: ["Oʻrtacha", "Средне", "Medium"], price: 0 },
        { key: "sweet", name: ["Shirin", "Сладкий", "Sweet"], price: 0 },
      ]),
    ],
    look: { hue: 24, vessel: "cup", color: "#4a2a1a", companions: ["🍪"] },
  },
]);

export const ichimlik = dishesOf("ichimlik", [
  {
    key: "kompot",
    name: ["Uy kompoti", "Домашний компот", "Home compote"],
    about: ["Gilos va oʻrikdan, muzdek.", "Из вишни и абрикоса, холодный.", "Cherry and apricot, chilled."],
    price: 18_000, unit: "LITER", measure: 1, kcal: 320, time: pour, labels: ["HIT"],
    tags: "kompot, компот, gilos, вишня, cherry", isUpsell: true,
    look: { hue: 344, vessel: "glass", color: "#b3203c", companions: ["🍒", "🍑"] },
  },
  {
    key: "ayron",
    name: ["Ayron", "Айран", "Ayran"],
    about: ["Qatiq, muz, tuz va yalpiz.", "Катык, лёд, соль и мята.", "Yoghurt, ice, salt and mint."],
    price: 12_000, unit: "LITER", measure: 0.4, kcal: 90, time: pour,
    tags: "ayron, айран, ayran, qatiq, yoghurt",
    look: { hue: 190, vessel: "glass", color: "#f5f6f0", companions: ["🌿", "🧊"] },
  },
  {
    key: "limonad-rayhon",
    name: ["Rayhonli limonad", "Лимонад с райхоном", "Basil lemonade"],
    about: ["Binafsha rayhon va limon, uyda tayyorlanadi.", "Фиолетовый базилик и лимон, готовим сами.", "Purple basil and lemon, made here."],
    price: 24_000, unit: "LITER", measure: 0.5, kcal: 150, time: pour, labels: ["NEW"],
    tags: "limonad, лимонад, rayhon, базилик, lemonade, basil",
    look: { hue: 310, vessel: "glass", color: "#c05aa0", companions: ["🍋", "🌿"] },
  },
  {
    key: "moxito",
    name: ["Alkogolsiz moxito", "Мохито безалкогольный", "Virgin mojito"],
    about: ["Laym, yalpiz, gazli suv va koʻp muz.", "Лайм, мята, газированная вода и много льда.", "Lime, mint, soda and plenty of ice."],
    price: 26_000, unit: "LITER", measure: 0.5, kcal: 140, time: [3, 5],
    tags: "moxito, мохито, mojito, yalpiz, мята",
    look: { hue: 150, vessel: "glass", color: "#a8d672", companions: ["🌿", "🧊"] },
  },
  {
    key: "anor-sharbat",
    name: ["Anor sharbati", "Гранатовый сок", "Pomegranate juice"],
    about: ["Quva anoridan, yangi siqilgan, shakarsiz.", "Из кувинского граната, свежевыжатый, без сахара.", "Freshly pressed from Quva pomegranates, no sugar."],
    price: 38_000, off: 10, unit: "LITER", measure: 0.3, kcal: 160, time: [3, 6], stock: 14,
    tags: "anor, гранат, сок, pomegranate, juice, sharbat",
    look: { hue: 356, vessel: "glass", color: "#8e1230", companions: ["🍒"] },
  },
  {
    key: "apelsin-fresh",
    name: ["Apelsin freshi", "Апельсиновый фреш", "Fresh orange juice"],
    about: ["Uchta apelsindan, koʻz oldingizda.", "Из трёх апельсинов, при вас.", "Three oranges, pressed to order."],
    price: 32_000, unit: "LITER", measure: 0.3, kcal: 130, time: [3, 6],
    tags: "apelsin, апельсин, фреш, orange, juice",
    look: { hue: 32, vessel: "glass", color: "#f39a1d", companions: ["🍊"] },
  },
  {
    key: "cola",
    name: ["Cola, 0,5 l", "Кола, 0,5 л", "Cola, 0.5 l"],
    about: ["Muzdek, shishada.", "Холодная, в бутылке.", "Cold, in a bottle."],
    price: 10_000, unit: "LITER", measure: 0.5, kcal: 210, time: pour,
    tags: "cola, кола, gazli, газировка, soda",
    look: { hue: 0, vessel: "bottle", color: "#5a2417", subject: "🥤", companions: ["🧊"] },
  },
  {
    key: "suv",
    name: ["Suv, 0,5 l", "Вода, 0,5 л", "Water, 0.5 l"],
    about: ["Togʻ suvi, gazsiz yoki gazli.", "Горная вода, с газом или без.", "Mountain water, still or sparkling."],
    price: 5_000, unit: "LITER", measure: 0.5, kcal: 0, time: pour,
    tags: "suv, вода, water, gazsiz",
    choices: [
      one("gas", ["Turi", "Вид", "Kind"], [
        { key: "still", name: ["Gazsiz", "Без газа", "Still"], price: 0 },
        { key: "sparkling", name: ["Gazli", "С газом", "Sparkling"], price: 0 },
      ]),
    ],
    look: { hue: 205, vessel: "bottle", color: "#bfe3f7", subject: "💧", companions: ["🧊"] },
  },
  {
    key: "qatiq",
    name: ["Qatiq, 1 l", "Катык, 1 л", "Qatiq, 1 l"],
    about: ["Uy qatigʻi, quyuq va nordonroq.", "Домашний катык, густой, с кислинкой.", "Homemade yoghurt, thick and a little tart."],
    price: 16_000, unit: "LITER", measure: 1, kcal: 560, time: pour, labels: ["VEGETARIAN"],
    tags: "qatiq, катык, кефир, yoghurt, sut",
    look: { hue: 214, vessel: "jar", color: "#f7f5ee", subject: "🐄", companions: ["🥛"] },
  },
]);
