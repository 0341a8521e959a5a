import { createDish, createPizza } from "../constructors.ts";
import { assignCategory } from "../../in-category.ts";

const pizzaTags = ["pitsa", "пицца", "pizza"];

export const heartyPizzas = assignCategory("pizza-hearty", pizzaTags, [
  createDish(
    "bor-special",
    createPizza(92_000, { grams: 510, kcal: 1350, without: ["mushroom", "olive"], labels: ["HIT", "NEW"] }),
    {
      uz: ["Pizza Bor maxsus", "Bizda bor narsaning eng sarasi: besh xil masalliq bitta xamirda."],
      ru: ["Фирменная «Пицца Бор»", "Всё лучшее, что у нас есть: пять начинок на одном тесте."],
      eng: ["Pizza Bor Special", "The best of what we have: five toppings on one dough."],
    },
  ),
  createDish(
    "pepperoni",
    createPizza(72_000, { grams: 430, kcal: 1180, without: ["cheese"], labels: ["HIT"] }),
    {
      uz: ["Pepperoni", "Mol goʻshtidan pepperoni, choʻziluvchan motsarella va pomidor sousi."],
      ru: ["Пепперони", "Говяжья пепперони, тягучая моцарелла и томатный соус."],
      eng: ["Pepperoni", "Beef pepperoni, stretchy mozzarella and tomato sauce."],
    },
  ),
  createDish(
    "meat-feast",
    createPizza(89_000, { grams: 500, kcal: 1390, without: ["onion", "jalapeno"], labels: ["HIT"] }),
    {
      uz: ["Goʻsht toʻyi", "Mol goʻshti, tovuq, pepperoni va mol bekoni. Qorni ochlar uchun."],
      ru: ["Мясной пир", "Говядина, курица, пепперони и говяжий бекон. Для тех, кто всерьёз голоден."],
      eng: ["Meat Feast", "Beef, chicken, pepperoni and beef bacon, for the truly hungry."],
    },
  ),
  createDish(
    "tandir-beef",
    createPizza(84_000, { grams: 480, kcal: 1260, without: ["onion", "pepper"], labels: ["NEW"] }),
    {
      uz: ["Tandir goʻshtli", "Tandirda pishgan mol goʻshti, halqa piyoz, zira va kashnich."],
      ru: ["С мясом из тандыра", "Говядина из тандыра, кольца лука, зира и кинза."],
      eng: ["Tandoor Beef", "Beef out of the tandoor, onion rings, cumin and coriander."],
    },
  ),
  createDish(
    "barbecue-chicken",
    createPizza(76_000, { grams: 460, kcal: 1150, without: ["onion", "pepper"], off: 15 }),
    {
      uz: ["Tovuqli barbekyu", "Shirin-dudli sousdagi tovuq, qizil piyoz va makkajoʻxori."],
      ru: ["Барбекю с курицей", "Курица в сладковатом дымном соусе, красный лук, кукуруза."],
      eng: ["Barbecue Chicken", "Chicken in a smoky-sweet sauce, red onion, sweetcorn."],
    },
  ),
  createDish(
    "diablo",
    createPizza(78_000, { grams: 450, kcal: 1170, without: ["jalapeno", "onion"], labels: ["SPICY"] }),
    {
      uz: ["Diablo", "Achchiq pepperoni, xalapenyo va chili. Yoniga suv oling!"],
      ru: ["Дьябло", "Острая пепперони, халапеньо и чили. Держите воду рядом!"],
      eng: ["Diablo", "Hot pepperoni, jalapeño and chilli. Keep some water near!"],
    },
  ),
  createDish(
    "kazy",
    createPizza(96_000, { grams: 460, kcal: 1310, without: ["onion", "greens"], stock: 30 }),
    {
      uz: ["Qazili", "Uyda tayyorlangan qazi, karamellangan piyoz va yumshoq pishloq."],
      ru: ["С казы", "Домашняя казы, карамельный лук и мягкий сыр. Вкус праздника."],
      eng: ["Kazy", "House-made kazy, caramelised onion and soft cheese. A feast on dough."],
    },
  ),
  createDish(
    "chicken-mushroom",
    createPizza(74_000, { grams: 450, kcal: 1090, without: ["mushroom", "onion"] }),
    {
      uz: ["Tovuq va qoʻziqorin", "Dudlangan tovuq, shampinyon va qaymoqli sous."],
      ru: ["Курица с грибами", "Копчёная курица, шампиньоны и сливочный соус."],
      eng: ["Chicken & Mushroom", "Smoked chicken, button mushrooms, cream sauce."],
    },
  ),
  createDish(
    "mexican",
    createPizza(79_000, { grams: 480, kcal: 1210, without: ["jalapeno", "pepper"], labels: ["SPICY"] }),
    {
      uz: ["Meksikancha", "Qiyma, loviya, makkajoʻxori va xalapenyo, ozgina achchiq."],
      ru: ["Мексиканская", "Фарш, фасоль, кукуруза и халапеньо с лёгкой остротой."],
      eng: ["Mexican", "Minced beef, beans, sweetcorn and jalapeño with a gentle kick."],
    },
  ),
]);

