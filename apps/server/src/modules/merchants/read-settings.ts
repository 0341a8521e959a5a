import type { BrandCatalogEntry, Merchant, WebSettings } from "@dasturxon/contract/merchants";
import type { StoreShellKind } from "@dasturxon/contract/page-context";
import { isUsableInClickApp, type PaymentType } from "@dasturxon/domain/payment-type";
import {
  listPhoneCountries,
  findHomeCountry,
  type PhoneCountry,
  type PhoneCountrySettings,
  formatCountryPrefix,
} from "@dasturxon/domain/phone-number";
import { findTextInLanguage } from "@dasturxon/domain/text";
import { languageFromWire } from "@dasturxon/domain/locale";
import type { Database, Tx } from "../../platform/database/index.ts";
import { selectEnabledPaymentMethods } from "./payments/queries.ts";
import { selectIsBrandLogo } from "./pictures/queries.ts";
import { selectActiveBrands, selectSettings } from "./queries.ts";
import type { SettingsRow } from "./queries.ts";
import { viewSettings } from "./settings-view.ts";

/** Parameters of the installation that complete a brand's own settings. */
export interface InstallationParameters {
  /** Public URL of the platform, for example `http://localhost:3000`. Brands have sub-domains of it. */
  publicUrl: string;
  mapTilesUrl: string | null;
  picturesUrl: string | null;
  /** The installation's Yandex Maps API keys, by the type of map that a brand uses. */
  yandexMapsKeys: { YANDEX: string | null; LAMENU_YANDEX: string | null };
  isDemo: boolean;
  /** Prefixes of the phone numbers that the installation sends SMS to, for example `+998`. */
  phonePrefixes: readonly string[];
  /** Whether the installation has a provider for the payment type. */
  takesPayment: (type: PaymentType) => boolean;
}

/** Returns the brand's URL for visitors: its own domain, otherwise its sub-domain of the platform. */
export function createBrandUrl(publicUrl: string, brand: { key: string; domain: string | null }): string {
  const url = new URL(publicUrl);
  if (brand.domain) return `https://${brand.domain}`;
  return `${url.protocol}//${brand.key}.${url.host}`;
}

/** Returns the brand's public settings [BR-5, BR-14..16]. */
export async function readSettings(
  tx: Tx,
  merchantId: string,
  installation: InstallationParameters,
): Promise<WebSettings> {
  const row = await selectSettings(tx, merchantId);
  if (!row) throw new Error(`the brand ${merchantId} has no settings`);
  const { mapTilesUrl, picturesUrl, yandexMapsKeys, isDemo, publicUrl, takesPayment } = installation;
  const mapsKeys = { ...yandexMapsKeys, YANDEX: row.ownMapsKey ?? yandexMapsKeys.YANDEX, LEAFLET: null };
  const yandexMapsKey = mapsKeys[row.mapType];
  const payments = await readPaymentMethods(tx, merchantId, { takesPayment, shell: "web" });
  return viewSettings(row, {
    merchantId,
    payments,
    phoneCountries: listOfferedPhoneCountries(row, installation.phonePrefixes),
    domain: createBrandUrl(publicUrl, row),
    mapTilesUrl,
    picturesUrl,
    yandexMapsKey,
    isDemo,
  });
}

/**
 * Returns the countries that the brand sends SMS to and the installation allows. If there are none, returns the home
 * country of the currency. The store offers only these countries. [US-1]
 */
function listOfferedPhoneCountries(rules: PhoneCountrySettings, prefixes: readonly string[]): PhoneCountry[] {
  const isCoveredByPrefixes = (country: PhoneCountry) =>
    prefixes.some(
      (prefix) =>
        prefix.startsWith(formatCountryPrefix(country)) || formatCountryPrefix(country).startsWith(prefix),
    );
  const paid = listPhoneCountries(rules).filter(isCoveredByPrefixes);
  return paid.length > 0 ? paid : [findHomeCountry(rules.currency)];
}

const PAYMENT_CHANNEL_BY_STORE_SHELL = { web: "web", telegram: "bot", click: "app" } as const;

/**
 * Returns the payment methods for the shell that shows the store, in display order. Methods without a provider are
 * omitted, because an order with them would be refused. In the Click application, the only online method is its own.
 * [CH-6, CK-1]
 */
export async function readPaymentMethods(
  tx: Tx,
  merchantId: string,
  { takesPayment, shell }: Pick<InstallationParameters, "takesPayment"> & { shell: StoreShellKind },
): Promise<WebSettings["payments"]> {
  const offered = await selectEnabledPaymentMethods(tx, merchantId, PAYMENT_CHANNEL_BY_STORE_SHELL[shell]);
  return offered.filter(({ type }) => takesPayment(type) && (shell !== "click" || isUsableInClickApp(type)));
}

/**
 * Returns the brand as `Merchant` of the specification, from an allow-list [AP-3]. Blocked and deleted brands are
 * marked [BR-7].
 */
export async function readBrandAsMerchant(
  db: Database,
  merchantId: string,
  publicUrl: string,
): Promise<Merchant | null> {
  const row = await db.tenantRead(merchantId, (tx) => selectSettings(tx, merchantId));
  if (!row) return null;
  return {
    id: merchantId,
    name: getBrandName(row),
    logo: row.logo,
    color: row.mainColor,
    sub: row.key,
    domainUrl: createBrandUrl(publicUrl, row),
    isActive: row.isActive,
    blockedReason: row.blockedReason,
    deleted: row.isDeleted,
    latitude: row.latitude,
    longitude: row.longitude,
    mainCityId: row.mainCityId,
  };
}

/** Returns all active brands of the platform, for the page where a visitor chooses one [BR-11]. */
export async function readBrandCatalog(
  db: Database,
  publicUrl: string,
): Promise<(BrandCatalogEntry & { key: string })[]> {
  const brands = await db.platform(selectActiveBrands);
  return brands.map((brand) => ({
    key: brand.key,
    id: brand.merchantId,
    merchantId: brand.merchantId,
    name: brand.name,
    domainUrl: createBrandUrl(publicUrl, brand),
    color: brand.mainColor,
    image: brand.logo,
  }));
}

/** Whether a picture is the logo of an active brand. The page of brands shows these logos [BR-11]. */
export function isBrandLogo(db: Database, key: string): Promise<boolean> {
  const [brandId = ""] = key.split("/");
  return db.platform((tx) => selectIsBrandLogo(tx, { brandId: brandId.toLowerCase(), key }));
}

function getBrandName(row: SettingsRow): string {
  return findTextInLanguage(row.brand, languageFromWire(row.mainLanguage) ?? "uz");
}
