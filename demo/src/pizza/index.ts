import type { DemoBrand } from "../types.ts";
import { cities } from "../cities.ts";
import { branches } from "./branches.ts";
import { categories, categoryGroups } from "./categories.ts";
import { burgers } from "./menu/burgers.ts";
import { chicken } from "./menu/chicken.ts";
import { combos } from "./menu/combos.ts";
import { classicPizzas, heartyPizzas } from "./menu/pizzas.ts";
import { fries, salads } from "./menu/sides.ts";
import { desserts, drinks, sauces } from "./menu/sweets-and-drinks.ts";
import { hotDogs, wraps } from "./menu/wraps.ts";
import { promos } from "./promos.ts";
import { regions } from "./regions.ts";
import { createText } from "../words.ts";

/** Pizza Bor: pizza, burgers and street food around the clock. */
export const pizzaBrand: DemoBrand = {
  key: "pizza",
  name: createText(["Pizza Bor", "Пицца Бор", "Pizza Bor"]),
  title: createText([
    "Pizza Bor: issiq pitsa va burgerlar",
    "Пицца Бор: горячая пицца и бургеры",
    "Pizza Bor: hot pizza and burgers",
  ]),
  mainColor: "#d2351c",
  mainColorType: "dark",
  isDark: true,
  mainLanguage: "ru",
  languages: ["uz", "ru", "eng"],
  phone: "+998712000700",
  timeZone: "Asia/Tashkent",
  groupView: "GROUP",
  basketPosition: "FLOATING_OVER_PRODUCT",
  modificationViewType: "FULL_IMAGE",
  links: {
    telegram: "https://t.me/pizzabor",
    telegramBot: "https://t.me/pizzabor_bot",
    instagram: "https://instagram.com/pizzabor",
    facebook: "https://facebook.com/pizzabor",
  },
  contacts: [
    {
      name: createText(["Hamkorlik uchun", "Для партнёров", "For partners"]),
      value: "hello@pizzabor.example.uz",
    },
  ],
  copyrightRight: createText(["Kecha-yu kunduz ochiq", "Открыто круглосуточно", "Open day and night"]),
  cashbackPercent: 5,
  features: { buyNow: true, card: true },
  orderSettings: {
    minimalDeliveryPrice: 50_000,
    shouldValidateDeliveryArea: true,
    isServiceFeeEnabled: true,
    isServiceFeeFreeAboveThreshold: true,
    serviceFeeThreshold: 220_000,
    serviceFeeAmount: 4_000,
  },
  fiscal: {
    productMxik: "10202001002000000",
    productPackage: "1508099",
    deliveryMxik: "10112006002000000",
    deliveryPackage: "1504297",
    serviceMxik: "10202001002000000",
    servicePackage: "1508099",
    vatPercent: 12,
    unitCode: null,
  },
  logo: "pizza/logo",
  about: createText([
    "Xamirni har tong oʻzimiz qoramiz, pishloqni ayamaymiz. Oybekdagi oshxonamiz kechasi ham ishlaydi: qachon och qolsangiz, pitsa bor.",
    "Тесто замешиваем каждое утро, сыра не жалеем. Кухня на Ойбеке работает и ночью: когда бы вы ни проголодались, пицца есть.",
    "We knead the dough every morning and never spare the cheese. Our kitchen on Oybek never closes: whenever you are hungry, there is pizza.",
  ]),
  cities,
  branches,
  regions,
  groups: categoryGroups,
  categories,
  products: [
    ...combos,
    ...heartyPizzas,
    ...classicPizzas,
    ...burgers,
    ...wraps,
    ...hotDogs,
    ...chicken,
    ...fries,
    ...salads,
    ...desserts,
    ...drinks,
    ...sauces,
  ],
  promos,
};
