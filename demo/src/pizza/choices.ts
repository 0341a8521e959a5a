import type { DemoModificationGroup } from "../types.ts";
import { createChoice, createModificationGroup } from "./modifications.ts";
import { burgerExtras, comboDrinks, dips, toppings, wrapExtras } from "./toppings.ts";
import type { ThreeLanguageWords } from "../words.ts";

const removableIngredients = {
  onion: ["Piyozsiz", "Без лука", "No onion"],
  tomato: ["Pomidorsiz", "Без томатов", "No tomato"],
  pickle: ["Tuzlangan bodringsiz", "Без солёных огурцов", "No pickles"],
  mushroom: ["Qoʻziqorinsiz", "Без грибов", "No mushrooms"],
  olive: ["Zaytunsiz", "Без маслин", "No olives"],
  pepper: ["Bulgʻor qalampirisiz", "Без сладкого перца", "No sweet pepper"],
  jalapeno: ["Xalapenyosiz", "Без халапеньо", "No jalapeño"],
  greens: ["Koʻkatsiz", "Без зелени", "No greens"],
  lettuce: ["Salat bargisiz", "Без листьев салата", "No lettuce"],
  sauce: ["Soussiz", "Без соуса", "No sauce"],
  cheese: ["Pishloqsiz", "Без сыра", "No cheese"],
} satisfies Record<string, ThreeLanguageWords>;

export type RemovableIngredient = keyof typeof removableIngredients;

function createRemovalChoices(parts: RemovableIngredient[]): DemoModificationGroup {
  return createModificationGroup("without", {
    name: ["Nimani solmaylik?", "Что не класть?", "Leave anything out?"],
    bounds: [0, parts.length],
    of: parts.map((part) => createChoice(`no-${part}`, removableIngredients[part])),
  });
}

const sizeGroup = createModificationGroup("size", {
  name: ["Oʻlchami", "Размер", "Size"],
  bounds: [1, 1],
  of: [
    createChoice("size-25", ["Kichik, 25 sm", "Маленькая, 25 см", "Small, 25 cm"]),
    createChoice("size-30", ["Oʻrta, 30 sm", "Средняя, 30 см", "Medium, 30 cm"], { price: 26_000 }),
    createChoice("size-35", ["Katta, 35 sm", "Большая, 35 см", "Large, 35 cm"], { price: 49_000 }),
  ],
});

const doughGroup = createModificationGroup("dough", {
  name: ["Xamiri", "Тесто", "Dough"],
  bounds: [1, 1],
  of: [
    createChoice("dough-classic", ["Anʼanaviy", "Традиционное", "Classic"]),
    createChoice("dough-thin", ["Yupqa", "Тонкое", "Thin"]),
    createChoice("dough-cheese-rim", ["Cheti pishloqli", "С сырным бортом", "Cheese-filled rim"], {
      price: 16_000,
    }),
  ],
});

const toppingGroup = createModificationGroup("topping", {
  name: ["Ustiga yana", "Добавить сверху", "Extra on top"],
  bounds: [0, 5],
  of: toppings,
});

const dipGroup = createModificationGroup("dip", {
  name: ["Souslar", "Соусы", "Dips"],
  bounds: [0, 3],
  of: dips,
});

/**
 * Returns the choices of a pizza: required size and dough, up to five toppings, ingredients to leave out, and up to
 * three dips.
 */
export function createPizzaChoices(without: RemovableIngredient[]): DemoModificationGroup[] {
  return [sizeGroup, doughGroup, toppingGroup, createRemovalChoices(without), dipGroup];
}

export function createBurgerChoices(without: RemovableIngredient[]): DemoModificationGroup[] {
  const extra = createModificationGroup("extra", {
    name: ["Yana nima qoʻshamiz?", "Что добавить?", "Add something?"],
    bounds: [0, 4],
    of: burgerExtras,
  });
  return [extra, createRemovalChoices(without), dipGroup];
}

