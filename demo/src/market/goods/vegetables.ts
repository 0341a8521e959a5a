import { createGood, packInGrams, packByKilo, packInPieces } from "../constructors.ts";
import { assignCategory } from "../../in-category.ts";

export const vegetables = assignCategory(
  "vegetables",
  ["sabzavot", "овощи", "vegetables"],
  [
    createGood("tomato-pink", packByKilo(23_900, { labels: ["HIT"], left: 60 }), {
      uz: ["Pomidor pushti", "Yupqa poʻst, shirin eti. Achchiq-chuchuk shundan."],
      ru: ["Помидоры розовые", "Тонкая кожица, сладкая мякоть. Лучшие для ачик-чучука."],
      eng: ["Pink Tomatoes", "Thin skin, sweet flesh. The ones for achichuk."],
    }),
    createGood("tomato-cherry", packInGrams(250, 17_500, { left: 34 }), {
      uz: ["Cherri pomidor", "Mayda, xuddi konfetdek shirin."],
      ru: ["Помидоры черри", "Мелкие и сладкие, едят горстями."],
      eng: ["Cherry Tomatoes", "Small and sweet, eaten by the handful."],
    }),
    createGood("cucumber", packByKilo(15_900, { off: 10, left: 80 }), {
      uz: ["Bodring", "Issiqxonadan bugun uzilgan, qarsillaydi."],
      ru: ["Огурцы", "Сегодня с грядки в теплице, хрустят."],
      eng: ["Cucumbers", "Cut in the greenhouse today, with a crunch."],
    }),
    createGood("potato", packByKilo(7_500, { labels: ["HIT"], left: 300 }), {
      uz: ["Kartoshka", "Oʻrtacha, silliq. Qovurishga ham, shoʻrvaga ham."],
      ru: ["Картофель", "Средний, гладкий. И в сковороду, и в шурпу."],
      eng: ["Potatoes", "Medium and smooth, for the pan or for the soup."],
    }),
    createGood("potato-new", packByKilo(11_900, { labels: ["NEW"], left: 45 }), {
      uz: ["Yangi kartoshka", "Poʻstini artib, ukrop bilan qaynatsangiz bas."],
      ru: ["Молодой картофель", "Достаточно отварить в кожуре с укропом."],
      eng: ["New Potatoes", "Boil them in their skins with dill, nothing more."],
    }),
    createGood("onion", packByKilo(4_900, { left: 400 }), {
      uz: ["Piyoz", "Sariq, suvli. Usiz oshxona ishlamaydi."],
      ru: ["Лук репчатый", "Жёлтый, сочный. Без него кухня не начинается."],
      eng: ["Onions", "Yellow and juicy. No kitchen starts without them."],
    }),
    createGood("onion-red", packByKilo(8_900, { left: 70 }), {
      uz: ["Qizil piyoz", "Yumshoq taʼmli, salatga yupqa toʻgʻrang."],
      ru: ["Красный лук", "Мягкий на вкус, режьте в салат потоньше."],
      eng: ["Red Onions", "Mild; slice them thin for salad."],
    }),
    createGood("carrot-yellow", packByKilo(6_900, { labels: ["HIT"], left: 250, tags: ["palov", "плов"] }), {
      uz: ["Sariq sabzi", "Palovning yarmi shu: shirin va zich."],
      ru: ["Морковь жёлтая", "Половина успеха плова: сладкая и плотная."],
      eng: ["Yellow Carrots", "Half the secret of plov: sweet and firm."],
    }),
    createGood("carrot-red", packByKilo(6_500, { left: 180, tags: ["palov", "плов"] }), {
      uz: ["Qizil sabzi", "Rangi tiniq, sharbati koʻp."],
      ru: ["Морковь красная", "Яркая и полная сока."],
      eng: ["Red Carrots", "Bright and full of juice."],
    }),
    createGood("aubergine", packByKilo(13_900, { left: 55 }), {
      uz: ["Baqlajon", "Urugʻi kam, achchigʻi yoʻq."],
      ru: ["Баклажаны", "Мало семян, совсем не горчат."],
      eng: ["Aubergines", "Few seeds, never bitter."],
    }),
    createGood("pepper-sweet", packByKilo(18_900, { left: 50 }), {
      uz: ["Bulgʻor qalampiri", "Qalin devorli, doʻlmaga juda bop."],
      ru: ["Перец болгарский", "Толстостенный, хоть сейчас фаршируй."],
      eng: ["Sweet Peppers", "Thick-walled, asking to be stuffed."],
    }),
    createGood("pepper-hot", packInGrams(200, 6_500, { labels: ["SPICY"], left: 40 }), {
      uz: ["Achchiq qalampir", "Bitta choʻzmasi bir qozonga yetadi."],
      ru: ["Острый перец", "Одного стручка хватит на казан."],
      eng: ["Hot Peppers", "One pod is enough for the whole pot."],
    }),
    createGood("garlic", packByKilo(38_900, { left: 30 }), {
      uz: ["Sarimsoq", "Boshi yirik, boʻlagi zich."],
      ru: ["Чеснок", "Крупные головки, плотные зубчики."],
      eng: ["Garlic", "Big heads, tight cloves."],
    }),
    createGood("cabbage", packByKilo(5_500, { left: 120 }), {
      uz: ["Oq karam", "Bargi nozik: salatga, doʻlmaga, sardakka."],
      ru: ["Капуста белокочанная", "Нежный лист: в салат, в голубцы, в борщ."],
      eng: ["White Cabbage", "Tender leaves for salad, rolls and soup."],
    }),
    createGood("sweet-potato", packByKilo(29_900, { left: 22 }), {
      uz: ["Batat", "Shirin kartoshka, pechda karamelga aylanadi."],
      ru: ["Батат", "Сладкий картофель, в духовке становится карамельным."],
      eng: ["Sweet Potatoes", "They turn to caramel in the oven."],
    }),
    createGood("broccoli", packInGrams(400, 21_900, { left: 18, off: 15 }), {
      uz: ["Brokkoli", "Besh daqiqa bugʻda, va kechki ovqat tayyor."],
      ru: ["Брокколи", "Пять минут на пару, и ужин готов."],
      eng: ["Broccoli", "Five minutes in steam and supper is ready."],
    }),
    createGood("pumpkin", packByKilo(8_500, { left: 65, tags: ["somsa", "manti"] }), {
      uz: ["Qovoq", "Asaldek shirin, somsa va mantiga."],
      ru: ["Тыква", "Медовая: на самсу, манты и кашу."],
      eng: ["Pumpkin", "Honey-sweet, for samsa, manti or porridge."],
    }),
    createGood("peas", packInGrams(400, 16_900, { left: 28 }), {
      uz: ["Koʻk noʻxat", "Poʻchogʻidan ochib, shundoq yeyish mumkin."],
      ru: ["Горошек в стручках", "Сладкий, половина съедается по дороге."],
      eng: ["Peas in the Pod", "Sweet; half are gone before the pot."],
    }),
    createGood("ginger", packInGrams(200, 12_900, { left: 44 }), {
      uz: ["Zanjabil ildizi", "Limon va asal bilan qishda najot."],
      ru: ["Корень имбиря", "С лимоном и мёдом спасает зимой."],
      eng: ["Ginger Root", "With lemon and honey it carries you through winter."],
    }),
    createGood("mushroom-white", packInGrams(400, 23_900, { left: 26 }), {
      uz: ["Shampinyon", "Kechagina terilgan, qopqogʻi yopiq."],
      ru: ["Шампиньоны", "Собраны вчера, шляпки ещё закрыты."],
      eng: ["Button Mushrooms", "Picked yesterday, caps still closed."],
    }),
    createGood("corn", packInPieces(1, 6_000, { left: 90 }), {
      uz: ["Soʻtali makkajoʻxori", "Qaynatib, tuz sepib, issigʻida yeyiladi."],
      ru: ["Кукуруза в початке", "Сварить, посолить и есть горячей."],
      eng: ["Corn on the Cob", "Boil, salt, eat while it is hot."],
    }),
  ],
);

