import { createChoice } from "./modifications.ts";

/** Extra toppings of a pizza, up to three of each. */
export const toppings = [
  createChoice("top-mozzarella", ["Motsarella", "Моцарелла", "Mozzarella"], { price: 9_000, maxCount: 3 }),
  createChoice("top-cheddar", ["Chedder", "Чеддер", "Cheddar"], { price: 9_000, maxCount: 3 }),
  createChoice("top-parmesan", ["Parmezan", "Пармезан", "Parmesan"], { price: 11_000, maxCount: 2 }),
  createChoice("top-pepperoni", ["Pepperoni", "Пепперони", "Pepperoni"], { price: 12_000, maxCount: 2 }),
  createChoice("top-chicken", ["Tovuq filesi", "Куриное филе", "Chicken fillet"], {
    price: 11_000,
    maxCount: 2,
  }),
  createChoice("top-beef", ["Mol goʻshti", "Говядина", "Beef"], { price: 14_000, maxCount: 2 }),
  createChoice("top-mushroom", ["Qoʻziqorin", "Шампиньоны", "Mushrooms"], { price: 7_000, maxCount: 2 }),
  createChoice("top-tomato", ["Pomidor", "Томаты", "Tomatoes"], { price: 5_000, maxCount: 2 }),
  createChoice("top-olive", ["Zaytun", "Маслины", "Olives"], { price: 7_000, maxCount: 2 }),
  createChoice("top-jalapeno", ["Xalapenyo", "Халапеньо", "Jalapeño"], { price: 6_000, maxCount: 3 }),
  createChoice("top-pineapple", ["Ananas", "Ананас", "Pineapple"], { price: 7_000, maxCount: 2 }),
];

/** Extras of a burger. */
export const burgerExtras = [
  createChoice("add-patty", ["Yana bitta kotlet", "Ещё одна котлета", "One more patty"], {
    price: 17_000,
    maxCount: 2,
  }),
  createChoice("add-cheddar", ["Chedder tilimi", "Ломтик чеддера", "Cheddar slice"], {
    price: 6_000,
    maxCount: 3,
  }),
  createChoice("add-bacon", ["Mol goʻshtidan bekon", "Бекон из говядины", "Beef bacon"], {
    price: 11_000,
    maxCount: 2,
  }),
  createChoice("add-egg", ["Qovurilgan tuxum", "Жареное яйцо", "Fried egg"], { price: 5_000 }),
  createChoice("add-jalapeno", ["Xalapenyo", "Халапеньо", "Jalapeño"], { price: 5_000, maxCount: 2 }),
  createChoice("add-onion-rings", ["Piyoz halqalari", "Луковые кольца", "Onion rings"], { price: 6_000 }),
];

/** Extras inside a lavash. */
export const wrapExtras = [
  createChoice("in-meat", ["Goʻsht koʻproq", "Побольше мяса", "More meat"], { price: 12_000, maxCount: 2 }),
  createChoice("in-cheese", ["Pishloq", "Сыр", "Cheese"], { price: 6_000, maxCount: 2 }),
  createChoice("in-chips", ["Qarsildoq chips", "Хрустящие чипсы", "Crunchy crisps"], { price: 3_000 }),
  createChoice("in-fries", ["Ichiga fri", "Фри внутрь", "Fries inside"], { price: 5_000 }),
  createChoice("in-chilli", ["Achchiq qalampir", "Острый перец", "Hot pepper"], {
    price: 2_000,
    maxCount: 2,
  }),
];

/** Dips in 40 g cups. */
export const dips = [
  createChoice("dip-ketchup", ["Ketchup", "Кетчуп", "Ketchup"], { price: 4_000, maxCount: 3 }),
  createChoice("dip-garlic", ["Sarimsoqli", "Чесночный", "Garlic"], { price: 5_000, maxCount: 3 }),
  createChoice("dip-cheese", ["Pishloqli", "Сырный", "Cheese"], { price: 5_000, maxCount: 3 }),
  createChoice("dip-barbecue", ["Barbekyu", "Барбекю", "Barbecue"], { price: 5_000, maxCount: 3 }),
  createChoice("dip-ranch", ["Ranch", "Ранч", "Ranch"], { price: 5_000, maxCount: 3 }),
  createChoice("dip-chilli", ["Achchiq chili", "Острый чили", "Hot chilli"], { price: 5_000, maxCount: 3 }),
];

/** Drinks included in a combo's price. Some have a surcharge. */
export const comboDrinks = [
  createChoice("pick-cola", ["Coca-Cola 0,5 l", "Coca-Cola 0,5 л", "Coca-Cola 0.5 l"]),
  createChoice("pick-fanta", ["Fanta 0,5 l", "Fanta 0,5 л", "Fanta 0.5 l"]),
  createChoice("pick-sprite", ["Sprite 0,5 l", "Sprite 0,5 л", "Sprite 0.5 l"]),
  createChoice("pick-water", ["Suv 0,5 l", "Вода 0,5 л", "Water 0.5 l"]),
  createChoice("pick-ice-tea", ["Muzdek choy", "Холодный чай", "Iced tea"], { price: 3_000 }),
  createChoice("pick-juice", ["Apelsin sharbati", "Апельсиновый сок", "Orange juice"], { price: 6_000 }),
];
