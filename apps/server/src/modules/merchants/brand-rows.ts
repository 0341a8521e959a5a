import { createTranslationLookup } from "@dasturxon/domain/catalogue";
import { NO_FISCAL_CODES } from "@dasturxon/domain/fiscal-codes";
import {
  findPaymentTypeName,
  PAYMENT_PROVIDER_NAMES,
  paymentTypeFromProvider,
} from "@dasturxon/providers/payments/facts";
import { deriveStableId } from "../../platform/stable-id.ts";
import { staffTexts } from "../../texts/staff.ts";
import type { ImportedBranch, ImportedBrand, ImportedRegion } from "./plain-brand.ts";
import type { BrandImport } from "./rows.ts";

/** Returns the id of the brand imported with a key. */
function merchantIdFromKey(key: string): string {
  return deriveStableId("merchant", key);
}

/** Returns the id of an imported branch, for imports that refer to it by key. */
export function branchIdFromKeys(brandKey: string, branchKey: string): string {
  return deriveStableId(brandKey, "branch", branchKey);
}

/** Returns the id of a table of the branch with the given key. The table's QR code also contains its secret. */
export function tableIdFromKeys(brandKey: string, table: { branchKey: string; number: string }): string {
  return deriveStableId(brandKey, "table", `${table.branchKey}/${table.number}`);
}

function cityIdFromKeys(brandKey: string, cityKey: string): string {
  return deriveStableId(brandKey, "city", cityKey);
}

/** Returns the database rows of a brand to import. The ids of the rows are the same in every import of the brand. */
export function createBrandRows(brand: ImportedBrand): BrandImport {
  const merchant_id = merchantIdFromKey(brand.key);
  return {
    merchantId: merchant_id,
    isDemo: brand.isDemo ?? false,
    settings: createSettingsRow(brand, merchant_id),
    payments: createPaymentRows(merchant_id, brand.isDemo ?? false),
    cities: brand.cities.map((city) => ({
      merchant_id,
      id: cityIdFromKeys(brand.key, city.key),
      name: city.name,
      description: {},
      latitude: city.latitude,
      longitude: city.longitude,
      is_main: city.isMain,
      map_key: city.key,
    })),
    branches: brand.branches.map((branch) => createBranchRow(branch, brand.key)),
    regions: brand.regions.map((region) => createRegionRow(region, brand.key)),
  };
}

function createSettingsRow(brand: ImportedBrand, merchant_id: string): Record<string, unknown> {
  const main = brand.cities.find((city) => city.isMain) ?? brand.cities[0];
  return {
    merchant_id,
    brand: brand.name,
    title_left: brand.name,
    title_right: brand.title,
    copyright: brand.name,
    copyright_right: brand.copyrightRight ?? {},
    sms_content: brand.smsContent ?? {},
    contacts: brand.contacts ?? [],
    about: brand.about,
    logo: brand.logo,
    favicon: brand.favicon ?? brand.logo,
    share_image: brand.shareImage ?? brand.logo,
    kind: brand.kind ?? "RESTAURANT",
    main_color: brand.mainColor,
    main_color_type: brand.mainColorType,
    is_dark: brand.isDark,
    main_language: brand.mainLanguage,
    is_language_forced: false,
    languages: brand.languages,
    currency: "UZS",
    time_zone: brand.timeZone,
    map_type: "LEAFLET",
    latitude: main?.latitude ?? 41.32,
    longitude: main?.longitude ?? 69.24,
    features: {
      delivery: brand.branches.some((branch) => branch.deliveryEnabled),
      pickup: brand.branches.some((branch) => branch.pickupEnabled),
      branches: true,
      aboutMerchant: true,
      cartPage: true,
      cartInMain: true,
      promo: true,
      cashback: brand.cashbackPercent > 0,
      balance: brand.cashbackPercent > 0,
      receiverActive: true,
      cancelOrder: true,
      favourite: true,
      productComment: true,
      notifications: true,
      stories: true,
      storiesActive: true,
      bannersActive: true,
      vacancies: true,
      termsOfUse: true,
      privacy: true,
      groupOrder: true,
      booking: brand.branches.some((branch) => branch.dineinEnabled),
      ...brand.features,
    },
    views: {
      groupView: brand.groupView ?? "WITHOUT_GROUP",
      categoryView: brand.categoryView ?? "ALL",
      basketPosition: brand.basketPosition,
      modificationViewType: brand.modificationViewType,
      isCategoryImageVisible: true,
    },
    links: Object.fromEntries(
      Object.entries({ phone: `tel:${brand.phone}`, ...brand.links }).map(([name, url]) => [
        name,
        { url, active: true },
      ]),
    ),
    cashback_percent: brand.cashbackPercent,
    fiscal: brand.fiscal ?? NO_FISCAL_CODES,
    should_validate_delivery_area: brand.orderSettings.shouldValidateDeliveryArea,
    is_service_fee_enabled: brand.orderSettings.isServiceFeeEnabled,
    is_service_fee_free_above_threshold: brand.orderSettings.isServiceFeeFreeAboveThreshold,
    service_fee_threshold: brand.orderSettings.serviceFeeThreshold,
    service_fee_amount: brand.orderSettings.serviceFeeAmount,
    minimal_delivery_price: brand.orderSettings.minimalDeliveryPrice,
    minimal_delivery_quantity: brand.orderSettings.minimalDeliveryQuantity ?? 0,
  };
}

