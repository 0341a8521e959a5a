import { dishesOf } from "./dish.ts";

const quick: [number, number] = [5, 10];

export const salat = dishesOf("salat", [
  {
    key: "achichuk",
    name: ["Achichuk", "Ачичук", "Achichuk"],
    about: [
      "Pomidor, yupqa piyoz, achchiq qalampir va rayhon. Osh yonida shart.",
      "Помидоры, тонкий лук, острый перец и райхон. К плову обязательно.",
      "Tomatoes, paper-thin onion, hot pepper and basil. Plov is not served without it.",
    ],
    price: 15_000, measure: 200, kcal: 60, time: quick, labels: ["HIT", "VEGETARIAN"],
    tags: "achichuk, ачичук, шакароб, shakarob, salat, салат, помидор", isUpsell: true,
    look: { hue: 4, vessel: "plate", fill: "sauce", color: "#e2574a", toppings: ["🍅", "🧅", "🌶️", "🍅"], companions: ["🌿"] },
  },
  {
    key: "toshkent-salat",
    name: ["Toshkent salati", "Салат «Ташкент»", "Tashkent salad"],
    about: [
      "Yashil turp, qaynatma til, qovurilgan piyoz va qatiq.",
      "Зелёная редька, отварной язык, жареный лук и катык.",
      "Green radish, boiled tongue, fried onion and yoghurt.",
    ],
    price: 36_000, measure: 250, kcal: 320, time: quick, labels: ["HALAL"],
    tags: "toshkent, ташкент, редька, язык, salat, радиш",
    look: { hue: 96, vessel: "plate", fill: "greens", color: "#a9c46b", toppings: ["🥚", "🧅", "🥩"], companions: ["🌿"] },
  },
  {
    key: "bahor-salat",
    name: ["Bahor salati", "Салат «Весна»", "Spring salad"],
    about: [
      "Bodring, rediska, koʻk piyoz va tuxum, smetana bilan.",
      "Огурец, редис, зелёный лук и яйцо со сметаной.",
      "Cucumber, radish, spring onion and egg with sour cream.",
    ],
    price: 22_000, measure: 220, kcal: 180, time: quick, labels: ["VEGETARIAN"],
    tags: "bahor, весна, огурец, salat, cucumber, spring",
    look: { hue: 128, vessel: "bowl", fill: "greens", color: "#86b84f", toppings: ["🥒", "🥚", "🥒"], companions: ["🌿"] },
  },
  {
    key: "suzmali-bodring",
    name: ["Suzmali bodring", "Огурцы с сузьмой", "Cucumber with suzma"],
    about: [
      "Qarsildoq bodring, suzma, sarimsoq va ukrop.",
      "Хрустящие огурцы, сузьма, чеснок и укроп.",
      "Crisp cucumbers, strained yoghurt, garlic and dill.",
    ],
    price: 19_000, measure: 200, kcal: 140, time: quick, labels: ["VEGETARIAN"],
    tags: "suzma, bodring, сузьма, огурец, yoghurt, cucumber",
    look: { hue: 148, vessel: "bowl", color: "#f4f3ea", toppings: ["🥒", "🧄", "🌿"], companions: ["🥒"] },
  },
  {
    key: "baqlajon-salat",
    name: ["Qarsildoq baqlajon", "Хрустящие баклажаны", "Crispy aubergine"],
    about: [
      "Qizargan baqlajon, pomidor va kashnich, nordon-shirin qayla.",
      "Хрустящие баклажаны, помидоры и кинза в кисло-сладком соусе.",
      "Crisp aubergine, tomato and coriander in a sweet-sour sauce.",
    ],
    price: 34_000, measure: 250, kcal: 290, time: [10, 15], labels: ["HIT", "VEGETARIAN"],
    tags: "baqlajon, баклажан, aubergine, eggplant, salat",
    look: { hue: 282, vessel: "plate", fill: "greens", color: "#7f9a45", toppings: ["🍆", "🍅", "🍆"], companions: ["🌿"] },
  },
  {
    key: "mangal-salat",
    name: ["Mangal salati", "Мангал-салат", "Fire-roasted salad"],
    about: [
      "Choʻgʻda pishgan baqlajon, qalampir va pomidor, ziravorlar bilan.",
      "Баклажан, перец и помидор, печённые на углях, со специями.",
      "Aubergine, pepper and tomato roasted in the coals.",
    ],
    price: 29_000, measure: 220, kcal: 120, time: [10, 15], labels: ["VEGETARIAN"],
    tags: "mangal, мангал, салат, гриль, roasted",
    look: { hue: 350, vessel: "lagan", fill: "sauce", color: "#a8432d", toppings: ["🍆", "🫑", "🍅"], companions: ["🔥"] },
  },
  {
    key: "olivye",
    name: ["Olivye", "Оливье", "Olivier salad"],
    about: [
      "Mol goʻshti, kartoshka, noʻxat va tuzlangan bodring. Bayram taʼmi.",
      "Говядина, картофель, горошек и солёный огурец. Вкус праздника.",
      "Beef, potato, peas and pickles. The taste of a holiday.",
    ],
    price: 24_000, measure: 220, kcal: 340, time: quick,
    tags: "olivye, оливье, olivier, salat, салат",
    look: { hue: 66, vessel: "bowl", fill: "grain", color: "#f0e2b6", toppings: ["🥕", "🫛", "🥔", "🥚"], companions: ["🥒"] },
  },
  {
    key: "sezar-tovuq",
    name: ["Tovuqli sezar", "Цезарь с курицей", "Chicken Caesar"],
    about: [
      "Aysberg, choʻgʻda tovuq, parmezan va uy quruq noni.",
      "Айсберг, курица с углей, пармезан и домашние сухарики.",
      "Iceberg, coal-grilled chicken, parmesan and house croutons.",
    ],
    price: 42_000, off: 10, measure: 260, kcal: 380, time: quick, labels: ["HALAL"],
    tags: "sezar, цезарь, caesar, tovuq, курица, chicken",
    look: { hue: 108, vessel: "plate", fill: "greens", color: "#7fb648", toppings: ["🍗", "🧀", "🍅"], companions: ["🍋"] },
  },
  {
    key: "mevali-turp",
    name: ["Turp va anor salati", "Редька с гранатом", "Radish and pomegranate"],
    about: [
      "Margʻilon turpi, anor donalari va yongʻoq. Qishki vitamin.",
      "Маргеланская редька, зёрна граната и орехи. Зимние витамины.",
      "Margilan radish, pomegranate and walnuts. Winter’s vitamins.",
    ],
    price: 21_000, measure: 200, kcal: 170, time: quick, labels: ["VEGETARIAN", "NEW"],
    tags: "turp, anor, гранат, редька, radish, pomegranate",
    look: { hue: 330, vessel: "plate", fill: "grain", color: "#d7e3b0", toppings: ["🍒", "🥜", "🍒"], companions: ["🌰"] },
  },
]);
