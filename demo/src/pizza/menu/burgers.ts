import { createBurger, createDish } from "../constructors.ts";
import { assignCategory } from "../../in-category.ts";

export const burgers = assignCategory(
  "burger",
  ["burger", "gamburger", "бургер", "гамбургер"],
  [
    createDish("hamburger", createBurger(32_000, { grams: 210, kcal: 520, without: ["onion", "pickle"] }), {
      uz: ["Gamburger", "Mol goʻshti kotleti, pomidor, bodring va ketchup. Klassika."],
      ru: ["Гамбургер", "Говяжья котлета, томат, огурчик и кетчуп. Классика."],
      eng: ["Hamburger", "Beef patty, tomato, pickle and ketchup. The classic."],
    }),
    createDish(
      "cheeseburger",
      createBurger(36_000, { grams: 230, kcal: 590, without: ["onion", "pickle"], labels: ["HIT"] }),
      {
        uz: ["Chizburger", "Ustida erigan chedder bilan suvli kotlet."],
        ru: ["Чизбургер", "Сочная котлета под расплавленным чеддером."],
        eng: ["Cheeseburger", "A juicy patty under melted cheddar."],
      },
    ),
    createDish(
      "double-burger",
      createBurger(54_000, { grams: 360, kcal: 910, without: ["onion", "tomato"] }),
      {
        uz: ["Dabl burger", "Ikki kotlet, ikki tilim pishloq. Ikki qoʻllab ushlang."],
        ru: ["Двойной бургер", "Две котлеты, два ломтика сыра. Держите обеими руками."],
        eng: ["Double Burger", "Two patties, two slices of cheese. Use both hands."],
      },
    ),
    createDish(
      "bor-burger",
      createBurger(59_000, { grams: 390, kcal: 970, without: ["jalapeno", "onion"], labels: ["NEW"] }),
      {
        uz: ["Bor Burger", "Mol goʻshti, tuxum, mol bekoni va maxsus dudlangan sous."],
        ru: ["Бор Бургер", "Говядина, яйцо, говяжий бекон и фирменный копчёный соус."],
        eng: ["Bor Burger", "Beef, egg, beef bacon and our own smoked sauce."],
      },
    ),
    createDish(
      "chicken-burger",
      createBurger(34_000, { grams: 240, kcal: 540, without: ["lettuce", "sauce"] }),
      {
        uz: ["Tovuqburger", "Qarsildoq filesi, salat bargi va yengil mayonez."],
        ru: ["Чикенбургер", "Хрустящее филе, лист салата и лёгкий майонез."],
        eng: ["Chicken Burger", "Crisp fillet, lettuce and a light mayonnaise."],
      },
    ),
    createDish(
      "hot-chicken-burger",
      createBurger(37_000, { grams: 250, kcal: 580, without: ["jalapeno"], labels: ["SPICY"] }),
      {
        uz: ["Achchiq tovuqburger", "Chili marinadidagi file va xalapenyo."],
        ru: ["Острый чикенбургер", "Филе в маринаде чили и халапеньо."],
        eng: ["Hot Chicken Burger", "Chilli-marinated fillet with jalapeño."],
      },
    ),
    createDish(
      "fish-burger",
      createBurger(41_000, { grams: 235, kcal: 490, without: ["lettuce", "sauce"] }),
      {
        uz: ["Baliqburger", "Oq baliq filesi, tartar sousi va limon."],
        ru: ["Фишбургер", "Филе белой рыбы, соус тартар и лимон."],
        eng: ["Fish Burger", "White fish fillet, tartare sauce, lemon."],
      },
    ),
    createDish(
      "mushroom-burger",
      createBurger(45_000, { grams: 290, kcal: 680, without: ["mushroom", "onion"], off: 12 }),
      {
        uz: ["Qoʻziqorinli burger", "Qaymoqda dimlangan shampinyon va mol goʻshti."],
        ru: ["Бургер с грибами", "Шампиньоны в сливках и говяжья котлета."],
        eng: ["Mushroom Burger", "Creamed mushrooms over a beef patty."],
      },
    ),
    createDish(
      "veggie-burger",
      createBurger(35_000, { grams: 250, kcal: 430, without: ["onion"], labels: ["VEGETARIAN"] }),
      {
        uz: ["Noʻxatli burger", "Noʻxat kotleti, avokado va yangi koʻkatlar."],
        ru: ["Нутовый бургер", "Котлета из нута, авокадо и свежая зелень."],
        eng: ["Chickpea Burger", "Chickpea patty, avocado and fresh herbs."],
      },
    ),
  ],
);
