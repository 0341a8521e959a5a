import { good, grams, kilo } from "../constructors.ts";
import { withCategory } from "../../in-category.ts";
import { text } from "../../words.ts";
import type { DemoModificationGroup } from "../../types.ts";

const whole = {
  key: "cut-whole",
  name: text(["Butun", "Целым куском", "In one piece"]),
  price: 0,
  maxCount: 1,
};

const redCut: DemoModificationGroup = {
  key: "cut",
  name: text(["Qanday kesamiz?", "Как порезать?", "How shall we cut it?"]),
  min: 1,
  max: 1,
  modifications: [
    whole,
    { key: "cut-plov", name: text(["Palovga", "На плов", "For plov"]), price: 0, maxCount: 1 },
    { key: "cut-kebab", name: text(["Kabobga", "На шашлык", "For kebab"]), price: 0, maxCount: 1 },
    { key: "cut-mince", name: text(["Qiymalab", "Прокрутить", "Minced"]), price: 3_000, maxCount: 1 },
  ],
};

const birdCut: DemoModificationGroup = {
  key: "cut",
  name: text(["Tovuqni boʻlaymizmi?", "Разделать курицу?", "Cut up the chicken?"]),
  min: 1,
  max: 1,
  modifications: [
    whole,
    { key: "cut-four", name: text(["Toʻrtga boʻlib", "На четыре части", "In four"]), price: 0, maxCount: 1 },
    {
      key: "cut-eight",
      name: text(["Sakkizga boʻlib", "На восемь частей", "In eight"]),
      price: 0,
      maxCount: 1,
    },
  ],
};

export const meat = withCategory(
  "meat",
  ["goʻsht", "мясо", "meat"],
  [
    good("beef", kilo(134_900, { labels: ["HIT", "HALAL"], left: 40, choices: [redCut] }), {
      uz: ["Mol goʻshti, lahm", "Suyaksiz son eti, bugungi soʻyim."],
      ru: ["Говядина, мякоть", "Задняя часть без кости, забой сегодняшний."],
      eng: ["Beef, Boneless", "Leg off the bone, today's."],
    }),
    good("beef-rib", kilo(99_900, { labels: ["HALAL"], left: 25, choices: [redCut] }), {
      uz: ["Mol qovurgʻasi", "Shoʻrvaga yogʻi va taʼmi yetarli."],
      ru: ["Говяжьи рёбра", "Для шурпы: и жирок, и вкус."],
      eng: ["Beef Ribs", "Fat and flavour enough for a proper soup."],
    }),
    good("lamb", kilo(144_900, { labels: ["HALAL"], left: 30, choices: [redCut] }), {
      uz: ["Qoʻy goʻshti", "Yosh qoʻzi soni, yumshoq."],
      ru: ["Баранина", "Окорок молодого барашка, нежный."],
      eng: ["Lamb", "Leg of a young one, tender."],
    }),
    good("tail-fat", grams(500, 46_900, { labels: ["HALAL"], left: 20, tags: ["palov", "плов"] }), {
      uz: ["Dumba", "Oq, toza. Palovning boshlanishi."],
      ru: ["Курдюк", "Белый и чистый. С него начинается плов."],
      eng: ["Tail Fat", "White and clean, where plov begins."],
    }),
    good("mince", kilo(119_900, { labels: ["HALAL"], left: 22, off: 8 }), {
      uz: ["Mol goʻshti qiymasi", "Buyurtma tushgach tortiladi."],
      ru: ["Фарш говяжий", "Крутим, когда вы заказали."],
      eng: ["Minced Beef", "Minced once you have ordered."],
    }),
    good("liver", kilo(64_900, { labels: ["HALAL"], left: 15 }), {
      uz: ["Mol jigari", "Pardasi olingan, jaz uchun tayyor."],
      ru: ["Говяжья печень", "Без плёнки, сразу на сковороду."],
      eng: ["Beef Liver", "Trimmed and ready for the pan."],
    }),
    good("chicken-whole", kilo(37_900, { labels: ["HALAL"], left: 50, choices: [birdCut] }), {
      uz: ["Tovuq, butun", "Sovitilgan, muzlatilmagan."],
      ru: ["Курица целая", "Охлаждённая, не мороженая."],
      eng: ["Whole Chicken", "Chilled, never frozen."],
    }),
    good("chicken-fillet", kilo(57_900, { labels: ["HALAL"], left: 36 }), {
      uz: ["Tovuq filesi", "Terisiz va suyaksiz koʻkrak."],
      ru: ["Куриное филе", "Грудка без кожи и костей."],
      eng: ["Chicken Breast", "No skin, no bones."],
    }),
    good("chicken-wings", kilo(34_900, { labels: ["HALAL"], left: 28, off: 10 }), {
      uz: ["Tovuq qanoti", "Asal va sarimsoqda pishiring."],
      ru: ["Куриные крылья", "Запеките с мёдом и чесноком."],
      eng: ["Chicken Wings", "Roast them with honey and garlic."],
    }),
    good("kazy", grams(500, 98_900, { labels: ["HALAL"], left: 12 }), {
      uz: ["Qazi", "Ot goʻshti va yogʻi teng, uy usulida."],
      ru: ["Казы", "Конина и жир поровну, по-домашнему."],
      eng: ["Kazy", "Horse meat and fat in equal parts, made the home way."],
    }),
    good("sausages", grams(500, 39_900, { labels: ["HALAL"], left: 31 }), {
      uz: ["Sosiska", "Mol goʻshtidan, nonushtaga ikki daqiqa."],
      ru: ["Сосиски", "Говяжьи, две минуты до завтрака."],
      eng: ["Sausages", "Beef ones, breakfast in two minutes."],
    }),
    good("smoked-sausage", grams(400, 48_900, { labels: ["HALAL"], left: 24 }), {
      uz: ["Dudlangan kolbasa", "Olcha yogʻochi tutunida."],
      ru: ["Колбаса копчёная", "На дыму вишнёвых дров."],
      eng: ["Smoked Sausage", "Smoked over cherry wood."],
    }),
    good("dumplings", grams(500, 42_900, { labels: ["HALAL"], left: 40 }), {
      uz: ["Chuchvara", "Qoʻlda tugilgan, faqat qaynatish qoldi."],
      ru: ["Чучвара", "Лепили руками, вам осталось сварить."],
      eng: ["Chuchvara", "Folded by hand; you only boil them."],
    }),
    good("carp", kilo(58_900, { left: 10 }), {
      uz: ["Sazan baligʻi", "Tozalangan, qovurishga boʻlaklangan."],
      ru: ["Сазан", "Почищен и нарезан на жарку."],
      eng: ["Carp", "Cleaned and cut for frying."],
    }),
  ],
);
