import type { DemoBrand } from "../types.ts";
import { cities } from "../cities.ts";
import { addArabicTextsToBrand, addArabicTextsToProduct, addArabicGroupName } from "./arabic.ts";
import { branches } from "./branches.ts";
import { categories, categoryGroups } from "./categories.ts";
import { createText } from "../words.ts";
import { breadGoods } from "./goods/bread.ts";
import { dairyGoods } from "./goods/dairy.ts";
import { drinks } from "./goods/drinks.ts";
import { fruit } from "./goods/fruit.ts";
import { grainGoods, pantryGoods } from "./goods/grains.ts";
import { babyGoods, householdGoods } from "./goods/home.ts";
import { meat } from "./goods/meat.ts";
import { sweets, tea } from "./goods/tea-and-sweets.ts";
import { greens, vegetables } from "./goods/vegetables.ts";
import { promos } from "./promos.ts";
import { regions } from "./regions.ts";
import { addFiscalCodes, shopFiscalCodes } from "./fiscal.ts";

/** Bozor24: a grocery shop with delivery. */
export const marketBrand: DemoBrand = addArabicTextsToBrand({
  key: "market",
  name: createText(["Bozor24", "Бозор24", "Bozor24"]),
  title: createText([
    "Bozor24: bozorlik eshikkacha",
    "Бозор24: продукты до двери",
    "Bozor24: groceries to your door",
  ]),
  kind: "GROCERY",
  mainColor: "#1f8a3b",
  mainColorType: "dark",
  isDark: false,
  mainLanguage: "uz",
  languages: ["uz", "uz-Cyrl", "ru", "eng", "ar", "kz", "tr", "zh"],
  phone: "+998712000240",
  timeZone: "Asia/Tashkent",
  groupView: "GROUP",
  categoryView: "GROUP_CATEGORY",
  basketPosition: "NAVIGATION_BAR",
  modificationViewType: "NAME_ONLY",
  links: {
    telegram: "https://t.me/bozor24",
    telegramBot: "https://t.me/bozor24_bot",
    instagram: "https://instagram.com/bozor24",
    facebook: "https://facebook.com/bozor24",
  },
  contacts: [
    {
      name: createText(["Hamkorlik uchun", "Для партнёров", "For partners"]),
      value: "hello@bozor24.example.uz",
    },
  ],
  copyrightRight: createText(["Bozordan eshikkacha", "С базара до двери", "From the market to the door"]),
  cashbackPercent: 2,
  // Bozor24 is the demo brand with all features on and with every language.
  features: { buyNow: true, chat: true, card: true },
  orderSettings: {
    minimalDeliveryPrice: 60_000,
    shouldValidateDeliveryArea: true,
    isServiceFeeEnabled: false,
    isServiceFeeFreeAboveThreshold: false,
    serviceFeeThreshold: 0,
    serviceFeeAmount: 0,
  },
  fiscal: shopFiscalCodes,
  logo: "market/logo",
  about: createText([
    "Tongda bozordan oʻzimiz tanlaymiz, tarozida toʻgʻri tortamiz, eshigingizgacha olib boramiz. Kunduzi ham, kechasi ham.",
    "Утром сами выбираем на базаре, честно взвешиваем и приносим к двери. Днём и ночью.",
    "We choose at the bazaar every morning, weigh honestly and carry it to your door, by day and by night.",
  ]),
  cities,
  branches,
  regions,
  groups: categoryGroups.map(addArabicGroupName),
  categories: categories.map(addArabicGroupName),
  products: [
    ...vegetables,
    ...fruit,
    ...greens,
    ...meat,
    ...dairyGoods,
    ...breadGoods,
    ...grainGoods,
    ...pantryGoods,
    ...tea,
    ...sweets,
    ...drinks,
    ...householdGoods,
    ...babyGoods,
  ]
    .map(addFiscalCodes)
    .map(addArabicTextsToProduct),
  promos,
});
