import { WEEKDAYS } from "@dasturxon/domain/hours";
import type { WebSettings } from "@dasturxon/contract";
import { createTestProduct } from "./product-fixture.ts";
import type { Branch, Menu, OrderSettings, Product, TextByLanguage } from "../platform/shapes.ts";
import { FAKE_CONNECTION_LOSS } from "./fake-api.ts";
import type { FakeApiAnswers } from "./fake-api.ts";

// Brand with one kitchen in Tashkent, as most component tests need it.

const createTextInAllLanguages = (text: string): TextByLanguage => ({ uz: text, ru: text, eng: text });

/** Returns an id by number. Ids of the contract are UUIDs. */
export const createTestId = (number: number): string =>
  `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;

export const MERCHANT_ID = createTestId(1);
const CITY_ID = createTestId(2);
const BRANCH_ID = createTestId(3);
const CATEGORY_ID = createTestId(4);
const NO_LINK = { url: "", active: false };

export const testSettings: WebSettings = {
  merchantId: MERCHANT_ID,
  key: "osh",
  brand: createTextInAllLanguages("Osh"),
  titleLeft: createTextInAllLanguages("Osh"),
  titleRight: createTextInAllLanguages("Osh"),
  copyright: createTextInAllLanguages("Osh"),
  copyrightRight: {},
  domain: "http://osh.localhost:3000",
  logo: null,
  favicon: null,
  shareImage: null,
  kind: "RESTAURANT",
  mainColor: "#0A7D4B",
  mainColorType: "dark",
  isDark: false,
  mainLanguage: "uz",
  isLanguageForced: false,
  languages: ["uz", "ru", "eng"],
  currency: "UZS",
  phoneCountries: ["UZ"],
  timeZone: "Asia/Tashkent",
  mapType: "LEAFLET",
  mapTilesUrl: null,
  picturesUrl: null,
  yandexMapsKey: null,
  latitude: 41.31,
  longitude: 69.28,
  mainCityId: CITY_ID,
  features: {
    delivery: true,
    pickup: true,
    dineIn: false,
    dineInWithoutPhone: false,
    branches: true,
    stories: true,
    vacancies: true,
    privacy: true,
    aboutMerchant: true,
    notifications: true,
    termsOfUse: true,
    balance: true,
    cartInMain: false,
    booking: true,
    cartPage: true,
    chat: false,
    cashback: true,
    promo: true,
    favourite: true,
    cancelOrder: true,
    card: true,
    productComment: true,
    bannersActive: true,
    storiesActive: true,
    receiverActive: true,
    buyNow: false,
    groupOrder: true,
  },
  views: {
    groupView: "WITHOUT_GROUP",
    categoryView: "ALL",
    basketPosition: "NAVIGATION_BAR",
    modificationViewType: "NAME_ONLY",
    isVisibleAtProfileTop: false,
    isNavigationViewEnabled: false,
    multiTabNavigationEnabled: false,
    isCategoryImageVisible: true,
  },
  payments: [
    { type: "CASH", name: createTextInAllLanguages("Cash") },
    { type: "TERMINAL", name: createTextInAllLanguages("Card on receipt") },
  ],
  links: {
    phone: { url: "tel:+998901234567", active: true },
    telegram: NO_LINK,
    telegramBot: NO_LINK,
    instagram: NO_LINK,
    facebook: NO_LINK,
    iosApp: NO_LINK,
    androidApp: NO_LINK,
  },
  contacts: [],
  tracking: {
    metrica: { active: false, id: "", key: "" },
    gtm: { active: false, id: "" },
    pixel: { active: false, id: "", content: "" },
  },
  about: createTextInAllLanguages("Osh"),
  cashbackPercent: 5,
  isDemo: true,
};

export const testOrderSettings: OrderSettings = {
  merchantId: MERCHANT_ID,
  cityId: CITY_ID,
  shouldValidateDeliveryArea: true,
  isServiceFeeEnabled: false,
  isServiceFeeFreeAboveThreshold: false,
  serviceFeeThreshold: 0,
  serviceFeeAmount: 0,
  minimalDeliveryPrice: 0,
  minimalDeliveryQuantity: 0,
  tips: { isEnabled: true, unit: "SUM", choices: [5_000, 10_000] },
  deliveryFrom: { price: 8_000, minutes: 40 },
  defaultDeliveryType: { telegram: "DELIVERY", website: "DELIVERY", application: "DELIVERY" },
};

const testWorkHours = WEEKDAYS.map((weekName) => ({
  weekName,
  open: "00:00",
  close: "00:00",
  isDayOff: false,
}));

/** Branch that is open around the clock, in the middle of `testRegion`. */
export const testBranch: Branch = {
  id: BRANCH_ID,
  merchantId: MERCHANT_ID,
  cityId: CITY_ID,
  name: createTextInAllLanguages("Markaz"),
  address: createTextInAllLanguages("Amir Temur 1"),
  latitude: 41.31,
  longitude: 69.28,
  phone: "+998712000000",
  bookingPhone: "+998712000000",
  isActive: true,
  isMain: true,
  settings: { deliveryEnabled: true, pickupEnabled: true, dineinEnabled: true, bookingEnabled: true },
  workHours: [
    { type: "DELIVERY", hours: testWorkHours },
    { type: "PICK_UP", hours: testWorkHours },
  ],
  preparationMinutes: 25,
  deliveryStart: null,
  deliveryEnd: null,
  deliveryPrice: null,
};

export const testRegion = {
  id: createTestId(5),
  merchantId: MERCHANT_ID,
  cityId: CITY_ID,
  branchId: BRANCH_ID,
  name: createTextInAllLanguages("Markaz"),
  polygon: [
    [69.25, 41.29],
    [69.31, 41.29],
    [69.31, 41.33],
    [69.25, 41.33],
  ] satisfies [number, number][],
  color: "#2563EB",
  price: 10_000,
};

/** Product without modifications, 12 000 soʻm. */
export const somsa: Product = createTestProduct({
  id: createTestId(11),
  categoryId: CATEGORY_ID,
  name: createTextInAllLanguages("Somsa"),
  costPrice: 12_000,
});

/** Product with a required size, 45 000 or 60 000 soʻm. */
export const plov: Product = createTestProduct({
  id: createTestId(12),
  categoryId: CATEGORY_ID,
  name: createTextInAllLanguages("Palov"),
  costPrice: 45_000,
  type: "MODIFICATION",
  modificationGroups: [
    {
      id: createTestId(13),
      name: createTextInAllLanguages("Portion"),
      min: 1,
      max: 1,
      modifications: [
        { id: createTestId(14), name: createTextInAllLanguages("Small"), price: 0, maxCount: 1, image: null },
        {
          id: createTestId(15),
          name: createTextInAllLanguages("Large"),
          price: 15_000,
          maxCount: 1,
          image: null,
        },
      ],
    },
  ],
});

export function createTestMenu(products: Product[] = [somsa, plov]): Menu {
  return {
    version: "1",
    pauses: [],
    groups: [
      {
        id: createTestId(6),
        icon: null,
        image: null,
        bgColor: null,
        iconBgColor: null,
        priority: 1,
        name: createTextInAllLanguages("Kitchen"),
      },
    ],
    categories: [
      {
        id: CATEGORY_ID,
        groupId: createTestId(6),
        image: null,
        priority: 1,
        name: createTextInAllLanguages("Dishes"),
        textColor: null,
        viewType: "MEDIUM",
        scrollType: "VERTICAL",
        navigationType: "SHEET",
        isWithoutCart: false,
        timetable: null,
      },
    ],
    products,
  };
}

/** API responses that every screen of the store requests on load. */
export function createShopAnswers(menu = createTestMenu()): FakeApiAnswers {
  return {
    "GET /products/v1/menu": { hash: "hash" },
    "GET /products/v1/menu/{hash}": menu,
    "GET /users/v1/branches/full": [testBranch],
    "GET /users/v1/region": [testRegion],
    "GET /users/v1/city-merchant/merchant/{merchantId}": [],
    // Saving the shared basket fails with a network error, because a screen of an earlier test may have started to
    // share the basket with the customer's other devices.
    "PUT /orders/v1/basket": FAKE_CONNECTION_LOSS,
  };
}
