import { createGood, packInGrams, packInPieces } from "../constructors.ts";
import { assignCategory } from "../../in-category.ts";

export const breadGoods = assignCategory(
  "bread",
  ["non", "хлеб", "bread"],
  [
    createGood("obi-non", packInPieces(1, 5_500, { labels: ["HIT"], offer: true, left: 150 }), {
      uz: ["Obi non", "Tandirdan chiqqaniga bir soat boʻlmagan."],
      ru: ["Лепёшка оби-нон", "Из тандыра меньше часа назад."],
      eng: ["Obi-non", "Out of the tandoor less than an hour ago."],
    }),
    createGood("patir", packInPieces(1, 13_900, { left: 60 }), {
      uz: ["Patir", "Yogʻli, qavatli, sovuganda ham yumshoq."],
      ru: ["Патыр", "Сдобный, слоёный, мягкий и остывшим."],
      eng: ["Patir", "Rich and flaky, soft even when cold."],
    }),
    createGood("samarkand-bread", packInPieces(1, 19_900, { left: 40, labels: ["HIT"] }), {
      uz: ["Samarqand noni", "Ogʻir, yaltiroq, bir oy tursa ham non."],
      ru: ["Самаркандская лепёшка", "Тяжёлая, блестящая, хранится неделями."],
      eng: ["Samarkand Bread", "Heavy and glossy; it keeps for weeks."],
    }),
    createGood("qatlama", packInPieces(1, 14_900, { left: 26 }), {
      uz: ["Qatlama", "Qirq qavat, har birida sariyogʻ."],
      ru: ["Катлама", "Сорок слоёв, и в каждом масло."],
      eng: ["Qatlama", "Forty layers, butter in each."],
    }),
    createGood("kulcha", packInPieces(2, 8_000, { left: 70 }), {
      uz: ["Shirin kulcha", "Sutli xamir, choyga ikkita."],
      ru: ["Кульча сладкая", "На молоке, две штуки к чаю."],
      eng: ["Sweet Kulcha", "Milk dough, a pair for tea."],
    }),
    createGood("loaf", packInPieces(1, 4_500, { left: 130 }), {
      uz: ["Buxanka", "Oddiy qoliplik non, buterbrodga."],
      ru: ["Хлеб-кирпичик", "Простой формовой, для бутербродов."],
      eng: ["Tin Loaf", "Plain bread for sandwiches."],
    }),
    createGood("baguette", packInPieces(1, 9_900, { left: 34, off: 10 }), {
      uz: ["Baget", "Qobigʻi qarsillaydi, ichi havodor."],
      ru: ["Багет", "Корка хрустит, внутри воздух."],
      eng: ["Baguette", "Crackling crust, airy inside."],
    }),
    createGood("lavash-sheet", packInGrams(300, 8_500, { left: 50 }), {
      uz: ["Yupqa lavash", "Besh varaq, nimani oʻrasangiz ham."],
      ru: ["Лаваш тонкий", "Пять листов: заверните что угодно."],
      eng: ["Thin Lavash", "Five sheets to wrap anything in."],
    }),
    createGood("puff-pastry", packInGrams(500, 21_900, { left: 28, tags: ["somsa", "самса"] }), {
      uz: ["Qavatli xamir", "Somsani bir soatda stolga chiqaradi."],
      ru: ["Слоёное тесто", "Самса на столе через час."],
      eng: ["Puff Pastry", "Samsa on the table within the hour."],
    }),
  ],
);
