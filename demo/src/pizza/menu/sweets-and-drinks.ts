import { createDish, createDrink, createPlainServing } from "../constructors.ts";
import { assignCategory } from "../../in-category.ts";

export const desserts = assignCategory(
  "dessert",
  ["shirinlik", "десерт", "dessert"],
  [
    createDish(
      "cheesecake",
      createPlainServing(34_000, { grams: 130, kcal: 410, labels: ["HIT"], offer: true }),
      {
        uz: ["Chizkeyk", "Yumshoq krem-pishloq va qulupnay murabbosi."],
        ru: ["Чизкейк", "Нежный крем-сыр и клубничный джем."],
        eng: ["Cheesecake", "Silky cream cheese with strawberry jam."],
      },
    ),
    createDish("medovik", createPlainServing(28_000, { grams: 140, kcal: 430 }), {
      uz: ["Asalli tort", "Oʻn qavat yupqa korj, har birida asal hidi."],
      ru: ["Медовик", "Десять тонких коржей, и в каждом мёд."],
      eng: ["Honey Cake", "Ten thin layers, honey in every one."],
    }),
    createDish("chocolate-pizza", createPlainServing(46_000, { grams: 320, kcal: 980, labels: ["NEW"] }), {
      uz: ["Shokoladli pitsa", "Issiq xamir, shokolad pastasi, banan va halol marshmallou."],
      ru: ["Шоколадная пицца", "Тёплое тесто, шоколадная паста, банан и халяльный маршмеллоу."],
      eng: ["Chocolate Pizza", "Warm dough, chocolate spread, banana and halal marshmallow."],
    }),
    createDish("donut", createPlainServing(16_000, { grams: 75, kcal: 290, offer: true }), {
      uz: ["Donat", "Shokolad sirli, rangli sepmali."],
      ru: ["Пончик", "В шоколадной глазури с цветной посыпкой."],
      eng: ["Doughnut", "Chocolate icing, rainbow sprinkles."],
    }),
    createDish("brownie", createPlainServing(27_000, { grams: 110, kcal: 440, off: 10 }), {
      uz: ["Brauni", "Ichi nam, ustida yongʻoq."],
      ru: ["Брауни", "Влажный внутри, с грецким орехом."],
      eng: ["Brownie", "Moist in the middle, walnuts on top."],
    }),
    createDish("ice-cream", createPlainServing(22_000, { grams: 150, kcal: 270 }), {
      uz: ["Muzqaymoq", "Uch sharcha: vanil, shokolad, pista."],
      ru: ["Мороженое", "Три шарика: ваниль, шоколад, фисташка."],
      eng: ["Ice Cream", "Three scoops: vanilla, chocolate, pistachio."],
    }),
    createDish("pancakes", createPlainServing(29_000, { grams: 220, kcal: 480, minutes: [8, 12] }), {
      uz: ["Pankeyk", "Asal va rezavorlar bilan, yangi quyilgan."],
      ru: ["Панкейки", "С пылу с жару, с мёдом и ягодами."],
      eng: ["Pancakes", "Off the griddle with honey and berries."],
    }),
  ],
);

