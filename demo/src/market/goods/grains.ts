import { createGood, packInGrams, packByKilo, packInLitres, packInPieces } from "../constructors.ts";
import { assignCategory } from "../../in-category.ts";

export const grainGoods = assignCategory(
  "grains",
  ["guruch", "рис", "крупы", "rice"],
  [
    createGood("rice-lazer", packByKilo(24_900, { labels: ["HIT"], left: 200, tags: ["palov", "плов"] }), {
      uz: ["Guruch lazer", "Xorazmniki, uzun donli, palovda sochiladi."],
      ru: ["Рис лазер", "Хорезмский, длинный, в плове рассыпчатый."],
      eng: ["Lazer Rice", "Long grain from Khorezm; it stays loose in plov."],
    }),
    createGood("rice-devzira", packByKilo(38_900, { labels: ["HIT"], left: 90, tags: ["palov", "плов"] }), {
      uz: ["Guruch devzira", "Qizgʻish, ogʻir, Oʻzgandan. Toʻy oshi uchun."],
      ru: ["Рис девзира", "Розовый, тяжёлый, узгенский. Для свадебного плова."],
      eng: ["Devzira Rice", "Pinkish and heavy, from Uzgen, for wedding plov."],
    }),
    createGood("rice-alanga", packByKilo(19_900, { left: 160, tags: ["palov", "плов"] }), {
      uz: ["Guruch alanga", "Har kungi oshga, arzon va ishonchli."],
      ru: ["Рис аланга", "На каждый день: недорого и надёжно."],
      eng: ["Alanga Rice", "For every day: cheap and dependable."],
    }),
    createGood("rice-chungara", packByKilo(29_900, { left: 45 }), {
      uz: ["Guruch chungara", "Yogʻni shimadi, donasi butun qoladi."],
      ru: ["Рис чунгара", "Вбирает масло, а зёрнышко остаётся целым."],
      eng: ["Chungara Rice", "Drinks up the oil and keeps its shape."],
    }),
    createGood("mung", packByKilo(18_900, { left: 80 }), {
      uz: ["Mosh", "Moshxoʻrda uchun, toshi terilgan."],
      ru: ["Маш", "Для машхурды, перебран."],
      eng: ["Mung Beans", "Picked over, for moshxoʻrda soup."],
    }),
    createGood("chickpeas", packByKilo(24_900, { left: 75, tags: ["palov", "плов"] }), {
      uz: ["Noʻxat", "Yirik, bir kecha ivitilsa yetadi."],
      ru: ["Нут", "Крупный, замочите на ночь."],
      eng: ["Chickpeas", "Large ones; soak them overnight."],
    }),
    createGood("beans", packByKilo(26_900, { left: 64 }), {
      uz: ["Qizil loviya", "Dimlamaga va salatga."],
      ru: ["Фасоль красная", "В рагу и в салат."],
      eng: ["Red Beans", "For stews and salads."],
    }),
    createGood("buckwheat", packInGrams(900, 15_900, { left: 95 }), {
      uz: ["Grechka", "Yirik, qovurilgan, yigirma daqiqada tayyor."],
      ru: ["Гречка", "Ядрица, двадцать минут на плите."],
      eng: ["Buckwheat", "Roasted whole groats, ready in twenty minutes."],
    }),
    createGood("oats", packInGrams(500, 11_900, { left: 70, off: 10 }), {
      uz: ["Suli yormasi", "Ertalabki boʻtqa, mayiz bilan."],
      ru: ["Овсянка", "Утренняя каша, попробуйте с изюмом."],
      eng: ["Oats", "Morning porridge; try it with raisins."],
    }),
    createGood("flour", packByKilo(8_500, { left: 220 }), {
      uz: ["Oliy nav un", "Somsa, lagʻmon, non: hammasiga yaraydi."],
      ru: ["Мука высшего сорта", "Самса, лагман, лепёшки: годится на всё."],
      eng: ["Fine Flour", "Samsa, noodles, bread: it does them all."],
    }),
    createGood("pasta", packInGrams(400, 9_900, { left: 140 }), {
      uz: ["Makaron", "Qattiq bugʻdoydan, ezilib ketmaydi."],
      ru: ["Макароны", "Из твёрдой пшеницы, не развариваются."],
      eng: ["Pasta", "Durum wheat, keeps its bite."],
    }),
    createGood("noodles", packInGrams(500, 14_900, { left: 52, tags: ["lagʻmon", "лагман"] }), {
      uz: ["Lagʻmon choʻpi", "Uy lagʻmoni uchun choʻzilgan va quritilgan."],
      ru: ["Лапша для лагмана", "Тянутая и высушенная, для домашнего лагмана."],
      eng: ["Lagman Noodles", "Pulled and dried, for lagman at home."],
    }),
  ],
);

