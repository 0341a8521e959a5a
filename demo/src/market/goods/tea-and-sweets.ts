import { createGood, packInGrams, packInPieces } from "../constructors.ts";
import { assignCategory } from "../../in-category.ts";

export const tea = assignCategory(
  "tea",
  ["choy", "чай", "кофе", "tea", "coffee"],
  [
    createGood("tea-green-95", packInGrams(100, 14_900, { labels: ["HIT"], left: 140 }), {
      uz: ["Koʻk choy № 95", "Toshkentning oʻz choyi: tiniq va taxir."],
      ru: ["Зелёный чай № 95", "Главный чай Ташкента: прозрачный, с горчинкой."],
      eng: ["Green Tea No. 95", "Tashkent's own: clear, a little bitter."],
    }),
    createGood("tea-green-jasmine", packInGrams(100, 24_900, { left: 45 }), {
      uz: ["Yasminli koʻk choy", "Damlasangiz, gul hidi taraladi."],
      ru: ["Зелёный с жасмином", "Заварите, и запахнет цветами."],
      eng: ["Jasmine Green Tea", "Pour the water and the room smells of flowers."],
    }),
    createGood("tea-black", packInGrams(100, 19_900, { left: 120 }), {
      uz: ["Qora choy", "Yirik bargli, sut bilan ham yaxshi."],
      ru: ["Чёрный чай", "Крупный лист, хорош и с молоком."],
      eng: ["Black Tea", "Large leaf, good with milk too."],
    }),
    createGood("tea-bags", packInPieces(25, 17_900, { left: 85, off: 10 }), {
      uz: ["Paketli qora choy", "Ish joyida bir finjonga bitta."],
      ru: ["Чай в пакетиках", "На работу: пакетик на кружку."],
      eng: ["Tea Bags", "For the office: one bag, one mug."],
    }),
    createGood("rosehip", packInGrams(200, 18_900, { left: 30 }), {
      uz: ["Naʼmatak", "Termosda tuni bilan damlanadi."],
      ru: ["Шиповник", "Залейте в термосе на ночь."],
      eng: ["Rosehips", "Leave them overnight in a flask."],
    }),
    createGood("coffee-beans", packInGrams(250, 94_900, { left: 33 }), {
      uz: ["Donali qahva", "Oʻrtacha qovurilgan, kakao hidi bor."],
      ru: ["Кофе в зёрнах", "Средняя обжарка, с нотой какао."],
      eng: ["Coffee Beans", "Medium roast with a note of cocoa."],
    }),
    createGood("coffee-ground", packInGrams(250, 79_900, { left: 28, labels: ["NEW"] }), {
      uz: ["Maydalangan qahva", "Turkada pishirish uchun juda mayda."],
      ru: ["Кофе молотый", "Тонкий помол, для турки."],
      eng: ["Ground Coffee", "Ground fine, for the cezve."],
    }),
    createGood("coffee-instant", packInGrams(95, 64_900, { left: 60, off: 15 }), {
      uz: ["Eruvchan qahva", "Shisha bankada, bir qoshigʻi yetarli."],
      ru: ["Кофе растворимый", "В банке, ложки достаточно."],
      eng: ["Instant Coffee", "In a glass jar; a spoonful will wake you."],
    }),
    createGood("cocoa", packInGrams(100, 22_900, { left: 41 }), {
      uz: ["Kakao", "Qishki kechalar va brauni uchun."],
      ru: ["Какао", "На зимний вечер и для брауни."],
      eng: ["Cocoa", "For winter evenings and brownies."],
    }),
  ],
);

