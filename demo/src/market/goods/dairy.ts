import { createGood, packInGrams, packInLitres, packInPieces } from "../constructors.ts";
import { assignCategory } from "../../in-category.ts";

export const dairyGoods = assignCategory(
  "dairy",
  ["sut", "молоко", "dairy"],
  [
    createGood("milk-32", packInLitres(1, 15_900, { labels: ["HIT"], left: 90 }), {
      uz: ["Sut 3,2%", "Pasterlangan, besh kunlik, chinakam sut."],
      ru: ["Молоко 3,2%", "Пастеризованное, живёт пять дней, потому что настоящее."],
      eng: ["Milk 3.2%", "Pasteurised, keeps five days, because it is real."],
    }),
    createGood("milk-25", packInLitres(1, 13_900, { left: 110 }), {
      uz: ["Sut 2,5%", "Boʻtqa va qahva uchun yengilrogʻi."],
      ru: ["Молоко 2,5%", "Полегче: для каши и кофе."],
      eng: ["Milk 2.5%", "The lighter one, for porridge and coffee."],
    }),
    createGood("qatiq", packInLitres(0.5, 9_500, { labels: ["HIT"], left: 70 }), {
      uz: ["Qatiq", "Qoshiq tik turadi. Shoʻrvaga ham, oʻziga ham."],
      ru: ["Катык", "Ложка стоит. И в суп, и просто так."],
      eng: ["Qatiq", "So thick the spoon stands. For soup, or by itself."],
    }),
    createGood("chalap", packInLitres(0.5, 8_900, { left: 55 }), {
      uz: ["Chalap", "Muzli, koʻkatli, jaziramada birinchi yordam."],
      ru: ["Чалап", "Со льдом и зеленью: первая помощь в жару."],
      eng: ["Chalap", "With ice and herbs: first aid for the heat."],
    }),
    createGood("ayran", packInLitres(1, 14_900, { left: 48 }), {
      uz: ["Ayron", "Yengil tuzli, kabobning doʻsti."],
      ru: ["Айран", "Чуть солёный, лучший друг шашлыка."],
      eng: ["Ayran", "Lightly salted, a kebab's best friend."],
    }),
    createGood("kefir", packInLitres(1, 15_500, { left: 62, off: 8 }), {
      uz: ["Kefir 2,5%", "Kechqurun bir piyola yetadi."],
      ru: ["Кефир 2,5%", "Пиала на ночь, и хватит."],
      eng: ["Kefir 2.5%", "A bowl at bedtime is enough."],
    }),
    createGood("qaymoq", packInGrams(200, 19_900, { labels: ["HIT"], left: 35 }), {
      uz: ["Qaymoq", "Issiq non, qaymoq, asal. Boshqasi kerakmi?"],
      ru: ["Каймак", "Горячая лепёшка, каймак, мёд. Нужно ли ещё что-то?"],
      eng: ["Qaymoq", "Hot bread, clotted cream, honey. What else is there?"],
    }),
    createGood("sour-cream", packInGrams(300, 16_900, { left: 58 }), {
      uz: ["Smetana 20%", "Mantining ustiga, qalin qilib."],
      ru: ["Сметана 20%", "На манты, не жалея."],
      eng: ["Sour Cream 20%", "Over manti, generously."],
    }),
    createGood("suzma", packInGrams(400, 18_900, { left: 40 }), {
      uz: ["Suzma", "Xaltada suzilgan, sarimsoq bilan aralashtiring."],
      ru: ["Сузьма", "Откинута в полотне, размешайте с чесноком."],
      eng: ["Suzma", "Strained in cloth; stir in some garlic."],
    }),
    createGood("cottage-cheese", packInGrams(350, 23_900, { left: 44 }), {
      uz: ["Tvorog 9%", "Donador, ertalabki quymoq uchun."],
      ru: ["Творог 9%", "Рассыпчатый, на утренние сырники."],
      eng: ["Cottage Cheese 9%", "Crumbly, for morning pancakes."],
    }),
    createGood("qurt", packInGrams(150, 17_900, { labels: ["HIT"], left: 65, offer: true }), {
      uz: ["Qurt", "Shoʻr, dumaloq, toʻxtab boʻlmaydi."],
      ru: ["Курт", "Солёные шарики, от которых не оторваться."],
      eng: ["Qurt", "Salty little balls you cannot leave alone."],
    }),
    createGood("butter", packInGrams(200, 29_900, { left: 72 }), {
      uz: ["Sariyogʻ 82,5%", "Qaymoqdan, qoʻshimchasiz."],
      ru: ["Масло сливочное 82,5%", "Из сливок и больше ни из чего."],
      eng: ["Butter 82.5%", "Cream and nothing else."],
    }),
    createGood("cheese-dutch", packInGrams(300, 38_900, { left: 46 }), {
      uz: ["Gollandcha pishloq", "Yumshoq taʼm, tekis kesiladi."],
      ru: ["Сыр голландский", "Мягкий вкус, ровный ломтик."],
      eng: ["Dutch Cheese", "Mild, and slices cleanly."],
    }),
    createGood("brynza", packInGrams(300, 29_900, { left: 29 }), {
      uz: ["Brinza", "Namakobda, pomidor va rayhon bilan."],
      ru: ["Брынза", "В рассоле; к помидорам и райхону."],
      eng: ["Brined Cheese", "Kept in brine; have it with tomatoes and basil."],
    }),
    createGood("yogurt", packInGrams(250, 9_900, { left: 85, off: 15 }), {
      uz: ["Qulupnayli yogurt", "Ichida chinakam rezavor boʻlaklari."],
      ru: ["Йогурт клубничный", "С настоящими кусочками ягод."],
      eng: ["Strawberry Yoghurt", "With real pieces of berry."],
    }),
    createGood("condensed-milk", packInGrams(380, 18_500, { left: 60 }), {
      uz: ["Quyultirilgan sut", "Faqat sut va shakar. Qoshiqni yashiring."],
      ru: ["Сгущёнка", "Молоко и сахар. Прячьте ложку."],
      eng: ["Condensed Milk", "Milk and sugar. Hide the spoon."],
    }),
    createGood("eggs", packInPieces(10, 18_900, { labels: ["HIT"], left: 120 }), {
      uz: ["Tuxum C1", "Oʻnta, hammasi tekshirilgan."],
      ru: ["Яйца С1", "Десяток, каждое проверено на свет."],
      eng: ["Eggs, Class 1", "Ten, each one candled."],
    }),
    createGood("quail-eggs", packInPieces(20, 21_900, { left: 18 }), {
      uz: ["Bedana tuxumi", "Mayda, xol-xol, bolalar yaxshi koʻradi."],
      ru: ["Перепелиные яйца", "Маленькие, в крапинку, нравятся детям."],
      eng: ["Quail Eggs", "Small and speckled; children like them."],
    }),
  ],
);