export const pantryGoods = assignCategory(
  "pantry",
  ["yogʻ", "масло", "специи", "oil"],
  [
    createGood("oil-sunflower", packInLitres(1, 23_900, { labels: ["HIT"], left: 130 }), {
      uz: ["Kungaboqar yogʻi", "Tozalangan, hidsiz, qovurishga."],
      ru: ["Масло подсолнечное", "Рафинированное, без запаха, для жарки."],
      eng: ["Sunflower Oil", "Refined and neutral, for frying."],
    }),
    createGood("oil-cotton", packInLitres(1, 21_900, { left: 75, tags: ["palov", "плов"] }), {
      uz: ["Paxta yogʻi", "Oshpazlar palovga shuni soladi."],
      ru: ["Масло хлопковое", "Ошпозы льют в плов именно его."],
      eng: ["Cottonseed Oil", "What the plov masters pour."],
    }),
    createGood("oil-flax", packInLitres(0.5, 42_900, { left: 20 }), {
      uz: ["Zigʻir yogʻi", "Juvozda siqilgan, Samarqand oshi uchun."],
      ru: ["Масло льняное", "Из маслобойни-джуваза, для самаркандского плова."],
      eng: ["Flaxseed Oil", "Pressed in an old mill, for Samarkand plov."],
    }),
    createGood("oil-olive", packInLitres(0.5, 109_000, { left: 16, off: 15 }), {
      uz: ["Zaytun yogʻi", "Birinchi siqim, salatlar uchun."],
      ru: ["Масло оливковое", "Первый отжим, для салатов."],
      eng: ["Olive Oil", "First pressing, for salads."],
    }),
    createGood("sugar", packByKilo(12_900, { left: 180 }), {
      uz: ["Shakar", "Oq, quruq, yirik emas."],
      ru: ["Сахар", "Белый, сухой, мелкий."],
      eng: ["Sugar", "White, dry, fine."],
    }),
    createGood("salt", packByKilo(3_500, { left: 200 }), {
      uz: ["Osh tuzi", "Yodlangan, mayda."],
      ru: ["Соль", "Йодированная, мелкого помола."],
      eng: ["Salt", "Iodised, finely ground."],
    }),
    createGood("cumin", packInGrams(50, 12_900, { left: 66, tags: ["palov", "плов"], offer: true }), {
      uz: ["Zira", "Boysun togʻlaridan, kaftda ishqalab soling."],
      ru: ["Зира", "С гор Байсуна; разотрите в ладонях."],
      eng: ["Cumin", "From the Boysun mountains; rub it in your palms."],
    }),
    createGood("barberry", packInGrams(50, 11_900, { left: 38, tags: ["palov", "плов"] }), {
      uz: ["Zirk", "Palovga nordon nuqta."],
      ru: ["Барбарис", "Кислая точка в плове."],
      eng: ["Barberries", "The sour note in plov."],
    }),
    createGood("black-pepper", packInGrams(50, 10_900, { left: 57 }), {
      uz: ["Qora murch", "Donador, tegirmonda oʻzingiz maydalaysiz."],
      ru: ["Чёрный перец", "Горошком, мелите сами."],
      eng: ["Black Pepper", "Whole, for your own mill."],
    }),
    createGood("tomato-paste", packInGrams(380, 16_900, { left: 88 }), {
      uz: ["Tomat pastasi", "Quyuq, suvsiz, bir qoshigʻi yetadi."],
      ru: ["Томатная паста", "Густая: одной ложки довольно."],
      eng: ["Tomato Paste", "Thick; one spoon will do."],
    }),
    createGood("mayonnaise", packInGrams(400, 17_900, { left: 77, off: 12 }), {
      uz: ["Mayonez 67%", "Olivye va bayram salatlari uchun."],
      ru: ["Майонез 67%", "Для оливье и праздничных салатов."],
      eng: ["Mayonnaise 67%", "For Olivier and feast-day salads."],
    }),
    createGood("vinegar", packInLitres(0.5, 6_900, { left: 46 }), {
      uz: ["Uzum sirkasi", "Piyozga bir choy qoshiq."],
      ru: ["Уксус виноградный", "Чайную ложку на лук к шашлыку."],
      eng: ["Grape Vinegar", "A teaspoon over the onions."],
    }),
    createGood("pickles", packInGrams(680, 24_900, { left: 42 }), {
      uz: ["Tuzlangan bodring", "Qarsildoq, ukrop va sarimsoq bilan."],
      ru: ["Огурцы солёные", "Хрустящие, с укропом и чесноком."],
      eng: ["Pickled Cucumbers", "Crisp, with dill and garlic."],
    }),
    createGood("canned-corn", packInGrams(340, 15_900, { left: 58 }), {
      uz: ["Konserva makkajoʻxori", "Shirin, salatga tayyor."],
      ru: ["Кукуруза консервированная", "Сладкая, сразу в салат."],
      eng: ["Tinned Sweetcorn", "Sweet, straight into the salad."],
    }),
    createGood("canned-fish", packInPieces(1, 19_900, { left: 36 }), {
      uz: ["Sardina moyda", "Safarda ham, shoshganda ham asqotadi."],
      ru: ["Сардины в масле", "Выручат и в дороге, и в спешке."],
      eng: ["Sardines in Oil", "A help on the road or in a hurry."],
    }),
  ],
);
