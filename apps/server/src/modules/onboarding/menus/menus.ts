import type { ExampleMenu } from "./menu-to-start.ts";

const drinksCategory = {
  name: ["Ichimliklar", "Напитки", "Drinks"],
  products: [
    ["Koʻk choy", "Зелёный чай", "Green tea", 8_000, 5],
    ["Qora choy", "Чёрный чай", "Black tea", 8_000, 5],
    ["Kompot", "Компот", "Fruit compote", 12_000, 2],
    ["Suv 0,5 l", "Вода 0,5 л", "Water 0.5 l", 5_000, 1],
  ],
} as const;

export const kitchenExampleMenu: ExampleMenu = {
  name: ["Menyu", "Меню", "Menu"],
  categories: [
    {
      name: ["Issiq taomlar", "Горячие блюда", "Hot dishes"],
      products: [
        ["Toʻy oshi", "Плов свадебный", "Wedding plov", 45_000, 10],
        ["Qovurma lagʻmon", "Жареный лагман", "Fried lagman", 42_000, 15],
        ["Manti, 5 dona", "Манты, 5 шт.", "Manti, 5 pieces", 40_000, 15],
        ["Mol goʻshtidan shashlik", "Шашлык из говядины", "Beef shashlik", 22_000, 20],
      ],
    },
    {
      name: ["Shoʻrvalar", "Супы", "Soups"],
      products: [
        ["Shoʻrva", "Шурпа", "Shurpa", 35_000, 10],
        ["Mastava", "Мастава", "Mastava", 28_000, 10],
      ],
    },
    {
      name: ["Salatlar va non", "Салаты и хлеб", "Salads and bread"],
      products: [
        ["Achchiq-chuchuk", "Ачик-чучук", "Tomato and onion salad", 15_000, 5],
        ["Tandir non", "Лепёшка из тандыра", "Tandoor bread", 6_000, 2],
        ["Somsa", "Самса", "Samsa", 12_000, 5],
      ],
    },
    drinksCategory,
  ],
};

export const fastFoodExampleMenu: ExampleMenu = {
  name: ["Menyu", "Меню", "Menu"],
  categories: [
    {
      name: ["Burger va lavash", "Бургеры и лаваш", "Burgers and wraps"],
      products: [
        ["Gamburger", "Гамбургер", "Hamburger", 32_000, 12],
        ["Chizburger", "Чизбургер", "Cheeseburger", 36_000, 12],
        ["Mol goʻshtli lavash", "Лаваш с говядиной", "Beef wrap", 34_000, 10],
        ["Tovuqli lavash", "Лаваш с курицей", "Chicken wrap", 32_000, 10],
        ["Xot-dog", "Хот-дог", "Hot dog", 18_000, 8],
      ],
    },
    {
      name: ["Gazaklar", "Закуски", "Sides"],
      products: [
        ["Fri kartoshkasi", "Картофель фри", "French fries", 18_000, 8],
        ["Naggetslar, 6 dona", "Наггетсы, 6 шт.", "Nuggets, 6 pieces", 24_000, 10],
        ["Pishloqli sous", "Сырный соус", "Cheese sauce", 5_000, 1],
      ],
    },
    drinksCategory,
  ],
};

export const coffeeExampleMenu: ExampleMenu = {
  name: ["Menyu", "Меню", "Menu"],
  categories: [
    {
      name: ["Qahva", "Кофе", "Coffee"],
      products: [
        ["Espresso", "Эспрессо", "Espresso", 16_000, 3],
        ["Amerikano", "Американо", "Americano", 18_000, 3],
        ["Kapuchino", "Капучино", "Cappuccino", 25_000, 5],
        ["Latte", "Латте", "Latte", 26_000, 5],
        ["Raf", "Раф", "Raf", 32_000, 6],
      ],
    },
    {
      name: ["Shirinliklar", "Десерты", "Desserts"],
      products: [
        ["Kruassan", "Круассан", "Croissant", 18_000, 3],
        ["Chizkeyk", "Чизкейк", "Cheesecake", 34_000, 3],
        ["Medovik", "Медовик", "Honey cake", 28_000, 3],
      ],
    },
    drinksCategory,
  ],
};

export const shopExampleMenu: ExampleMenu = {
  name: ["Katalog", "Каталог", "Catalogue"],
  categories: [
    {
      name: ["Sut mahsulotlari", "Молочные продукты", "Dairy"],
      products: [
        ["Sut 1 l", "Молоко 1 л", "Milk 1 l", 14_000, 5],
        ["Qatiq 0,5 l", "Катык 0,5 л", "Qatiq 0.5 l", 10_000, 5],
        ["Qaymoq 200 g", "Каймак 200 г", "Clotted cream 200 g", 18_000, 5],
      ],
    },
    {
      name: ["Non va bakaleya", "Хлеб и бакалея", "Bread and groceries"],
      products: [
        ["Non", "Хлеб", "Bread", 4_000, 5],
        ["Guruch 1 kg", "Рис 1 кг", "Rice 1 kg", 22_000, 5],
        ["Shakar 1 kg", "Сахар 1 кг", "Sugar 1 kg", 14_000, 5],
        ["Kungaboqar yogʻi 1 l", "Масло подсолнечное 1 л", "Sunflower oil 1 l", 24_000, 5],
      ],
    },
    {
      name: ["Ichimliklar", "Напитки", "Drinks"],
      products: [
        ["Suv 1,5 l", "Вода 1,5 л", "Water 1.5 l", 6_000, 5],
        ["Olma sharbati 1 l", "Сок яблочный 1 л", "Apple juice 1 l", 18_000, 5],
      ],
    },
  ],
};
