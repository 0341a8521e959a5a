import { createGood, packInGrams, packByKilo } from "../constructors.ts";
import { assignCategory } from "../../in-category.ts";
import { createText } from "../../words.ts";
import type { DemoModificationGroup } from "../../types.ts";

const wholeCutOption = {
  key: "cut-whole",
  name: createText(["Butun", "Целым куском", "In one piece"]),
  price: 0,
  maxCount: 1,
};

const redMeatCutChoice: DemoModificationGroup = {
  key: "cut",
  name: createText(["Qanday kesamiz?", "Как порезать?", "How shall we cut it?"]),
  min: 1,
  max: 1,
  modifications: [
    wholeCutOption,
    { key: "cut-plov", name: createText(["Palovga", "На плов", "For plov"]), price: 0, maxCount: 1 },
    { key: "cut-kebab", name: createText(["Kabobga", "На шашлык", "For kebab"]), price: 0, maxCount: 1 },
    { key: "cut-mince", name: createText(["Qiymalab", "Прокрутить", "Minced"]), price: 3_000, maxCount: 1 },
  ],
};

const poultryCutChoice: DemoModificationGroup = {
  key: "cut",
  name: createText(["Tovuqni boʻlaymizmi?", "Разделать курицу?", "Cut up the chicken?"]),
  min: 1,
  max: 1,
  modifications: [
    wholeCutOption,
    {
      key: "cut-four",
      name: createText(["Toʻrtga boʻlib", "На четыре части", "In four"]),
      price: 0,
      maxCount: 1,
    },
    {
      key: "cut-eight",
      name: createText(["Sakkizga boʻlib", "На восемь частей", "In eight"]),
      price: 0,
      maxCount: 1,
    },
  ],
};

export const meat = assignCategory(
  "meat",
  ["goʻsht", "мясо", "meat"],
  [
    createGood(
      "beef",
      packByKilo(134_900, { labels: ["HIT", "HALAL"], left: 40, choices: [redMeatCutChoice] }),
      {
        uz: ["Mol goʻshti, lahm", "Suyaksiz son eti, bugungi soʻyim."],
        ru: ["Говядина, мякоть", "Задняя часть без кости, забой сегодняшний."],
        eng: ["Beef, Boneless", "Leg off the bone, today's."],
      },
    ),
    createGood("beef-rib", packByKilo(99_900, { labels: ["HALAL"], left: 25, choices: [redMeatCutChoice] }), {
      uz: ["Mol qovurgʻasi", "Shoʻrvaga yogʻi va taʼmi yetarli."],
      ru: ["Говяжьи рёбра", "Для шурпы: и жирок, и вкус."],
      eng: ["Beef Ribs", "Fat and flavour enough for a proper soup."],
    }),
    createGood("lamb", packByKilo(144_900, { labels: ["HALAL"], left: 30, choices: [redMeatCutChoice] }), {
      uz: ["Qoʻy goʻshti", "Yosh qoʻzi soni, yumshoq."],
      ru: ["Баранина", "Окорок молодого барашка, нежный."],
      eng: ["Lamb", "Leg of a young one, tender."],
    }),
    createGood(
      "tail-fat",
      packInGrams(500, 46_900, { labels: ["HALAL"], left: 20, tags: ["palov", "плов"] }),
      {
        uz: ["Dumba", "Oq, toza. Palovning boshlanishi."],
        ru: ["Курдюк", "Белый и чистый. С него начинается плов."],
        eng: ["Tail Fat", "White and clean, where plov begins."],
      },
    ),
    createGood("mince", packByKilo(119_900, { labels: ["HALAL"], left: 22, off: 8 }), {
      uz: ["Mol goʻshti qiymasi", "Buyurtma tushgach tortiladi."],
      ru: ["Фарш говяжий", "Крутим, когда вы заказали."],
      eng: ["Minced Beef", "Minced once you have ordered."],
    }),
    createGood("liver", packByKilo(64_900, { labels: ["HALAL"], left: 15 }), {
      uz: ["Mol jigari", "Pardasi olingan, jaz uchun tayyor."],
      ru: ["Говяжья печень", "Без плёнки, сразу на сковороду."],
      eng: ["Beef Liver", "Trimmed and ready for the pan."],
    }),
    createGood(
      "chicken-whole",
      packByKilo(37_900, { labels: ["HALAL"], left: 50, choices: [poultryCutChoice] }),
      {
        uz: ["Tovuq, butun", "Sovitilgan, muzlatilmagan."],
        ru: ["Курица целая", "Охлаждённая, не мороженая."],
        eng: ["Whole Chicken", "Chilled, never frozen."],
      },
    ),
    createGood("chicken-fillet", packByKilo(57_900, { labels: ["HALAL"], left: 36 }), {
      uz: ["Tovuq filesi", "Terisiz va suyaksiz koʻkrak."],
      ru: ["Куриное филе", "Грудка без кожи и костей."],
      eng: ["Chicken Breast", "No skin, no bones."],
    }),
    createGood("chicken-wings", packByKilo(34_900, { labels: ["HALAL"], left: 28, off: 10 }), {
      uz: ["Tovuq qanoti", "Asal va sarimsoqda pishiring."],
      ru: ["Куриные крылья", "Запеките с мёдом и чесноком."],
      eng: ["Chicken Wings", "Roast them with honey and garlic."],
    }),
    createGood("kazy", packInGrams(500, 98_900, { labels: ["HALAL"], left: 12 }), {
      uz: ["Qazi", "Ot goʻshti va yogʻi teng, uy usulida."],
      ru: ["Казы", "Конина и жир поровну, по-домашнему."],
      eng: ["Kazy", "Horse meat and fat in equal parts, made the home way."],
    }),
    createGood("sausages", packInGrams(500, 39_900, { labels: ["HALAL"], left: 31 }), {
      uz: ["Sosiska", "Mol goʻshtidan, nonushtaga ikki daqiqa."],
      ru: ["Сосиски", "Говяжьи, две минуты до завтрака."],
      eng: ["Sausages", "Beef ones, breakfast in two minutes."],
    }),
    createGood("smoked-sausage", packInGrams(400, 48_900, { labels: ["HALAL"], left: 24 }), {
      uz: ["Dudlangan kolbasa", "Olcha yogʻochi tutunida."],
      ru: ["Колбаса копчёная", "На дыму вишнёвых дров."],
      eng: ["Smoked Sausage", "Smoked over cherry wood."],
    }),
    createGood("dumplings", packInGrams(500, 42_900, { labels: ["HALAL"], left: 40 }), {
      uz: ["Chuchvara", "Qoʻlda tugilgan, faqat qaynatish qoldi."],
      ru: ["Чучвара", "Лепили руками, вам осталось сварить."],
      eng: ["Chuchvara", "Folded by hand; you only boil them."],
    }),
    createGood("carp", packByKilo(58_900, { left: 10 }), {
      uz: ["Sazan baligʻi", "Tozalangan, qovurishga boʻlaklangan."],
      ru: ["Сазан", "Почищен и нарезан на жарку."],
      eng: ["Carp", "Cleaned and cut for frying."],
    }),
  ],
);