export const classicPizzas = assignCategory("pizza-classic", pizzaTags, [
  createDish(
    "margarita",
    createPizza(59_000, { grams: 400, kcal: 980, without: ["tomato"], labels: ["VEGETARIAN"] }),
    {
      uz: ["Margarita", "Pomidor, motsarella va bir necha barg rayhon. Oddiy va mukammal."],
      ru: ["Маргарита", "Томаты, моцарелла и несколько листьев базилика. Просто и безупречно."],
      eng: ["Margherita", "Tomatoes, mozzarella, a few basil leaves. Simple and right."],
    },
  ),
  createDish("four-cheese", createPizza(79_000, { grams: 410, kcal: 1240, without: ["greens"] }), {
    uz: ["Toʻrt pishloq", "Motsarella, chedder, parmezan va moviy pishloq qaymoqli sousda."],
    ru: ["Четыре сыра", "Моцарелла, чеддер, пармезан и голубой сыр на сливочном соусе."],
    eng: ["Four Cheeses", "Mozzarella, cheddar, parmesan and blue cheese over a cream sauce."],
  }),
  createDish("hawaiian", createPizza(73_000, { grams: 450, kcal: 1060, without: ["cheese"] }), {
    uz: ["Gavaycha", "Tovuq va shirin ananas. Bahslashaveramiz, tishlab koʻring."],
    ru: ["Гавайская", "Курица и сладкий ананас. Спорить можно, устоять трудно."],
    eng: ["Hawaiian", "Chicken and sweet pineapple. Argue all you like, then have a slice."],
  }),
  createDish(
    "caesar-pizza",
    createPizza(77_000, { grams: 470, kcal: 1080, without: ["lettuce", "tomato"] }),
    {
      uz: ["Sezar", "Tovuq, cherri pomidor, parmezan va pishgach solingan salat bargi."],
      ru: ["Цезарь", "Курица, черри, пармезан, а листья салата кладём уже после печи."],
      eng: ["Caesar", "Chicken, cherry tomatoes, parmesan, and lettuce laid on after the oven."],
    },
  ),
  createDish(
    "vegetable",
    createPizza(62_000, { grams: 440, kcal: 870, without: ["olive", "pepper"], labels: ["VEGETARIAN"] }),
    {
      uz: ["Bogʻbon", "Bulgʻor qalampiri, baqlajon, pomidor va zaytun. Goʻshtsiz."],
      ru: ["Садовая", "Сладкий перец, баклажан, томаты и маслины. Без мяса."],
      eng: ["Gardener's", "Sweet pepper, aubergine, tomato and olives. No meat at all."],
    },
  ),
  createDish("tuna", createPizza(86_000, { grams: 440, kcal: 1010, without: ["onion", "olive"] }), {
    uz: ["Tunesli", "Tunes, qizil piyoz, zaytun va limon sharbati."],
    ru: ["С тунцом", "Тунец, красный лук, маслины и капля лимона."],
    eng: ["Tuna", "Tuna, red onion, olives and a squeeze of lemon."],
  }),
  createDish(
    "mushroom",
    createPizza(65_000, { grams: 430, kcal: 960, without: ["greens"], labels: ["VEGETARIAN"] }),
    {
      uz: ["Qoʻziqorinli", "Sariyogʻda qovurilgan shampinyon, sarimsoq va timyan."],
      ru: ["Грибная", "Шампиньоны на сливочном масле, чеснок и тимьян."],
      eng: ["Mushroom", "Mushrooms fried in butter with garlic and thyme."],
    },
  ),
  createDish("kids", createPizza(55_000, { grams: 380, kcal: 890, without: ["sauce"], off: 10 }), {
    uz: ["Bolajon", "Sosiska, makkajoʻxori va koʻp pishloq. Kichkina mehmonlar uchun."],
    ru: ["Детская", "Сосиски, кукуруза и много сыра. Для маленьких гостей."],
    eng: ["Little Guest", "Sausage, sweetcorn and plenty of cheese, for small hands."],
  }),
]);