export const greens = assignCategory(
  "greens",
  ["koʻkat", "зелень", "herbs"],
  [
    createGood("dill", packInPieces(1, 2_500, { offer: true, left: 100 }), {
      uz: ["Ukrop", "Bir bogʻ, hidi butun oshxonaga."],
      ru: ["Укроп", "Пучок, от которого пахнет вся кухня."],
      eng: ["Dill", "One bunch scents the whole kitchen."],
    }),
    createGood("coriander", packInPieces(1, 2_500, { offer: true, left: 100 }), {
      uz: ["Kashnich", "Shoʻrva va lagʻmonga oxirida soling."],
      ru: ["Кинза", "В шурпу и лагман, в самом конце."],
      eng: ["Coriander", "For soup and lagman, at the very end."],
    }),
    createGood("parsley", packInPieces(1, 2_500, { left: 80 }), {
      uz: ["Petrushka", "Qalin bogʻ, bargi jingalak emas."],
      ru: ["Петрушка", "Плотный пучок с гладким листом."],
      eng: ["Parsley", "A thick flat-leaf bunch."],
    }),
    createGood("basil", packInPieces(1, 3_000, { left: 60 }), {
      uz: ["Rayhon", "Binafsha bargli, oʻzimizniki."],
      ru: ["Райхон", "Фиолетовый базилик, наш, местный."],
      eng: ["Rayhon Basil", "The purple kind, grown here."],
    }),
    createGood("spring-onion", packInPieces(1, 3_000, { left: 70 }), {
      uz: ["Koʻk piyoz", "Koʻk somsaga eng keragi."],
      ru: ["Зелёный лук", "Первое дело для зелёной самсы."],
      eng: ["Spring Onions", "The first thing for spring samsa."],
    }),
    createGood("mint", packInPieces(1, 3_000, { left: 36 }), {
      uz: ["Yalpiz", "Choyga ikki barg, va kun salqinlashadi."],
      ru: ["Мята", "Два листика в чай, и день станет прохладнее."],
      eng: ["Mint", "Two leaves in the tea and the day cools down."],
    }),
    createGood("lettuce", packInPieces(1, 9_500, { left: 32 }), {
      uz: ["Salat bargi", "Tuvakchada oʻsgan, ildizi bilan."],
      ru: ["Салат листовой", "В горшочке, вместе с корнями."],
      eng: ["Leaf Lettuce", "Grown in its pot, roots and all."],
    }),
    createGood("spinach", packInGrams(200, 8_900, { left: 24, off: 12 }), {
      uz: ["Ismaloq", "Bahor taʼmi: chuchvaraga, somsaga."],
      ru: ["Шпинат", "Вкус весны: в чучвару и самсу."],
      eng: ["Spinach", "The taste of spring, for dumplings and samsa."],
    }),
  ],
);
