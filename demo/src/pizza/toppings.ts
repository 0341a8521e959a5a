import { choice } from "./modifications.ts";

/** Extra toppings of a pizza, up to three of each. */
export const toppings = [
  choice("top-mozzarella", ["Motsarella", "Моцарелла", "Mozzarella"], { price: 9_000, maxCount: 3 }),
  choice("top-cheddar", ["Chedder", "Чеддер", "Cheddar"], { price: 9_000, maxCount: 3 }),
  choice("top-parmesan", ["Parmezan", "Пармезан", "Parmesan"], { price: 11_000, maxCount: 2 }),
  choice("top-pepperoni", ["Pepperoni", "Пепперони", "Pepperoni"], { price: 12_000, maxCount: 2 }),
  choice("top-chicken", ["Tovuq filesi", "Куриное филе", "Chicken fillet"], { price: 11_000, maxCount: 2 }),
  choice("top-beef", ["Mol goʻshti", "Говядина", "Beef"], { price: 14_000, maxCount: 2 }),
  choice("top-mushroom", ["Qoʻziqorin", "Шампиньоны", "Mushrooms"], { price: 7_000, maxCount: 2 }),
  choice("top-tomato", ["Pomidor", "Томаты", "Tomatoes"], { price: 5_000, maxCount: 2 }),
  choice("top-olive", ["Zaytun", "Маслины", "Olives"], { price: 7_000, maxCount: 2 }),
  choice("top-jalapeno", ["Xalapenyo", "Халапеньо", "Jalapeño"], { price: 6_000, maxCount: 3 }),
  choice("top-pineapple", ["Ananas", "Ананас", "Pineapple"], { price: 7_000, maxCount: 2 }),
];

/** Extras of a burger. */
export const burgerExtras = [
  choice("add-patty", ["Yana bitta kotlet", "Ещё одна котлета", "One more patty"], {
    price: 17_000,
    maxCount: 2,
  }),
  choice("add-cheddar", ["Chedder tilimi", "Ломтик чеддера", "Cheddar slice"], { price: 6_000, maxCount: 3 }),
  choice("add-bacon", ["Mol goʻshtidan bekon", "Бекон из говядины", "Beef bacon"], {
    price: 11_000,
    maxCount: 2,
  }),
  choice("add-egg", ["Qovurilgan tuxum", "Жареное яйцо", "Fried egg"], { price: 5_000 }),
  choice("add-jalapeno", ["Xalapenyo", "Халапеньо", "Jalapeño"], { price: 5_000, maxCount: 2 }),
  choice("add-onion-rings", ["Piyoz halqalari", "Луковые кольца", "Onion rings"], { price: 6_000 }),
];

/** Extras inside a lavash. */
export const wrapExtras = [
  choice("in-meat", ["Goʻsht koʻproq", "Побольше мяса", "More meat"], { price: 12_000, maxCount: 2 }),
  choice("in-cheese", ["Pishloq", "Сыр", "Cheese"], { price: 6_000, maxCount: 2 }),
  choice("in-chips", ["Qarsildoq chips", "Хрустящие чипсы", "Crunchy crisps"], { price: 3_000 }),
  choice("in-fries", ["Ichiga fri", "Фри внутрь", "Fries inside"], { price: 5_000 }),
  choice("in-chilli", ["Achchiq qalampir", "Острый перец", "Hot pepper"], { price: 2_000, maxCount: 2 }),
];

/** Dips in 40 g cups. */
export const dips = [
  choice("dip-ketchup", ["Ketchup", "Кетчуп", "Ketchup"], { price: 4_000, maxCount: 3 }),
  choice("dip-garlic", ["Sarimsoqli", "Чесночный", "Garlic"], { price: 5_000, maxCount: 3 }),
  choice("dip-cheese", ["Pishloqli", "Сырный", "Cheese"], { price: 5_000, maxCount: 3 }),
  choice("dip-barbecue", ["Barbekyu", "Барбекю", "Barbecue"], { price: 5_000, maxCount: 3 }),
  choice("dip-ranch", ["Ranch", "Ранч", "Ranch"], { price: 5_000, maxCount: 3 }),
  choice("dip-chilli", ["Achchiq chili", "Острый чили", "Hot chilli"], { price: 5_000, maxCount: 3 }),
];

/** Drinks included in a combo's price. Some have a surcharge. */
export const comboDrinks = [
  choice("pick-cola", ["Coca-Cola 0,5 l", "Coca-Cola 0,5 л", "Coca-Cola 0.5 l"]),
  choice("pick-fanta", ["Fanta 0,5 l", "Fanta 0,5 л", "Fanta 0.5 l"]),
  choice("pick-sprite", ["Sprite 0,5 l", "Sprite 0,5 л", "Sprite 0.5 l"]),
  choice("pick-water", ["Suv 0,5 l", "Вода 0,5 л", "Water 0.5 l"]),
  choice("pick-ice-tea", ["Muzdek choy", "Холодный чай", "Iced tea"], { price: 3_000 }),
  choice("pick-juice", ["Apelsin sharbati", "Апельсиновый сок", "Orange juice"], { price: 6_000 }),
];