export function createWrapChoices(without: RemovableIngredient[]): DemoModificationGroup[] {
  const heat = createModificationGroup("heat", {
    name: ["Achchigʻi", "Острота", "How hot"],
    bounds: [1, 1],
    of: [
      createChoice("heat-none", ["Achchiq emas", "Не острый", "Not hot"]),
      createChoice("heat-some", ["Biroz achchiq", "Чуть острый", "A little hot"]),
      createChoice("heat-full", ["Olovdek", "Огонь", "Like fire"]),
    ],
  });
  const inside = createModificationGroup("inside", {
    name: ["Ichiga qoʻshamizmi?", "Добавить внутрь", "Put inside"],
    bounds: [0, 4],
    of: wrapExtras,
  });
  return [heat, inside, createRemovalChoices(without)];
}

export function createHotDogChoices(without: RemovableIngredient[]): DemoModificationGroup[] {
  const sausage = createModificationGroup("sausage", {
    name: ["Sosiska", "Сосиска", "Sausage"],
    bounds: [1, 1],
    of: [
      createChoice("sausage-chicken", ["Tovuqli", "Куриная", "Chicken"]),
      createChoice("sausage-beef", ["Mol goʻshtli", "Говяжья", "Beef"], { price: 3_000 }),
    ],
  });
  return [sausage, createRemovalChoices(without)];
}

/** Returns the choices of a combo: its drinks, then dips. */
export function createComboChoices(drinks: number): DemoModificationGroup[] {
  const drink = createModificationGroup("drink", {
    name: drinks === 1 ? ["Ichimlik", "Напиток", "Drink"] : ["Ichimliklar", "Напитки", "Drinks"],
    bounds: [drinks, drinks],
    of: comboDrinks.map((one) => Object.assign({}, one, { maxCount: drinks })),
  });
  return [drink, dipGroup];
}

/** Returns the parts of a set: a burger, fries, a drink, and dips. Drinks have no pictures. */
export function createSetParts(): DemoModificationGroup[] {
  const createPartChoice = (partKey: string, words: ThreeLanguageWords, price = 0) =>
    createChoice(`part-${partKey}`, words, { price, partKey });
  const createDishChoice = (partKey: string, words: ThreeLanguageWords, price = 0) => ({
    ...createPartChoice(partKey, words, price),
    image: `pizza/${partKey}`,
  });
  return [
    createModificationGroup("burger", {
      name: ["Burger", "Бургер", "Burger"],
      bounds: [1, 1],
      of: [
        createDishChoice("cheeseburger", ["Chizburger", "Чизбургер", "Cheeseburger"]),
        createDishChoice("hamburger", ["Gamburger", "Гамбургер", "Hamburger"]),
        createDishChoice("chicken-burger", ["Tovuqli burger", "Чикенбургер", "Chicken Burger"], 3_000),
      ],
    }),
    createModificationGroup("side", {
      name: ["Garnir", "Гарнир", "Side"],
      bounds: [1, 1],
      of: [createDishChoice("fries-classic", ["Kartoshka fri", "Картофель фри", "French Fries"])],
    }),
    createModificationGroup("drink", {
      name: ["Ichimlik", "Напиток", "Drink"],
      bounds: [1, 1],
      of: [
        createPartChoice("cola-05", ["Coca-Cola 0,5 l", "Coca-Cola 0,5 л", "Coca-Cola 0.5 l"]),
        createPartChoice("fanta-05", ["Fanta 0,5 l", "Fanta 0,5 л", "Fanta 0.5 l"]),
        createPartChoice("sprite-05", ["Sprite 0,5 l", "Sprite 0,5 л", "Sprite 0.5 l"]),
        createPartChoice("orange-juice", ["Apelsin sharbati", "Апельсиновый сок", "Orange juice"], 6_000),
      ],
    }),
    dipGroup,
  ];
}

/** Returns the required choice of a portion size, and dips. `sizes` are pairs of a count and a surcharge in soʻm. */
export function createPortionChoices(
  unit: ThreeLanguageWords,
  sizes: [count: number, price: number][],
): DemoModificationGroup[] {
  const portion = createModificationGroup("portion", {
    name: ["Porsiya", "Порция", "Portion"],
    bounds: [1, 1],
    of: sizes.map(([count, price]) =>
      createChoice(
        `portion-${count}`,
        [`${count} ${unit[0]}`, `${count} ${unit[1]}`, `${count} ${unit[2]}`],
        { price },
      ),
    ),
  });
  return [portion, dipGroup];
}