/** Payment types of all providers, without duplicates. */
const PROVIDER_PAYMENT_TYPES = [...new Set(PAYMENT_PROVIDER_NAMES.map(paymentTypeFromProvider))].map(
  (type) => {
    const name = findPaymentTypeName(type);
    return { type, name: { uz: name, ru: name, eng: name } };
  },
);

function getPaymentMethodName(type: "CASH" | "TERMINAL") {
  const { uz, ru, en: eng } = createTranslationLookup(staffTexts)(`method.${type}`);
  return { uz, ru, eng };
}

/**
 * Payment types without a provider are enabled in all channels. The demo also enables those of its simulators [PY-1].
 */
function createPaymentRows(merchant_id: string, isDemo: boolean): Record<string, unknown>[] {
  const on = {
    is_active: true,
    web_enabled: true,
    bot_enabled: true,
    operator_enabled: true,
    app_enabled: true,
  };
  return [
    { type: "CASH", name: getPaymentMethodName("CASH") },
    { type: "TERMINAL", name: getPaymentMethodName("TERMINAL") },
    ...(isDemo ? PROVIDER_PAYMENT_TYPES : []),
  ].map((method, position) => ({ merchant_id, ...method, position, ...on, qr_enabled: true }));
}

function createBranchRow(branch: ImportedBranch, key: string): Record<string, unknown> {
  return {
    merchant_id: merchantIdFromKey(key),
    id: branchIdFromKeys(key, branch.key),
    city_id: cityIdFromKeys(key, branch.cityKey),
    name: branch.name,
    address: branch.address,
    latitude: branch.latitude,
    longitude: branch.longitude,
    phone: branch.phone,
    booking_phone: branch.bookingPhone ?? null,
    is_active: true,
    is_main: branch.isMain,
    settings: {
      deliveryEnabled: branch.deliveryEnabled,
      pickupEnabled: branch.pickupEnabled,
      dineinEnabled: branch.dineinEnabled,
      bookingEnabled: branch.dineinEnabled,
    },
    work_hours: branch.hours.map(({ type, days }) => ({ type, hours: days })),
  };
}

function createRegionRow(region: ImportedRegion, key: string): Record<string, unknown> {
  return {
    merchant_id: merchantIdFromKey(key),
    id: deriveStableId(key, "region", region.key),
    city_id: cityIdFromKeys(key, region.cityKey),
    branch_id: branchIdFromKeys(key, region.branchKey),
    name: region.name,
    polygon: region.polygon,
    base_price: region.tariff.basePrice,
    base_distance: region.tariff.baseDistance,
    per_kilometre: region.tariff.perKilometre,
    free_from: region.tariff.freeFrom,
    steps: region.tariff.steps ?? [],
  };
}
