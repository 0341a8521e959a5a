import { createGood, packInLitres } from "../constructors.ts";
import { assignCategory } from "../../in-category.ts";

export const drinks = assignCategory(
  "drinks",
  ["ichimlik", "напитки", "drinks"],
  [
    createGood("water-15", packInLitres(1.5, 4_500, { labels: ["HIT"], left: 240, offer: true }), {
      uz: ["Suv gazsiz 1,5 l", "Yengil suv, har kunga."],
      ru: ["Вода без газа 1,5 л", "Лёгкая, на каждый день."],
      eng: ["Still Water 1.5 l", "Light, for every day."],
    }),
    createGood("water-sparkling", packInLitres(1.5, 5_500, { left: 160 }), {
      uz: ["Gazli suv 1,5 l", "Pufagi oʻtkir, tushlikdan keyin."],
      ru: ["Вода с газом 1,5 л", "Острые пузырьки, хороша после плова."],
      eng: ["Sparkling Water 1.5 l", "Sharp bubbles, good after plov."],
    }),
    createGood("water-10", packInLitres(10, 18_900, { left: 60 }), {
      uz: ["Suv 10 l", "Qavatgacha koʻtarib beramiz."],
      ru: ["Вода 10 л", "Поднимем до двери."],
      eng: ["Water 10 l", "We carry it up to your door."],
    }),
    createGood("mineral", packInLitres(0.5, 8_900, { left: 74 }), {
      uz: ["Shifobaxsh mineral suv", "Buloqdan, tuzi biroz seziladi."],
      ru: ["Минеральная лечебная", "Из источника, чуть солоноватая."],
      eng: ["Mineral Water", "From the spring, faintly salty."],
    }),
    createGood("cola", packInLitres(1.5, 18_500, { left: 130, tags: ["кола", "cola"] }), {
      uz: ["Kola 1,5 l", "Muzlatgichdan toʻgʻri eshikkacha."],
      ru: ["Кола 1,5 л", "Из холодильника прямо к двери."],
      eng: ["Cola 1.5 l", "From our fridge to your door."],
    }),
    createGood("orange-soda", packInLitres(1.5, 17_500, { left: 88, off: 10 }), {
      uz: ["Apelsinli gazli ichimlik", "Rangi ham, kayfiyati ham quyoshdek."],
      ru: ["Газировка апельсиновая", "Цветом и настроением как солнце."],
      eng: ["Orange Soda", "Sunny in colour and in temper."],
    }),
    createGood("tarragon", packInLitres(1, 11_900, { left: 66 }), {
      uz: ["Tarxun limonadi", "Yashil, bolalikdagi taʼm."],
      ru: ["Лимонад «Тархун»", "Зелёный, вкус детства."],
      eng: ["Tarragon Lemonade", "Green, and tasting of childhood."],
    }),
    createGood("juice-apple", packInLitres(1, 16_900, { left: 92 }), {
      uz: ["Olma sharbati", "Shakar qoʻshilmagan, tiniq."],
      ru: ["Сок яблочный", "Осветлённый, без сахара."],
      eng: ["Apple Juice", "Clear, no sugar added."],
    }),
    createGood("juice-peach", packInLitres(1, 17_900, { left: 80 }), {
      uz: ["Shaftoli nektari", "Eti bilan, quyuq."],
      ru: ["Нектар персиковый", "С мякотью, густой."],
      eng: ["Peach Nectar", "Thick, with the pulp in."],
    }),
    createGood("juice-pomegranate", packInLitres(0.75, 39_900, { left: 24 }), {
      uz: ["Anor sharbati", "Toʻgʻri siqilgan, nordon va toʻq."],
      ru: ["Сок гранатовый", "Прямого отжима, тёмный и терпкий."],
      eng: ["Pomegranate Juice", "Pressed straight from the fruit, dark and tart."],
    }),
    createGood("compote", packInLitres(1, 19_900, { left: 36 }), {
      uz: ["Olcha kompoti", "Bankada, rezavorlari bilan."],
      ru: ["Компот вишнёвый", "В банке, с целыми ягодами."],
      eng: ["Sour-Cherry Compote", "In a jar, whole fruit inside."],
    }),
    createGood("kvass", packInLitres(1.5, 15_900, { left: 44, off: 8 }), {
      uz: ["Kvas", "Javdar noni hidi, okroshkaga ham."],
      ru: ["Квас", "Пахнет ржаной коркой, и для окрошки."],
      eng: ["Kvass", "Smells of rye crust; good for cold soup."],
    }),
    createGood("ice-tea", packInLitres(0.5, 9_900, { left: 105 }), {
      uz: ["Limonli muz choy", "Yoʻlda ichishga qulay."],
      ru: ["Холодный чай с лимоном", "Удобно взять в дорогу."],
      eng: ["Lemon Iced Tea", "Easy to take along."],
    }),
  ],
);
