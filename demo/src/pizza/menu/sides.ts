import { createPortionChoices } from "../choices.ts";
import { createDish, createPlainServing } from "../constructors.ts";
import { assignCategory } from "../../in-category.ts";

const weightChoices = createPortionChoices(
  ["g", "г", "g"],
  [
    [120, 0],
    [180, 6_000],
    [250, 11_000],
  ],
);
const dipChoices = weightChoices.slice(1);

export const fries = assignCategory(
  "fries",
  ["kartoshka", "картошка", "fries", "fri", "фри"],
  [
    createDish(
      "fries-classic",
      createPlainServing(18_000, {
        grams: 120,
        kcal: 310,
        choices: weightChoices,
        labels: ["HIT"],
        offer: true,
      }),
      {
        uz: ["Kartoshka fri", "Tilla rang, tuzli, qarsildoq."],
        ru: ["Картофель фри", "Золотистый, солёный, хрустит."],
        eng: ["French Fries", "Golden, salty, crisp."],
      },
    ),
    createDish(
      "fries-country",
      createPlainServing(20_000, { grams: 120, kcal: 270, choices: weightChoices }),
      {
        uz: ["Qishloqcha kartoshka", "Poʻsti bilan pishgan boʻlaklar, paprika va ukrop."],
        ru: ["Картофель по-деревенски", "Дольки в кожуре с паприкой и укропом."],
        eng: ["Country Wedges", "Skin-on wedges with paprika and dill."],
      },
    ),
    createDish("fries-cheese", createPlainServing(28_000, { grams: 200, kcal: 520, choices: dipChoices }), {
      uz: ["Pishloqli fri", "Chedder sousi va mol bekoni parchalari ostida."],
      ru: ["Фри под сыром", "С соусом чеддер и крошкой говяжьего бекона."],
      eng: ["Loaded Fries", "Under cheddar sauce and bits of beef bacon."],
    }),
    createDish(
      "cheese-balls",
      createPlainServing(27_000, { grams: 140, kcal: 450, choices: dipChoices, offer: true }),
      {
        uz: ["Pishloq sharchalari", "Ichidan issiq motsarella oqadi, sakkiz dona."],
        ru: ["Сырные шарики", "Восемь штук, внутри тянется моцарелла."],
        eng: ["Cheese Balls", "Eight of them, molten mozzarella inside."],
      },
    ),
    createDish(
      "onion-rings",
      createPlainServing(22_000, { grams: 130, kcal: 360, choices: dipChoices, labels: ["VEGETARIAN"] }),
      {
        uz: ["Piyoz halqalari", "Yengil xamirda qovurilgan shirin piyoz."],
        ru: ["Луковые кольца", "Сладкий лук в лёгком кляре."],
        eng: ["Onion Rings", "Sweet onion in a light batter."],
      },
    ),
    createDish(
      "nachos",
      createPlainServing(29_000, { grams: 160, kcal: 480, choices: dipChoices, labels: ["VEGETARIAN"] }),
      {
        uz: ["Nachos", "Makkajoʻxori chipslari, issiq pishloq va salsa."],
        ru: ["Начос", "Кукурузные чипсы, горячий сыр и сальса."],
        eng: ["Nachos", "Corn chips, hot cheese and salsa."],
      },
    ),
    createDish(
      "garlic-bread",
      createPlainServing(19_000, { grams: 150, kcal: 340, choices: dipChoices, off: 15 }),
      {
        uz: ["Sarimsoqli non", "Sariyogʻ, sarimsoq va petrushka shimgan issiq non."],
        ru: ["Чесночный хлеб", "Горячий, с маслом, чесноком и петрушкой."],
        eng: ["Garlic Bread", "Hot, soaked in butter, garlic and parsley."],
      },
    ),
  ],
);

export const salads = assignCategory(
  "salad",
  ["salat", "салат", "salad"],
  [
    createDish("salad-caesar", createPlainServing(44_000, { grams: 260, kcal: 410, labels: ["HIT"] }), {
      uz: ["Tovuqli Sezar", "Romen, tovuq, parmezan va qarsildoq suxari."],
      ru: ["Цезарь с курицей", "Ромэн, курица, пармезан и сухарики."],
      eng: ["Chicken Caesar", "Romaine, chicken, parmesan and croutons."],
    }),
    createDish("salad-greek", createPlainServing(39_000, { grams: 270, kcal: 290, labels: ["VEGETARIAN"] }), {
      uz: ["Grekcha salat", "Yirik toʻgʻralgan sabzavot, oq pishloq va zaytun."],
      ru: ["Греческий", "Крупные овощи, белый сыр и маслины."],
      eng: ["Greek Salad", "Chunky vegetables, white cheese and olives."],
    }),
    createDish(
      "salad-achichuk",
      createPlainServing(19_000, { grams: 220, kcal: 90, labels: ["VEGETARIAN"] }),
      {
        uz: ["Achchiq-chuchuk", "Pomidor, yupqa piyoz va rayhon. Har taomga yarashadi."],
        ru: ["Ачик-чучук", "Томаты, тонкий лук и райхон. Идёт ко всему."],
        eng: ["Achichuk", "Tomato, fine onion and basil. Goes with everything."],
      },
    ),
    createDish(
      "salad-coleslaw",
      createPlainServing(17_000, { grams: 180, kcal: 190, labels: ["VEGETARIAN"], offer: true }),
      {
        uz: ["Koul-slou", "Karam va sabzi qaymoqli sousda."],
        ru: ["Коул-слоу", "Капуста и морковь в сливочной заправке."],
        eng: ["Coleslaw", "Cabbage and carrot in a creamy dressing."],
      },
    ),
    createDish("salad-beef", createPlainServing(52_000, { grams: 280, kcal: 370, labels: ["NEW"] }), {
      uz: ["Issiq goʻshtli salat", "Qovurilgan mol goʻshti, baqlajon va kunjut."],
      ru: ["Тёплый с говядиной", "Обжаренная говядина, хрустящий баклажан и кунжут."],
      eng: ["Warm Beef Salad", "Seared beef, crisp aubergine and sesame."],
    }),
  ],
);