export const sweets = assignCategory(
  "sweets",
  ["shirinlik", "сладости", "sweets"],
  [
    createGood("navvot", packInGrams(500, 23_900, { labels: ["HIT"], left: 90 }), {
      uz: ["Novvot", "Ipda oʻsgan tilla kristall, choyga choʻktiring."],
      ru: ["Новвот", "Золотые кристаллы на нити, к зелёному чаю."],
      eng: ["Navvot", "Golden sugar crystals grown on a thread, for tea."],
    }),
    createGood("halva-samarkand", packInGrams(350, 28_900, { left: 48, labels: ["HIT"] }), {
      uz: ["Samarqand holvasi", "Kunjut va yongʻoq, qatlam-qatlam."],
      ru: ["Самаркандская халва", "Кунжут и орех, слой за слоем."],
      eng: ["Samarkand Halva", "Sesame and walnut, layer upon layer."],
    }),
    createGood("parvarda", packInGrams(250, 10_900, { left: 76 }), {
      uz: ["Parvarda", "Yostiqchadek oppoq, unli qand."],
      ru: ["Парварда", "Белые подушечки в мучной пудре."],
      eng: ["Parvarda", "White sugar pillows dusted with flour."],
    }),
    createGood("pashmak", packInGrams(250, 17_900, { left: 34 }), {
      uz: ["Pashmak", "Ipakdek tolali, tilda erib ketadi."],
      ru: ["Пашмак", "Шёлковые нити, тающие на языке."],
      eng: ["Pashmak", "Silky strands that vanish on the tongue."],
    }),
    createGood("raisins", packInGrams(250, 18_900, { left: 82, tags: ["palov", "плов"] }), {
      uz: ["Mayiz", "Soyada quritilgan, och rang."],
      ru: ["Изюм", "Сушён в тени, светлый."],
      eng: ["Raisins", "Dried in the shade, pale gold."],
    }),
    createGood("dried-apricot", packInGrams(250, 26_900, { left: 57 }), {
      uz: ["Turshak", "Isfara oʻrigi, oltingugurtsiz."],
      ru: ["Курага", "Исфаринский абрикос, без серы."],
      eng: ["Dried Apricots", "From Isfara, no sulphur."],
    }),
    createGood("walnuts", packInGrams(250, 34_900, { left: 39 }), {
      uz: ["Yongʻoq magʻzi", "Boʻstonliqdan, yarim-yarim pallalar."],
      ru: ["Грецкий орех", "Бостанлыкский, чистые половинки."],
      eng: ["Walnuts", "From Bostanlyk, shelled in halves."],
    }),
    createGood("almonds", packInGrams(200, 37_900, { left: 31 }), {
      uz: ["Bodom", "Shoʻr kulda qovurilgan, poʻchogʻi yorilgan."],
      ru: ["Миндаль", "Жареный в золе, скорлупа приоткрыта."],
      eng: ["Almonds", "Roasted in ash, shells cracked open."],
    }),
    createGood("pistachios", packInGrams(200, 59_900, { left: 23, off: 10 }), {
      uz: ["Pista", "Bir dona ochsangiz, xaltasi tugaydi."],
      ru: ["Фисташки", "Откроешь одну, и пакет кончился."],
      eng: ["Pistachios", "Open one and the bag is gone."],
    }),
    createGood("honey", packInGrams(500, 69_900, { left: 26 }), {
      uz: ["Togʻ asali", "Chimyon gullaridan, qotsa ham tabiiy."],
      ru: ["Мёд горный", "С чимганского разнотравья; густеет, потому что живой."],
      eng: ["Mountain Honey", "From Chimgan's flowers; it sets because it is real."],
    }),
    createGood("jam-apricot", packInGrams(450, 27_900, { left: 37 }), {
      uz: ["Oʻrik murabbosi", "Danagi magʻzi bilan, buvimniki kabi."],
      ru: ["Варенье абрикосовое", "С ядрышками, как у бабушки."],
      eng: ["Apricot Jam", "With the kernels in, as grandmother made it."],
    }),
    createGood("chocolate", packInGrams(90, 19_900, { left: 110, offer: true }), {
      uz: ["Sutli shokolad", "Yongʻoqli, choy tanaffusiga."],
      ru: ["Шоколад молочный", "С фундуком, к перерыву на чай."],
      eng: ["Milk Chocolate", "With hazelnuts, for a tea break."],
    }),
    createGood("cookies", packInGrams(400, 18_900, { left: 95 }), {
      uz: ["Yogʻli pechenye", "Sutga botirsa, shakli buzilmaydi."],
      ru: ["Печенье сливочное", "Можно макать в молоко, не размокнет."],
      eng: ["Butter Biscuits", "They survive a dip in milk."],
    }),
    createGood("candy", packInGrams(500, 36_900, { left: 64, off: 12 }), {
      uz: ["Aralash konfet", "Karamel, iris va shokoladli, har taʼbga."],
      ru: ["Конфеты ассорти", "Карамель, ирис и шоколадные, на любой вкус."],
      eng: ["Assorted Sweets", "Caramels, toffees and chocolates for every taste."],
    }),
    createGood("ice-cream", packInGrams(80, 6_900, { left: 150 }), {
      uz: ["Plombir", "Vafli stakanda, erimasdan yetadi."],
      ru: ["Пломбир", "В вафельном стаканчике, довезём не растаявшим."],
      eng: ["Ice-Cream Cup", "In a wafer, delivered before it melts."],
    }),
  ],
);
