import {
  BASKET_POSITIONS,
  BRAND_KINDS,
  CATEGORY_VIEWS,
  COLOR_TYPES,
  GROUP_VIEWS,
  MAP_TYPES,
  MODIFICATION_VIEWS,
} from "@dasturxon/domain/brand-look";
import { LANGUAGES, MAIN_LANGUAGES, toWire } from "@dasturxon/domain/language";
import { PHONE_COUNTRIES } from "@dasturxon/domain/phone-number";
import { z } from "zod";
import { currency, id, latitude, longitude, paymentType, text } from "./shapes.ts";

const link = z.object({ url: z.string(), active: z.boolean() });

const counterId = z.string().max(300);

/** A way to pay, as a guest chooses it. */
export const offeredPayment = z.object({ type: paymentType, name: text });

/** What a brand shows and how; feature flags default to off [BR-14..16]. Never carries a secret [AP-3]. */
export const webSettings = z.object({
  merchantId: id,
  key: z.string(),
  brand: text,
  titleLeft: text,
  titleRight: text,
  /** At the foot of the page, on the left; by itself the brand's name. */
  copyright: text,
  copyrightRight: text,
  domain: z.string(),
  logo: z.string().nullable(),
  favicon: z.string().nullable(),
  shareImage: z.string().nullable(),
  /** A grocery has no kitchen: words and structured data go by it. */
  kind: z.enum(BRAND_KINDS),
  mainColor: z.string(),
  mainColorType: z.enum(COLOR_TYPES),
  isDark: z.boolean(),
  mainLanguage: z.enum(MAIN_LANGUAGES),
  isLanguageForced: z.boolean(),
  languages: z.array(z.enum(LANGUAGES.map(toWire))),
  currency,
  /** Whose phones get a code, the country of the currency first. */
  phoneCountries: z.array(z.enum(PHONE_COUNTRIES)).min(1),
  timeZone: z.string(),
  mapType: z.enum(MAP_TYPES),
  /** Tile address template; null: the built-in schematic city. */
  mapTilesUrl: z.string().nullable(),
  /** What the addresses of pictures begin with, `https://cdn.example.uz`; null: they lie on the store's own host [FM-7]. */
  picturesUrl: z.string().nullable(),
  /** Key of Yandex Maps where the brand chose them and there is one; null: Leaflet [AD-14]. */
  yandexMapsKey: z.string().nullable(),
  latitude,
  longitude,
  mainCityId: id.nullable(),
  features: z.object({
    delivery: z.boolean(),
    pickup: z.boolean(),
    dineIn: z.boolean(),
    branches: z.boolean(),
    stories: z.boolean(),
    vacancies: z.boolean(),
    privacy: z.boolean(),
    aboutMerchant: z.boolean(),
    notifications: z.boolean(),
    termsOfUse: z.boolean(),
    balance: z.boolean(),
    cartInMain: z.boolean(),
    booking: z.boolean(),
    cartPage: z.boolean(),
    chat: z.boolean(),
    cashback: z.boolean(),
    promo: z.boolean(),
    favourite: z.boolean(),
    cancelOrder: z.boolean(),
    card: z.boolean(),
    productComment: z.boolean(),
    bannersActive: z.boolean(),
    storiesActive: z.boolean(),
    receiverActive: z.boolean(),
    /** A product can be bought at once, past the basket [MN-13]. */
    buyNow: z.boolean(),
    /** Several people fill one order, each from the own phone [GR-1]. */
    groupOrder: z.boolean(),
  }),
  views: z.object({
    groupView: z.enum(GROUP_VIEWS),
    categoryView: z.enum(CATEGORY_VIEWS),
    basketPosition: z.enum(BASKET_POSITIONS),
    modificationViewType: z.enum(MODIFICATION_VIEWS),
    isVisibleAtProfileTop: z.boolean(),
    isNavigationViewEnabled: z.boolean(),
    multiTabNavigationEnabled: z.boolean(),
    isCategoryImageVisible: z.boolean(),
  }),
  /** Methods switched on for the web channel, in the order to show [CH-6]. */
  payments: z.array(offeredPayment),
  links: z.object({
    phone: link,
    telegram: link,
    telegramBot: link,
    instagram: link,
    facebook: link,
    iosApp: link,
    androidApp: link,
  }),
  /** Whom to turn to besides the links: a phone, an e-mail or an https address. */
  contacts: z.array(z.object({ name: text, value: z.string() })),
  /** Counters of visitors, ids only. */
  tracking: z.object({
    metrica: z.object({ active: z.boolean(), id: counterId, key: counterId }),
    gtm: z.object({ active: z.boolean(), id: counterId }),
    pixel: z.object({ active: z.boolean(), id: counterId, content: counterId }),
  }),
  about: text,
  cashbackPercent: z.number().min(0).max(100),
  /** True where the demo inbox shows the sign-in codes. */
  isDemo: z.boolean(),
});

export type WebSettings = z.infer<typeof webSettings>;
