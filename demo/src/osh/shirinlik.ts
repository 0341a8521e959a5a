import { add, one } from "./choices.ts";
import { dishesOf } from "./dish.ts";

const quick: [number, number] = [2, 5];

export const shirinlik = dishesOf("shirinlik", [
  {
    key: "chak-chak",
    name: ["Chak-chak", "Чак-чак", "Chak-chak"],
    about: [
      "Asalda yopishgan qarsildoq xamir, yongʻoq bilan.",
      "Хрустящее тесто в меду с орехами.",
      "Crisp threads of dough held by honey and nuts.",
    ],
    price: 22_000, measure: 150, kcal: 620, time: quick, labels: ["HIT", "VEGETARIAN"],
    tags: "chak, чак, мёд, honey, shirinlik, десерт",
    look: { hue: 42, vessel: "plate", fill: "grain", color: "#e0a336", toppings: ["🥜"], companions: ["🍯"] },
  },
  {
    key: "holva",
    name: ["Samarqand holvasi", "Самаркандская халва", "Samarkand halva"],
    about: [
      "Kunjutli va yongʻoqli, parcha-parcha, choyga.",
      "Кунжутная с орехами, ломтиками, к чаю.",
      "Sesame and walnut, in slabs, for tea.",
    ],
    price: 26_000, measure: 200, kcal: 980, time: quick, labels: ["VEGETARIAN"],
    tags: "holva, халва, halva, кунжут, sesame",
    choices: [
      one("kind", ["Turi", "Вид", "Kind"], [
        { key: "sesame", name: ["Kunjutli", "Кунжутная", "Sesame"], price: 0 },
        { key: "walnut", name: ["Yongʻoqli", "Ореховая", "Walnut"], price: 6_000 },
        { key: "pistachio", name: ["Pistali", "Фисташковая", "Pistachio"], price: 12_000 },
      ]),
    ],
    look: { hue: 26, vessel: "plate", subject: "🧇", tint: -6, companions: ["🌰", "🥜"] },
  },
  {
    key: "paxlava",
    name: ["Paxlava", "Пахлава", "Baklava"],
    about: [
      "Yupqa qatlamlar, yongʻoq, asal va dolchin.",
      "Тонкие слои, орех, мёд и корица.",
      "Thin layers, walnuts, honey and cinnamon.",
    ],
    price: 28_000, measure: 150, kcal: 640, time: quick, labels: ["VEGETARIAN"],
    tags: "paxlava, пахлава, baklava, орех, honey",
    look: { hue: 36, vessel: "plate", subject: "🥮", companions: ["🌰", "🍯"] },
  },
  {
    key: "nishalda",
    name: ["Nishalda", "Нишалда", "Nishalda"],
    about: [
      "Oppoq, havodek yengil, Ramazon shirinligi. Bizda yil boʻyi.",
      "Белоснежная и воздушная, сладость Рамазана. У нас круглый год.",
      "Snow-white and light as air, the sweet of Ramadan. Here all year.",
    ],
    price: 16_000, measure: 200, kcal: 420, time: quick, labels: ["VEGETARIAN"], stock: 10,
    tags: "nishalda, нишалда, ramazon, рамазан, sweet",
    look: { hue: 206, vessel: "bowl", color: "#fbfaf4", toppings: ["🥜"], companions: ["🫓"] },
  },
  {
    key: "novvot-tarelka",
    name: ["Novvot va quruq meva", "Нават и сухофрукты", "Novvot and dried fruit"],
    about: [
      "Oltin novvot, turshak, mayiz va bodom.",
      "Золотой нават, курага, изюм и миндаль.",
      "Golden crystal sugar, dried apricots, raisins and almonds.",
    ],
    price: 32_000, measure: 250, kcal: 780, time: quick, labels: ["VEGETARIAN"],
    tags: "novvot, нават, сухофрукты, dried fruit, mayiz, turshak",
    look: { hue: 48, vessel: "lagan", fill: "grain", color: "#e7b24c", toppings: ["🍑", "🌰", "🍇", "🥜"], companions: ["🫖"] },
  },
  {
    key: "medovik",
    name: ["Asalli tort", "Медовик", "Honey cake"],
    about: [
      "Sakkiz qavat asalli biskvit va smetanali krem.",
      "Восемь медовых коржей и сметанный крем.",
      "Eight honey layers with sour cream frosting.",
    ],
    price: 24_000, off: 10, measure: 150, kcal: 460, time: quick, labels: ["VEGETARIAN"],
    tags: "medovik, медовик, tort, cake, honey",
    look: { hue: 30, vessel: "plate", subject: "🍰", tint: -4, companions: ["🍯", "🐝"] },
  },
  {
    key: "muzqaymoq",
    name: ["Toshkent muzqaymogʻi", "Ташкентский пломбир", "Tashkent ice cream"],
    about: [
      "Qaymoqli plombir, ustiga gilos yoki shokolad.",
      "Сливочный пломбир с вишней или шоколадом.",
      "Rich dairy ice cream with cherry or chocolate.",
    ],
    price: 18_000, measure: 150, kcal: 310, time: quick, labels: ["VEGETARIAN"],
    tags: "muzqaymoq, мороженое, пломбир, ice cream",
    choices: [
      one("sauce", ["Ustiga", "Сверху", "Topping"], [
        { key: "cherry", name: ["Gilosli", "Вишня", "Cherry"], price: 0 },
        { key: "choco", name: ["Shokoladli", "Шоколад", "Chocolate"], price: 0 },
        { key: "nuts", name: ["Yongʻoqli", "Орехи", "Nuts"], price: 3_000 },
      ]),
    ],
    look: { hue: 320, subject: "🍨", companions: ["🍒"] },
  },
  {
    key: "meva-lagan",
    name: ["Meva lagani", "Фруктовый ляган", "Fruit platter"],
    about: [
      "Mavsumning eng shirin mevalari, uch-toʻrt kishiga.",
      "Самые сладкие фрукты сезона на трёх-четырёх человек.",
      "The sweetest fruit of the season for three or four.",
    ],
    price: 65_000, measure: 1, unit: "KG", kcal: 520, time: [5, 10], labels: ["VEGETARIAN"],
    tags: "meva, фрукты, fruit, lagan, uzum",
    choices: [add(1, "honey")],
    look: { hue: 300, vessel: "lagan", toppings: ["🍇", "🍎", "🍐", "🍑", "🍓"], companions: ["🍉"] },
  },
]);