export const drinks = assignCategory(
  "drink",
  ["ichimlik", "напиток", "drink"],
  [
    createDish("cola-05", createDrink(11_000, 0.5, { kcal: 210, offer: true, tags: ["cola", "кола"] }), {
      uz: ["Coca-Cola 0,5 l", "Muzdek holida yetkazamiz."],
      ru: ["Coca-Cola 0,5 л", "Привезём ледяной."],
      eng: ["Coca-Cola 0.5 l", "Delivered ice-cold."],
    }),
    createDish("cola-15", createDrink(19_000, 1.5, { kcal: 630, tags: ["cola", "кола"] }), {
      uz: ["Coca-Cola 1,5 l", "Katta davraga katta shisha."],
      ru: ["Coca-Cola 1,5 л", "Большая бутылка для большой компании."],
      eng: ["Coca-Cola 1.5 l", "The big bottle for the big table."],
    }),
    createDish("fanta-05", createDrink(11_000, 0.5, { kcal: 200 }), {
      uz: ["Fanta 0,5 l", "Apelsinli quvnoq gaz."],
      ru: ["Fanta 0,5 л", "Весёлый апельсин с пузырьками."],
      eng: ["Fanta 0.5 l", "Cheerful orange bubbles."],
    }),
    createDish("sprite-05", createDrink(11_000, 0.5, { kcal: 190 }), {
      uz: ["Sprite 0,5 l", "Limon va laym, jaziramada najot."],
      ru: ["Sprite 0,5 л", "Лимон и лайм, спасение в жару."],
      eng: ["Sprite 0.5 l", "Lemon and lime for a hot afternoon."],
    }),
    createDish("lemonade", createDrink(21_000, 0.4, { kcal: 140, labels: ["HIT"], minutes: [3, 5] }), {
      uz: ["Uy limonadi", "Limon, yalpiz va koʻp muz."],
      ru: ["Домашний лимонад", "Лимон, мята и много льда."],
      eng: ["House Lemonade", "Lemon, mint and a lot of ice."],
    }),
    createDish("ice-tea", createDrink(17_000, 0.4, { kcal: 110, minutes: [3, 5] }), {
      uz: ["Shaftoli muz choy", "Qora choy va shaftoli sharbati."],
      ru: ["Персиковый айс-ти", "Чёрный чай и персиковый сок."],
      eng: ["Peach Iced Tea", "Black tea with peach juice."],
    }),
    createDish("orange-juice", createDrink(32_000, 0.3, { kcal: 130, minutes: [4, 6], stock: 40 }), {
      uz: ["Apelsin fresh", "Buyurtma kelgach siqamiz."],
      ru: ["Апельсиновый фреш", "Выжимаем, когда вы заказали."],
      eng: ["Fresh Orange Juice", "Squeezed when you order it."],
    }),
    createDish("milkshake", createDrink(29_000, 0.4, { kcal: 380, minutes: [4, 6] }), {
      uz: ["Sutli kokteyl", "Plombir, sut va qulupnay."],
      ru: ["Молочный коктейль", "Пломбир, молоко и клубника."],
      eng: ["Milkshake", "Ice cream, milk and strawberry."],
    }),
    createDish("cappuccino", createDrink(24_000, 0.3, { kcal: 120, minutes: [3, 5] }), {
      uz: ["Kapuchino", "Quyuq koʻpik va ozgina kakao."],
      ru: ["Капучино", "Густая пенка и щепотка какао."],
      eng: ["Cappuccino", "Thick foam, a pinch of cocoa."],
    }),
    createDish("black-tea", createDrink(12_000, 0.6, { kcal: 5, minutes: [3, 5] }), {
      uz: ["Limonli choy", "Bir choynak qora choy, limon bilan."],
      ru: ["Чай с лимоном", "Чайник чёрного чая с лимоном."],
      eng: ["Tea with Lemon", "A pot of black tea and lemon."],
    }),
    createDish("ayran", createDrink(12_000, 0.4, { kcal: 90 }), {
      uz: ["Ayron", "Sovuq, biroz shoʻr, koʻkatli."],
      ru: ["Айран", "Холодный, чуть солёный, с зеленью."],
      eng: ["Ayran", "Cold, lightly salted, with herbs."],
    }),
    createDish("water-05", createDrink(5_000, 0.5, { kcal: 0, offer: true }), {
      uz: ["Suv 0,5 l", "Gazsiz tabiiy suv."],
      ru: ["Вода 0,5 л", "Природная, без газа."],
      eng: ["Water 0.5 l", "Still spring water."],
    }),
  ],
);

export const sauces = assignCategory(
  "sauce",
  ["sous", "соус", "sauce"],
  [
    createDish("sauce-garlic", createPlainServing(6_000, { grams: 40, kcal: 150, offer: true }), {
      uz: ["Sarimsoqli sous", "Pitsaning cheti uchun."],
      ru: ["Чесночный соус", "Для корочки от пиццы."],
      eng: ["Garlic Sauce", "Made for pizza crusts."],
    }),
    createDish("sauce-cheese", createPlainServing(6_000, { grams: 40, kcal: 130 }), {
      uz: ["Pishloq sousi", "Friga botirsangiz, toʻxtay olmaysiz."],
      ru: ["Сырный соус", "Макните фри и не остановитесь."],
      eng: ["Cheese Sauce", "Dip a fry and try to stop."],
    }),
    createDish("sauce-barbecue", createPlainServing(6_000, { grams: 40, kcal: 70 }), {
      uz: ["Barbekyu sousi", "Dudli, shirin, quyuq."],
      ru: ["Соус барбекю", "Дымный, сладкий, густой."],
      eng: ["Barbecue Sauce", "Smoky, sweet, thick."],
    }),
    createDish("sauce-chilli", createPlainServing(6_000, { grams: 40, kcal: 60, labels: ["SPICY"] }), {
      uz: ["Shirin chili", "Avval shirin, keyin achchiq."],
      ru: ["Сладкий чили", "Сначала сладкий, потом острый."],
      eng: ["Sweet Chilli", "Sweet first, hot after."],
    }),
    createDish("sauce-ketchup", createPlainServing(4_000, { grams: 40, kcal: 45 }), {
      uz: ["Ketchup", "Quyoshda pishgan pomidordan."],
      ru: ["Кетчуп", "Из спелых на солнце томатов."],
      eng: ["Ketchup", "From sun-ripe tomatoes."],
    }),
  ],
);
