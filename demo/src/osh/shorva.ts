import { add, heat } from "./choices.ts";
import { dishesOf } from "./dish.ts";

export const shorva = dishesOf("shorva", [
  {
    key: "qaynatma-shorva",
    name: ["Qaynatma shoʻrva", "Кайнатма шурпа", "Qaynatma shoʻrva"],
    about: [
      "Qoʻy goʻshti, butun kartoshka, sabzi va noʻxat. Uch soat sekin qaynaydi.",
      "Баранина, целый картофель, морковь и нут. Три часа на тихом огне.",
      "Lamb, whole potatoes, carrots and chickpeas, three hours on a low flame.",
    ],
    price: 36_000, measure: 500, kcal: 430, time: [10, 15], labels: ["HIT", "HALAL"],
    tags: "shoʻrva, шурпа, soup, суп, баранина",
    choices: [add(2, "meat", "laza", "flatbread")],
    look: { hue: 42, vessel: "bowl", color: "#d99a3c", toppings: ["🍖", "🥔", "🥕", "🌿"], companions: ["🧅"] },
  },
  {
    key: "mastava",
    name: ["Mastava", "Мастава", "Mastava"],
    about: [
      "Guruchli quyuq shoʻrva: mayda goʻsht, sabzi, pomidor; ustiga qatiq.",
      "Густой рисовый суп с мясом, морковью и томатом; сверху катык.",
      "A thick rice soup with meat, carrots and tomato, finished with yoghurt.",
    ],
    price: 28_000, measure: 450, kcal: 360, time: [10, 15], labels: ["HALAL"],
    tags: "mastava, мастава, суп, soup, рис, rice",
    choices: [add(2, "suzma", "laza", "flatbread")],
    look: { hue: 20, vessel: "bowl", color: "#cf6232", toppings: ["🥕", "🥩", "🌿"], companions: ["🥛"] },
  },
  {
    key: "moshxorda",
    name: ["Moshxoʻrda", "Машхурда", "Mung bean soup"],
    about: [
      "Mosh, guruch va goʻsht. Issiq, toʻyimli, onamnikidek.",
      "Маш, рис и мясо. Горячая, сытная, как у мамы.",
      "Mung beans, rice and meat. Hot, filling, like mother’s.",
    ],
    price: 26_000, measure: 450, kcal: 390, time: [10, 15], labels: ["HALAL"],
    tags: "moshxoʻrda, машхурда, маш, mosh, mung, soup",
    choices: [add(2, "suzma", "flatbread")],
    look: { hue: 76, vessel: "bowl", color: "#a08a3a", toppings: ["🫛", "🥩", "🧅"], companions: ["🌿"] },
  },
  {
    key: "mampar",
    name: ["Mampar", "Мампар", "Mampar"],
    about: [
      "Qiyma sharchalari, uzib solingan xamir va pomidorli shoʻrva.",
      "Мясные шарики, рваное тесто и томатный бульон.",
      "Meatballs and torn dough in a tomato broth.",
    ],
    price: 31_000, measure: 450, kcal: 440, time: [15, 20], labels: ["HALAL"],
    tags: "mampar, мампар, суп, soup, xamir",
    choices: [heat, add(2, "meat", "laza")],
    look: { hue: 6, vessel: "bowl", color: "#c2452b", toppings: ["🧆", "🫑", "🌿"], companions: ["🍅"] },
  },
  {
    key: "tovuq-shorva",
    name: ["Tovuq shoʻrva", "Куриный бульон", "Chicken broth"],
    about: [
      "Tiniq bulon, uy ugrasi, bedana tuxumi va koʻkat.",
      "Прозрачный бульон с домашней лапшой, перепелиным яйцом и зеленью.",
      "Clear broth with home noodles, a quail egg and herbs.",
    ],
    price: 25_000, measure: 400, kcal: 240, time: [10, 15], labels: ["HALAL"],
    tags: "tovuq, shoʻrva, бульон, курица, chicken, soup",
    choices: [add(2, "quail", "flatbread")],
    look: { hue: 52, vessel: "bowl", color: "#eec15a", toppings: ["🍗", "🥚", "🌿"], companions: ["🥕"] },
  },
  {
    key: "karam-shorva",
    name: ["Karam shoʻrva", "Шурпа с капустой", "Cabbage shoʻrva"],
    about: [
      "Karam, kartoshka, mol goʻshti va achchiq qalampir.",
      "Капуста, картофель, говядина и острый перчик.",
      "Cabbage, potato, beef and one hot pepper.",
    ],
    price: 27_000, measure: 450, kcal: 310, time: [10, 15], labels: ["HALAL"],
    tags: "karam, shoʻrva, щи, капуста, cabbage, soup",
    choices: [add(2, "sour", "flatbread")],
    look: { hue: 100, vessel: "bowl", color: "#c9a24b", toppings: ["🥬", "🥔", "🌶️"], companions: ["🌿"] },
  },
  {
    key: "chalop",
    name: ["Chalop", "Чалоп", "Chalop, cold yoghurt soup"],
    about: [
      "Muzdek qatiq, bodring, rediska va rayhon. Yoz jaziramasiga.",
      "Ледяной катык, огурец, редис и райхон. В летний зной.",
      "Ice-cold yoghurt, cucumber, radish and basil against the heat of summer.",
    ],
    price: 18_000, off: 20, measure: 400, kcal: 130, time: [5, 10], labels: ["VEGETARIAN"],
    tags: "chalop, чалоп, окрошка, qatiq, yoghurt, cold",
    look: { hue: 160, vessel: "bowl", color: "#f2f0e4", toppings: ["🥒", "🌿", "🥒"], companions: ["🧊"] },
  },
]);
