import { add, heat, one } from "./choices.ts";
import { dishesOf } from "./dish.ts";

export const quyuq = dishesOf("quyuq", [
  {
    key: "dimlama",
    name: ["Dimlama", "Дымляма", "Dimlama"],
    about: [
      "Goʻsht, karam, kartoshka, behi: qavatma-qavat, oʻz sharbatida.",
      "Мясо, капуста, картофель и айва слоями, в собственном соку.",
      "Meat, cabbage, potato and quince in layers, stewed in their own juice.",
    ],
    price: 42_000, measure: 450, kcal: 520, time: [15, 25], labels: ["HIT", "HALAL"],
    tags: "dimlama, дымляма, тушёное, stew, sabzavot",
    choices: [add(2, "meat", "suzma", "flatbread")],
    look: { hue: 90, vessel: "lagan", fill: "stew", color: "#c07a35", toppings: ["🥔", "🥬", "🥕", "🍅"], companions: ["🌿"] },
  },
  {
    key: "qozon-kabob",
    name: ["Qozon kabob", "Казан-кебаб", "Qozon kabob"],
    about: [
      "Qoʻy goʻshti va butun kartoshka qozonda qizarguncha. Zirasi bilan.",
      "Баранина и целый картофель до румяной корочки, с зирой.",
      "Lamb and whole potatoes browned in the cauldron with cumin.",
    ],
    price: 65_000, measure: 400, kcal: 790, time: [20, 30], labels: ["HALAL"],
    tags: "qozon, kabob, казан, кебаб, potato, lamb, картофель",
    choices: [add(3, "vinegar", "laza", "achichuk", "flatbread")],
    look: { hue: 30, vessel: "lagan", fill: "stew", color: "#b86f2c", toppings: ["🥔", "🍖", "🥔", "🍖"], companions: ["🧅"] },
  },
  {
    key: "jiz-biz",
    name: ["Jiz-biz", "Джиз-биз", "Jiz-biz"],
    about: [
      "Oʻz yogʻida jizillab pishgan qoʻy goʻshti, sirkali piyoz bilan.",
      "Баранина, зажаренная в собственном жире, с луком в уксусе.",
      "Lamb crackling in its own fat, with onions in vinegar.",
    ],
    price: 68_000, measure: 350, kcal: 840, time: [20, 30], labels: ["HALAL"],
    tags: "jiz, джиз, баранина, lamb, fried",
    choices: [add(2, "vinegar", "flatbread")],
    look: { hue: 358, vessel: "lagan", fill: "stew", color: "#9c4f25", toppings: ["🥩", "🧅", "🥩"], companions: ["🌶️"] },
  },
  {
    key: "dolma",
    name: ["Tok barg doʻlma", "Долма", "Vine leaf dolma"],
    about: [
      "Tok bargiga oʻralgan qiyma va guruch, ustida sarimsoqli qatiq.",
      "Фарш с рисом в виноградных листьях, с чесночным катыком.",
      "Mince and rice in vine leaves with garlic yoghurt.",
    ],
    price: 38_000, measure: 300, kcal: 410, time: [15, 20], labels: ["HALAL"],
    tags: "doʻlma, долма, tok barg, dolma, виноградный",
    choices: [add(2, "sour", "suzma")],
    look: { hue: 120, vessel: "plate", fill: "greens", color: "#6c8f35", toppings: ["🫛", "🥬"], companions: ["🍇", "🥛"] },
  },
  {
    key: "qalampir-dolma",
    name: ["Qalampir doʻlma", "Фаршированный перец", "Stuffed peppers"],
    about: [
      "Bolgar qalampiri ichida goʻsht va guruch, pomidor qaylasida.",
      "Болгарский перец с мясом и рисом в томатной подливе.",
      "Sweet peppers filled with meat and rice in tomato sauce.",
    ],
    price: 36_000, measure: 350, kcal: 420, time: [15, 20], labels: ["HALAL"],
    tags: "qalampir, doʻlma, перец, фаршированный, pepper",
    choices: [add(2, "sour", "flatbread")],
    look: { hue: 140, vessel: "plate", fill: "sauce", color: "#c8452c", subject: "🫑", count: 2, companions: ["🍅"] },
  },
  {
    key: "gulyash",
    name: ["Gulyash va pyure", "Гуляш с пюре", "Goulash with mash"],
    about: [
      "Yumshoq mol goʻshti, qayla va sariyogʻli kartoshka pyuresi.",
      "Мягкая говядина в подливе и картофельное пюре на масле.",
      "Tender beef in gravy with buttery mashed potatoes.",
    ],
    price: 34_000, measure: 400, kcal: 560, time: [10, 15], labels: ["HALAL"],
    tags: "gulyash, гуляш, пюре, goulash, mash",
    choices: [
      one("side", ["Garnir", "Гарнир", "Side"], [
        { key: "mash", name: ["Kartoshka pyuresi", "Картофельное пюре", "Mashed potatoes"], price: 0 },
        { key: "buckwheat", name: ["Grechka", "Гречка", "Buckwheat"], price: 0 },
        { key: "rice", name: ["Guruch", "Рис", "Rice"], price: 2_000 },
      ]),
    ],
    look: { hue: 16, vessel: "plate", fill: "stew", color: "#94502a", toppings: ["🥩", "🥔", "🌿"], companions: ["🥕"] },
  },
  {
    key: "qovurdoq",
    name: ["Qovurdoq", "Куурдак", "Qovurdoq"],
    about: [
      "Mol goʻshti, kartoshka va piyoz, baland olovda qovurilgan.",
      "Говядина, картофель и лук, обжаренные на сильном огне.",
      "Beef, potatoes and onion fried over a high flame.",
    ],
    price: 44_000, measure: 380, kcal: 640, time: [15, 25], labels: ["HALAL"],
    tags: "qovurdoq, куырдак, куурдак, жаркое, beef",
    choices: [heat, add(2, "vinegar", "flatbread")],
    look: { hue: 48, vessel: "lagan", fill: "stew", color: "#a9682f", toppings: ["🥔", "🥩", "🫑"], companions: ["🌿", "🧅"] },
  },
  {
    key: "xorazm-tuxum-barak",
    name: ["Tuxum barak", "Тухум-барак", "Tuxum barak"],
    about: [
      "Xorazmcha: xamir ichida mayin tuxum va kunjut yogʻi, smetana bilan.",
      "По-хорезмски: нежное яйцо с кунжутным маслом в тесте, со сметаной.",
      "From Khorezm: soft egg and sesame oil inside thin dough, with sour cream.",
    ],
    price: 28_000, measure: 300, kcal: 390, time: [15, 20], labels: ["VEGETARIAN", "NEW"],
    tags: "tuxum, barak, яйцо, хорезм, egg, xorazm",
    choices: [add(2, "sour", "suzma")],
    look: { hue: 56, vessel: "plate", fill: "dumplings", color: "#f6dfa0", toppings: ["🥚"], companions: ["🌿"] },
  },
  {
    key: "halim",
    name: ["Halim", "Халим", "Halim"],
    about: [
      "Bugʻdoy va goʻsht tun boʻyi qaynab, mayin boʻladi. Faqat ertalab emas.",
      "Пшеница и мясо, вываренные за ночь до нежности, с корицей.",
      "Wheat and meat simmered all night until silky, with cinnamon.",
    ],
    price: 24_000, measure: 350, kcal: 380, time: [5, 10], labels: ["HALAL"], stock: 7,
    tags: "halim, халим, пшеница, wheat, nonushta, завтрак",
    look: { hue: 36, vessel: "bowl", color: "#d3b07a", toppings: ["🌾", "🥩"], companions: ["🌾"] },
  },
]);
