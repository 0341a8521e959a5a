import { createExtrasGroup } from "./choices.ts";
import { createDishes } from "./dish.ts";

/** Dishes that are served in the morning only, by the timetable of their category. */
export const breakfasts = createDishes("nonushta", [
  {
    key: "halim",
    name: ["Halim", "Халим", "Halim"],
    about: [
      "Bugʻdoy va goʻsht tun boʻyi qaynab, mayin boʻladi, dolchin bilan.",
      "Пшеница и мясо, вываренные за ночь до нежности, с корицей.",
      "Wheat and meat simmered all night until silky, with cinnamon.",
    ],
    price: 24_000,
    measure: 350,
    kcal: 380,
    time: [5, 10],
    stock: 7,
    tags: "halim, халим, пшеница, wheat, nonushta, завтрак",
  },
  {
    key: "xorazm-tuxum-barak",
    name: ["Tuxum barak", "Тухум-барак", "Tuxum barak"],
    about: [
      "Xorazmcha: xamir ichida mayin tuxum va kunjut yogʻi, smetana bilan.",
      "По-хорезмски: нежное яйцо с кунжутным маслом в тесте, со сметаной.",
      "From Khorezm: soft egg and sesame oil inside thin dough, with sour cream.",
    ],
    price: 28_000,
    measure: 300,
    kcal: 390,
    time: [15, 20],
    labels: ["VEGETARIAN", "NEW"],
    tags: "tuxum, barak, яйцо, хорезм, egg, xorazm",
    choices: [createExtrasGroup(2, "sour", "suzma")],
  },
  {
    key: "qatlama",
    name: ["Qatlama", "Катлама", "Qatlama"],
    about: [
      "Tovada qizargan, piyozli yupqa qatlama.",
      "Тонкая слоёная лепёшка с луком со сковороды.",
      "A thin pan-fried bread layered with onion.",
    ],
    price: 12_000,
    unit: "COUNT",
    measure: 1,
    kcal: 480,
    time: [5, 10],
    labels: ["VEGETARIAN"],
    tags: "qatlama, катлама, лепёшка, bread, onion",
  },
]);
