import type { DemoBrand } from "../types.ts";
import { cities } from "../cities.ts";
import { branches } from "./branches.ts";
import { categories, categoryGroups } from "./categories.ts";
import { createText } from "../words.ts";
import { menu } from "./menu.ts";
import { promos } from "./promos.ts";
import { regions } from "./regions.ts";

/** Osh Markazi: Uzbek restaurant, the demo's first brand. */
export const osh: DemoBrand = {
  key: "osh",
  name: createText(["Osh Markazi", "Ош Маркази", "Osh Markazi"]),
  title: createText([
    "Osh Markazi: palov va oʻzbek taomlari",
    "Ош Маркази: плов и узбекская кухня",
    "Osh Markazi: plov and Uzbek cooking",
  ]),
  mainColor: "#0f6f63",
  mainColorType: "dark",
  isDark: false,
  mainLanguage: "uz",
  languages: ["uz", "ru", "eng"],
  phone: "+998712000100",
  timeZone: "Asia/Tashkent",
  basketPosition: "FLOATING_OVER_PRODUCT",
  modificationViewType: "NAME_ONLY",
  links: {
    telegram: "https://t.me/oshmarkazi",
    telegramBot: "https://t.me/oshmarkazi_bot",
    instagram: "https://instagram.com/oshmarkazi",
    facebook: "https://facebook.com/oshmarkazi",
  },
  contacts: [
    {
      name: createText(["Hamkorlik uchun", "Для партнёров", "For partners"]),
      value: "hello@oshmarkazi.example.uz",
    },
  ],
  copyrightRight: createText(["Toshkentda tayyorlanadi", "Готовим в Ташкенте", "Cooked in Tashkent"]),
  smsContent: createText([
    "{brand}: kirish kodi {code}. Kodni hech kimga aytmang.\n@{host} #{code}",
    "{brand}: код {code}. Никому его не сообщайте.\n@{host} #{code}",
    "{brand}: your sign-in code is {code}. Do not share it with anyone.\n@{host} #{code}",
  ]),
  cashbackPercent: 3,
  features: { chat: true, card: true },
  orderSettings: {
    minimalDeliveryPrice: 40_000,
    shouldValidateDeliveryArea: true,
    isServiceFeeEnabled: true,
    isServiceFeeFreeAboveThreshold: true,
    serviceFeeThreshold: 150_000,
    serviceFeeAmount: 3_000,
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
  logo: "osh/logo",
  about: createText([
    "Har kuni tong sahardan oʻtin olovida osh damlaymiz. Guruch Xorazmdan, sabzi Jizzaxdan, zira Boysun togʻlaridan. Barcha taomlarimiz halol. Uyingizga issiq holida yetkazamiz.",
    "Каждый день с рассвета готовим плов на дровах. Рис из Хорезма, морковь из Джизака, зира с гор Байсуна. Все наши блюда халяль. Привезём горячим.",
    "Every day from dawn we cook plov over a wood fire. Rice from Khorezm, carrots from Jizzakh, cumin from the mountains of Boysun. All our dishes are halal. It reaches you hot.",
  ]),
  banners: [
    {
      picture: "osh/banner-palov",
      name: createText(["Toʻy oshi har kuni", "Свадебный плов каждый день", "Wedding plov every day"]),
      categoryKey: "palov",
    },
    {
      picture: "osh/banner-kabob",
      name: createText(["Choʻgʻdan dasturxonga", "С углей на дастархан", "From the coals to the table"]),
      categoryKey: "kabob",
    },
    {
      picture: "osh/banner-choy",
      name: createText(["Choyga issiq somsa", "Горячая самса к чаю", "Hot somsa with tea"]),
      categoryKey: "somsa",
    },
  ],
  cities,
  branches,
  regions,
  groups: categoryGroups,
  categories,
  products: menu.flat(),
  promos,
};
