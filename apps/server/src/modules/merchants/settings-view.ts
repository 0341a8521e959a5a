import type { WebSettings } from "@dasturxon/contract/merchants";
import type { SettingsRow } from "./queries.ts";

const defaultFeatures: WebSettings["features"] = {
  delivery: false,
  pickup: false,
  dineIn: false,
  dineInWithoutPhone: false,
  branches: false,
  stories: false,
  vacancies: false,
  privacy: false,
  aboutMerchant: false,
  notifications: false,
  termsOfUse: false,
  balance: false,
  cartInMain: false,
  booking: false,
  cartPage: false,
  chat: false,
  cashback: false,
  promo: false,
  favourite: false,
  cancelOrder: false,
  card: false,
  productComment: false,
  bannersActive: false,
  storiesActive: false,
  receiverActive: false,
  buyNow: false,
  groupOrder: false,
};

const defaultViews: WebSettings["views"] = {
  groupView: "WITHOUT_GROUP",
  categoryView: "ALL",
  basketPosition: "NAVIGATION_BAR",
  modificationViewType: "NAME_ONLY",
  isVisibleAtProfileTop: false,
  isNavigationViewEnabled: false,
  multiTabNavigationEnabled: false,
  isCategoryImageVisible: false,
};

const noLink = { url: "", active: false };
const defaultLinks: WebSettings["links"] = {
  phone: noLink,
  telegram: noLink,
  telegramBot: noLink,
  instagram: noLink,
  facebook: noLink,
  iosApp: noLink,
  androidApp: noLink,
};

const defaultTracking: WebSettings["tracking"] = {
  metrica: { active: false, id: "", key: "" },
  gtm: { active: false, id: "" },
  pixel: { active: false, id: "", content: "" },
};

interface SettingsContext {
  merchantId: string;
  payments: WebSettings["payments"];
  phoneCountries: WebSettings["phoneCountries"];
  domain: string;
  mapTilesUrl: string | null;
  picturesUrl: string | null;
  yandexMapsKey: string | null;
  isDemo: boolean;
}

/** Returns the public settings from an allow-list. Columns not listed here are never sent [AP-3, BR-14]. */
export function viewSettings(row: SettingsRow, around: SettingsContext): WebSettings {
  return {
    merchantId: around.merchantId,
    key: row.key,
    brand: row.brand,
    titleLeft: row.titleLeft,
    titleRight: row.titleRight,
    copyright: row.copyright,
    copyrightRight: row.copyrightRight,
    domain: around.domain,
    logo: row.logo,
    favicon: row.favicon,
    shareImage: row.shareImage,
    kind: row.kind,
    mainColor: row.mainColor,
    mainColorType: row.mainColorType,
    isDark: row.isDark,
    mainLanguage: row.mainLanguage,
    isLanguageForced: row.isLanguageForced,
    languages: row.languages,
    currency: row.currency,
    phoneCountries: around.phoneCountries,
    timeZone: row.timeZone,
    mapType: row.mapType,
    mapTilesUrl: around.mapTilesUrl,
    picturesUrl: around.picturesUrl,
    yandexMapsKey: around.yandexMapsKey,
    latitude: row.latitude,
    longitude: row.longitude,
    mainCityId: row.mainCityId,
    features: viewFeatures(row.features),
    views: toViewSettings(row.views),
    links: viewLinks(row.links),
    payments: around.payments.map(({ type, name }) => ({ type, name })),
    contacts: row.contacts.map(({ name, value }) => ({ name, value })),
    tracking: viewTracking(row.tracking),
    about: row.about,
    cashbackPercent: row.cashbackPercent,
    isDemo: around.isDemo,
  };
}

/** Returns the visitor counters from stored settings. Missing counters are off [AN-1]. */
export function viewTracking(stored: SettingsRow["tracking"]): WebSettings["tracking"] {
  return {
    metrica: mergeKnownValues(defaultTracking.metrica, stored["metrica"] ?? {}),
    gtm: mergeKnownValues(defaultTracking.gtm, stored["gtm"] ?? {}),
    pixel: mergeKnownValues(defaultTracking.pixel, stored["pixel"] ?? {}),
  };
}

/** Returns the feature flags from stored settings. Missing flags are off [BR-14]. */
export function viewFeatures(stored: Record<string, unknown>): WebSettings["features"] {
  return mergeKnownValues(defaultFeatures, stored);
}

export function toViewSettings(stored: Record<string, unknown>): WebSettings["views"] {
  return mergeKnownValues(defaultViews, stored);
}

/** Returns the links from stored settings. Missing links are off [BR-16]. */
export function viewLinks(stored: Record<string, unknown>): WebSettings["links"] {
  return mergeKnownValues(defaultLinks, stored);
}

/** Merges stored values into the defaults. Ignores unknown names and values of another type. */
function mergeKnownValues<T extends object>(defaults: T, stored: Record<string, unknown>): T {
  const entries = Object.entries(defaults).map(([name, value]) => {
    const own = stored[name];
    return [name, typeof own === typeof value && own !== null ? own : value];
  });
  return { ...defaults, ...Object.fromEntries(entries) };
}
