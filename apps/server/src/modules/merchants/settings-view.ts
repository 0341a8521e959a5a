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

const defaultMenuViews: WebSettings["views"] = {
  groupView: "WITHOUT_GROUP",
  categoryView: "ALL",
  basketPosition: "NAVIGATION_BAR",
  modificationViewType: "NAME_ONLY",
  isVisibleAtProfileTop: false,
  isNavigationViewEnabled: false,
  multiTabNavigationEnabled: false,
  isCategoryImageVisible: false,
};

const inactiveLink = { url: "", active: false };
const defaultStoreLinks: WebSettings["links"] = {
  phone: inactiveLink,
  telegram: inactiveLink,
  telegramBot: inactiveLink,
  instagram: inactiveLink,
  facebook: inactiveLink,
  iosApp: inactiveLink,
  androidApp: inactiveLink,
};

const defaultTracking: WebSettings["tracking"] = {
  metrica: { active: false, id: "", key: "" },
  gtm: { active: false, id: "" },
  pixel: { active: false, id: "", content: "" },
};

interface SettingsViewContext {
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
export function viewSettings(row: SettingsRow, around: SettingsViewContext): WebSettings {
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
    links: viewStoreLinks(row.links),
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
    metrica: mergeStoredValuesIntoDefaults(defaultTracking.metrica, stored["metrica"] ?? {}),
    gtm: mergeStoredValuesIntoDefaults(defaultTracking.gtm, stored["gtm"] ?? {}),
    pixel: mergeStoredValuesIntoDefaults(defaultTracking.pixel, stored["pixel"] ?? {}),
  };
}

/** Returns the feature flags from stored settings. Missing flags are off [BR-14]. */
export function viewFeatures(stored: Record<string, unknown>): WebSettings["features"] {
  return mergeStoredValuesIntoDefaults(defaultFeatures, stored);
}

export function toViewSettings(stored: Record<string, unknown>): WebSettings["views"] {
  return mergeStoredValuesIntoDefaults(defaultMenuViews, stored);
}

/** Returns the links from stored settings. Missing links are off [BR-16]. */
export function viewStoreLinks(stored: Record<string, unknown>): WebSettings["links"] {
  return mergeStoredValuesIntoDefaults(defaultStoreLinks, stored);
}

/** Merges stored values into the defaults. Ignores unknown names and values of another type. */
function mergeStoredValuesIntoDefaults<T extends object>(defaults: T, stored: Record<string, unknown>): T {
  const entries = Object.entries(defaults).map(([name, value]) => {
    const own = stored[name];
    return [name, typeof own === typeof value && own !== null ? own : value];
  });
  return { ...defaults, ...Object.fromEntries(entries) };
}
