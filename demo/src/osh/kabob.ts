import { add, heat, one, roast } from "./choices.ts";
import { dishesOf } from "./dish.ts";

const grill: [number, number] = [20, 30];

export const kabob = dishesOf("kabob", [
  {
    key: "qoy-kabob",
    name: ["Qoʻy goʻshtidan kabob", "Шашлык из баранины", "Lamb shashlik"],
    about: [
      "Yosh qoʻy goʻshti va dumba, faqat tuz, zira va koʻmir tafti.",
      "Молодая баранина с курдюком, только соль, зира и жар углей.",
      "Young lamb with tail fat; only salt, cumin and the heat of the coals.",
    ],
    price: 24_000, measure: 120, kcal: 340, time: grill, labels: ["HIT", "HALAL"],
    tags: "kabob, shashlik, шашлык, баранина, lamb, kebab",
    choices: [roast, add(2, "vinegar", "laza", "flatbread")],
    look: { hue: 12, vessel: "skewers", color: "#8a4a2b", toppings: ["🧅"], companions: ["🌿"] },
  },
  {
    key: "mol-kabob",
    name: ["Mol goʻshtidan kabob", "Шашлык из говядины", "Beef shashlik"],
    about: [
      "Bel goʻshti piyoz suvida tinadi, shuning uchun yumshoq va selli.",
      "Говяжья вырезка отдыхает в луковом соке, поэтому мягкая и сочная.",
      "Beef loin rests in onion juice, so it stays soft and juicy.",
    ],
    price: 22_000, measure: 120, kcal: 290, time: grill, labels: ["HALAL"],
    tags: "kabob, shashlik, шашлык, говядина, beef, kebab",
    choices: [roast, add(2, "vinegar", "laza", "flatbread")],
    look: { hue: 352, vessel: "skewers", color: "#6f3524", toppings: ["🫑", "🍅"], companions: ["🧅"] },
  },
  {
    key: "qiyma-kabob",
    name: ["Qiyma kabob", "Люля-кебаб", "Lula kebab"],
    about: [
      "Ikki marta qiymalangan goʻsht, piyoz va kashnich. Ogʻizda eriydi.",
      "Дважды рубленое мясо с луком и кинзой. Тает во рту.",
      "Twice-minced meat with onion and coriander. It melts in the mouth.",
    ],
    price: 20_000, measure: 130, kcal: 310, time: grill, labels: ["HIT", "HALAL"],
    tags: "kabob, lyulya, люля, кебаб, lula, qiyma, фарш",
    choices: [heat, add(2, "vinegar", "laza", "tomato")],
    look: { hue: 26, vessel: "skewers", color: "#9b5a34", companions: ["🌿", "🍅"] },
  },
  {
    key: "jigar-kabob",
    name: ["Jigar kabob", "Шашлык из печени", "Liver shashlik"],
    about: [
      "Jigar va dumba galma-gal, tez va kuchli choʻgʻda.",
      "Печень вперемежку с курдюком, быстро и на сильном жару.",
      "Liver and tail fat in turns, quick over fierce coals.",
    ],
    price: 18_000, measure: 110, kcal: 250, time: [15, 25], labels: ["HALAL"],
    tags: "kabob, jigar, печень, liver, шашлык",
    choices: [add(2, "vinegar", "laza", "flatbread")],
    look: { hue: 340, vessel: "skewers", color: "#5c2c27", toppings: ["🧈"], companions: ["🧅"] },
  },
  {
    key: "tovuq-kabob",
    name: ["Tovuq kabob", "Шашлык из курицы", "Chicken shashlik"],
    about: [
      "Tovuq soni qatiq va zaʼfaronda bir kecha turadi. Tilla rang, yumshoq.",
      "Куриное бедро ночь стоит в катыке с шафраном. Золотистое и нежное.",
      "Chicken thigh left overnight in yoghurt and saffron. Golden and tender.",
    ],
    price: 19_000, measure: 140, kcal: 260, time: grill, labels: ["HALAL"],
    tags: "kabob, tovuq, курица, chicken, шашлык",
    choices: [heat, add(2, "vinegar", "laza", "flatbread")],
    look: { hue: 44, vessel: "skewers", color: "#d68b35", toppings: ["🫑"], companions: ["🍋"] },
  },
  {
    key: "qanot-kabob",
    name: ["Qanot kabob", "Куриные крылышки", "Chicken wings"],
    about: [
      "Tandirdek qizargan qanotchalar, ustida kunjut va lazajon.",
      "Крылышки с румяной корочкой, кунжутом и лазаджаном.",
      "Wings with a blistered crust, sesame and chilli paste.",
    ],
    price: 26_000, off: 15, measure: 250, kcal: 520, time: grill, labels: ["SPICY", "HALAL"],
    tags: "qanot, крылышки, wings, tovuq, курица",
    choices: [heat, add(2, "laza", "sour")],
    look: { hue: 18, vessel: "board", subject: "🍗", count: 3, companions: ["🌶️", "🌿"] },
  },
  {
    key: "qovurga-kabob",
    name: ["Qovurgʻa kabob", "Рёбрышки на углях", "Lamb ribs"],
    about: [
      "Qoʻy qovurgʻasi sekin pishadi, keyin choʻgʻda qizaradi.",
      "Бараньи рёбрышки томим, а потом подрумяниваем на углях.",
      "Lamb ribs cooked slowly, then browned over the coals.",
    ],
    price: 58_000, measure: 300, kcal: 690, time: [25, 40], labels: ["HALAL"],
    tags: "qovurgʻa, рёбрышки, ribs, баранина, kabob",
    choices: [roast, add(3, "vinegar", "laza", "flatbread", "achichuk")],
    look: { hue: 8, vessel: "board", subject: "🍖", count: 2, companions: ["🌿", "🧅"] },
  },
  {
    key: "napoleon-kabob",
    name: ["Napoleon kabob", "Шашлык «Наполеон»", "Napoleon shashlik"],
    about: [
      "Yupqa mol goʻshti pishloq bilan oʻralib, sixga tortiladi.",
      "Тонкая говядина, скрученная с сыром, на шампуре.",
      "Thin beef rolled around cheese and threaded on a skewer.",
    ],
    price: 27_000, measure: 130, kcal: 380, time: grill, labels: ["NEW", "HALAL"],
    tags: "kabob, napoleon, наполеон, сыр, cheese, pishloq",
    choices: [add(2, "vinegar", "tomato")],
    look: { hue: 50, vessel: "skewers", color: "#a8643b", toppings: ["🧀"], companions: ["🌿"] },
  },
  {
    key: "sabzavot-kabob",
    name: ["Sabzavotli kabob", "Овощи на углях", "Grilled vegetables"],
    about: [
      "Bolgar qalampiri, pomidor, baqlajon va qoʻziqorin tutun hidi bilan.",
      "Болгарский перец, помидор, баклажан и грибы с запахом дымка.",
      "Peppers, tomato, aubergine and mushrooms with a breath of smoke.",
    ],
    price: 16_000, measure: 160, kcal: 120, time: [15, 25], labels: ["VEGETARIAN"],
    tags: "sabzavot, овощи, гриль, vegetables, grill",
    choices: [add(2, "laza", "suzma")],
    look: { hue: 110, vessel: "skewers", color: "#5e9b3c", toppings: ["🍅", "🍆", "🍄", "🫑"], companions: ["🌿"] },
  },
  {
    key: "baliq-kabob",
    name: ["Baliq kabob", "Судак на углях", "Grilled zander"],
    about: [
      "Sirdaryo sudagi limon, arpabodiyon va zaytun yogʻi bilan.",
      "Сырдарьинский судак с лимоном, укропом и оливковым маслом.",
      "Zander of the Syr Darya with lemon, dill and olive oil.",
    ],
    price: 54_000, measure: 250, kcal: 310, time: [25, 35], stock: 8,
    tags: "baliq, рыба, судак, fish, zander",
    choices: [add(2, "lemon", "tomato", "flatbread")],
    look: { hue: 196, vessel: "lagan", subject: "🐟", companions: ["🍋", "🌿"] },
  },
  {
    key: "tandir-gosht",
    name: ["Tandir goʻsht", "Тандыр-гушт", "Tandoor lamb"],
    about: [
      "Archa shoxlari bilan tandirda olti soat. Suyakdan oʻzi ajraladi.",
      "Шесть часов в тандыре с ветками арчи. Мясо само отходит от кости.",
      "Six hours in the clay oven over juniper. The meat leaves the bone by itself.",
    ],
    price: 95_000, measure: 350, kcal: 830, time: [15, 25], labels: ["HIT", "HALAL"], stock: 12,
    tags: "tandir, тандыр, баранина, lamb, tandoor",
    choices: [
      one("side", ["Yoniga", "К мясу", "With it"], [
        { key: "bread", name: ["Issiq non", "Горячая лепёшка", "Hot flatbread"], price: 0 },
        { key: "potato", name: ["Tandirda kartoshka", "Картофель из тандыра", "Tandoor potatoes"], price: 9_000 },
      ]),
      add(3, "vinegar", "laza", "achichuk"),
    ],
    look: { hue: 20, vessel: "lagan", subject: "🍖", toppings: ["🥔", "🥔"], companions: ["🌲", "🧅"] },
  },
  {
    key: "assorti-kabob",
    name: ["Kabob assorti", "Шашлык-ассорти", "Shashlik platter"],
    about: [
      "Besh six: qoʻy, mol, qiyma, tovuq va jigar. Ikki kishiga yetadi.",
      "Пять шампуров: баранина, говядина, люля, курица и печень. На двоих.",
      "Five skewers: lamb, beef, lula, chicken and liver. Enough for two.",
    ],
    price: 98_000, off: 8, measure: 620, kcal: 1450, time: [25, 40], labels: ["HALAL"],
    tags: "assorti, ассорти, шашлык, platter, kabob, shashlik",
    choices: [roast, add(4, "vinegar", "laza", "flatbread", "achichuk")],
    look: { hue: 4, vessel: "skewers", color: "#7d4529", toppings: ["🍅", "🫑", "🧅"], companions: ["🌿", "🍋"] },
  },
]);
