import {
  BASKET_BUTTON_POSITIONS,
  BRAND_KINDS,
  MENU_PAGE_DIVISIONS,
  COLOR_TYPES,
  MENU_GROUP_NAME_MODES,
  MAP_TYPES,
  MODIFIER_DISPLAY_MODES,
} from "@dasturxon/domain/brand-look";
import { LANGUAGES, MAIN_LANGUAGES, toWireLanguage } from "@dasturxon/domain/language";
import { PHONE_COUNTRIES } from "@dasturxon/domain/phone-number";
import { z } from "zod";
import { currency, id, latitude, longitude, paymentType, textByLanguage } from "./shapes.ts";

const link = z.object({ url: z.string(), active: z.boolean() });

const analyticsCounterId = z.string().max(300);

/** Payment method offered to guests. */
export const offeredPayment = z.object({ type: paymentType, name: textByLanguage });

/** Public settings of a brand. Feature flags default to off [BR-14..16]. Contains no secrets [AP-3]. */
export const webSettings = z.object({
  merchantId: id,
  key: z.string(),
  brand: textByLanguage,
  titleLeft: textByLanguage,
  titleRight: textByLanguage,
  /** Left text of the page footer. Default: the brand's name. */
  copyright: textByLanguage,
  copyrightRight: textByLanguage,
  domain: z.string(),
  logo: z.string().nullable(),
  favicon: z.string().nullable(),
  shareImage: z.string().nullable(),
  /** Kind of business. Determines wording and structured data: a grocery has no kitchen. */
  kind: z.enum(BRAND_KINDS),
  mainColor: z.string(),
  mainColorType: z.enum(COLOR_TYPES),
  isDark: z.boolean(),
  mainLanguage: z.enum(MAIN_LANGUAGES),
  isLanguageForced: z.boolean(),
  languages: z.array(z.enum(LANGUAGES.map(toWireLanguage))),
  currency,
  /** Countries whose phones can receive a code. The country of the currency is first. */
  phoneCountries: z.array(z.enum(PHONE_COUNTRIES)).min(1),
  timeZone: z.string(),
  mapType: z.enum(MAP_TYPES),
  /** Address template of map tiles; null: the built-in schematic map. */
  mapTilesUrl: z.string().nullable(),
  /**
   * Base address of pictures, for example `https://cdn.example.uz`; null: pictures are on the store's own host [FM-7].
   */
  picturesUrl: z.string().nullable(),
  /** Yandex Maps key, if the brand uses Yandex Maps and has a key; null: the store uses Leaflet [AD-14]. */
  yandexMapsKey: z.string().nullable(),
  latitude,
  longitude,
  mainCityId: id.nullable(),
  features: z.object({
    delivery: z.boolean(),
    pickup: z.boolean(),
    dineIn: z.boolean(),
    /** Whether the QR code of a table replaces the phone of the guests at the table. */
    dineInWithoutPhone: z.boolean(),
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
    /** Whether a product can be bought immediately, without the basket [MN-13]. */
    buyNow: z.boolean(),
    /** Whether several people can fill one order from their own phones [GR-1]. */
    groupOrder: z.boolean(),
  }),
  views: z.object({
    groupView: z.enum(MENU_GROUP_NAME_MODES),
    categoryView: z.enum(MENU_PAGE_DIVISIONS),
    basketPosition: z.enum(BASKET_BUTTON_POSITIONS),
    modificationViewType: z.enum(MODIFIER_DISPLAY_MODES),
    isVisibleAtProfileTop: z.boolean(),
    isNavigationViewEnabled: z.boolean(),
    multiTabNavigationEnabled: z.boolean(),
    isCategoryImageVisible: z.boolean(),
  }),
  /** Payment methods enabled for the web channel, in display order [CH-6]. */
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
  /** Additional contacts: a phone, an e-mail or an https address. */
  contacts: z.array(z.object({ name: textByLanguage, value: z.string() })),
  /** Ids of visitor counters. */
  tracking: z.object({
    metrica: z.object({ active: z.boolean(), id: analyticsCounterId, key: analyticsCounterId }),
    gtm: z.object({ active: z.boolean(), id: analyticsCounterId }),
    pixel: z.object({ active: z.boolean(), id: analyticsCounterId, content: analyticsCounterId }),
  }),
  about: textByLanguage,
  cashbackPercent: z.number().min(0).max(100),
  /** Whether the demo inbox shows sign-in codes. */
  isDemo: z.boolean(),
});

export type WebSettings = z.infer<typeof webSettings>;
