import { BRAND_KINDS, COLOR_TYPES, MAP_TYPES } from "@dasturxon/domain/brand-look";
import { PHONE_COUNTRIES } from "@dasturxon/domain/phone-number";
import { STAFF_MANAGER_ROLES } from "@dasturxon/domain/staff-rank";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import {
  color,
  markOptionalOnWrite,
  picture,
  toRequestShape,
  createMultilingualTextSchema,
} from "./field-kinds.ts";
import { defaultServiceTypes, tipSettings } from "./merchants.ts";
import {
  createDigitTextSchema,
  createTypedDigitsSchema,
  instant,
  latitude,
  longitude,
  money,
  paymentType,
} from "./shapes.ts";
import { webSettings } from "./web-settings.ts";

const optionalShortText = createMultilingualTextSchema({ longest: 120, isRequired: false });
const link = z.object({ url: createDigitTextSchema().trim().max(300), active: z.boolean() });
const externalId = markOptionalOnWrite(
  z
    .string()
    .trim()
    .max(100)
    .regex(/^[\w.-]+$/)
    .nullable(),
);
const createFiscalDigitsField = (pattern: RegExp) => createTypedDigitsSchema(pattern).nullable();
type StoreLinkName = keyof typeof webSettings.shape.links.shape;
const storeLinks = z.object(
  Object.fromEntries(Object.keys(webSettings.shape.links.shape).map((name) => [name, link])) as Record<
    StoreLinkName,
    typeof link
  >,
);

/** Payment method with its switches: in general and for each order channel [CH-6]. */
const paymentMethod = z.object({
  type: paymentType,
  name: createMultilingualTextSchema({ longest: 60, isRequired: true }),
  isActive: z.boolean(),
  webEnabled: z.boolean(),
  botEnabled: z.boolean(),
  operatorEnabled: z.boolean(),
  appEnabled: z.boolean(),
  qrEnabled: z.boolean(),
});

/**
 * Settings of a brand by section. A write replaces each section that it contains; `markOptionalOnWrite` fields may be
 * omitted.
 */
const settingsSections = {
  /** Names, colours and pictures of the brand. Pictures must be uploaded first. */
  look: z.object({
    brand: createMultilingualTextSchema({ longest: 80, isRequired: true }),
    /** Title of the home page (`titleLeft`) and text in the footer (`titleRight`). */
    titleLeft: optionalShortText,
    titleRight: optionalShortText,
    about: createMultilingualTextSchema({ longest: 4000, isRequired: false }),
    /**
     * Main colour of the brand. Any colour is allowed: the store ensures that text on the colour is readable [BR-5].
     */
    mainColor: color,
    /**
     * Text on the main colour: white for `dark`, near-black for `light`; null: by contrast. Ignored if the contrast is
     * too low.
     */
    mainColorType: markOptionalOnWrite(z.enum(COLOR_TYPES).nullable()),
    /** Whether the store is dark by default. */
    isDark: z.boolean(),
    logo: picture.nullable(),
    favicon: picture.nullable(),
    shareImage: picture.nullable(),
  }),
  business: z.object({
    /** Cashback as a percentage of the amount paid for products, with at most two decimals [PR-4]. */
    cashbackPercent: z.number().min(0).max(100),
    /** IANA time zone: one of the selectable zones, or the present value. */
    timeZone: z.string().max(60),
    /** Kind of business. Determines the wording in the store and the console. */
    kind: z.enum(BRAND_KINDS),
    /**
     * Currency of the brand. Cannot change once the brand has an order, because the amounts of the order are in this
     * currency.
     */
    currency: z.enum(["UZS", "KZT"]),
    mapType: z.enum(MAP_TYPES),
    /** The brand's own Yandex Maps API key, visible to browsers; null: the installation's key, if any [AD-14]. */
    yandexMapsKey: markOptionalOnWrite(
      z
        .string()
        .trim()
        .max(100)
        .regex(/^[\w-]+$/)
        .nullable(),
    ),
    /** Id of the brand's organisation in iiko. Not sent to guests. */
    iikoOrganizationId: externalId,
    /** Id of the brand's own app in an app store, such as `id1234567890` or `uz.osh.app`. Not sent to guests. */
    appId: externalId,
  }),
  /** Initial position of the store's map until a city, branch or address is known [AD-15]. */
  place: z.object({ latitude, longitude }),
  /** Ids of visitor counters. An enabled counter requires an id [AN-1]. */
  tracking: webSettings.shape.tracking,
  languages: z.object({
    /** Languages of the brand. Must include the main language. */
    languages: webSettings.shape.languages.min(1).max(8),
    mainLanguage: webSettings.shape.mainLanguage,
    isLanguageForced: z.boolean(),
  }),
  features: webSettings.shape.features,
  views: webSettings.shape.views,
  /**
   * Links in the store: `phone` is a phone number, all others are https addresses. An enabled link requires a value
   * [BR-16].
   */
  links: storeLinks,
  contacts: z.object({
    contacts: z
      .array(
        z.object({
          name: createMultilingualTextSchema({ longest: 60, isRequired: true }),
          value: createDigitTextSchema().trim().min(1).max(300),
        }),
      )
      .max(20),
    copyright: optionalShortText,
    copyrightRight: optionalShortText,
  }),
  messages: z.object({
    /**
     * Text of the SMS with a one-time code, in each language. Must contain `{code}`. `{brand}` is replaced by the
     * brand's name [EN-5].
     */
    code: createMultilingualTextSchema({ longest: 300, isRequired: false }),
  }),
  /** Countries that SMS are sent to. The store offers only these countries. */
  phones: z.object({ countries: z.array(z.enum(PHONE_COUNTRIES)).min(1).max(PHONE_COUNTRIES.length) }),
  fees: z.object({
    shouldValidateDeliveryArea: z.boolean(),
    isServiceFeeEnabled: z.boolean(),
    isServiceFeeFreeAboveThreshold: z.boolean(),
    serviceFeeThreshold: money,
    serviceFeeAmount: money,
    minimalDeliveryPrice: money,
    minimalDeliveryQuantity: z.int().min(0).max(1000),
    defaultDeliveryType: markOptionalOnWrite(defaultServiceTypes),
  }),
  /** Tips for the courier. At least one choice, in ascending order, also while they are switched off. */
  tips: tipSettings,
  /**
   * Codes of the tax office for goods and fees on receipts. A code and its package code must be set together [OR-10].
   */
  fiscal: z.object({
    /** Default codes, used for products that have no code of their own. */
    productMxik: createFiscalDigitsField(/^\d{17}$/),
    productPackage: createFiscalDigitsField(/^\d{1,20}$/),
    deliveryMxik: createFiscalDigitsField(/^\d{17}$/),
    deliveryPackage: createFiscalDigitsField(/^\d{1,20}$/),
    serviceMxik: createFiscalDigitsField(/^\d{17}$/),
    servicePackage: createFiscalDigitsField(/^\d{1,20}$/),
    /** VAT included in the prices, in percent; 0: the brand pays no VAT. */
    vatPercent: z.int().min(0).max(30),
    unitCode: z.int().min(1).max(9_999_999).nullable(),
  }),
  /** Payment methods of the brand, in display order. At least one is enabled. */
  payments: z.array(paymentMethod).max(paymentType.options.length),
};

const sentSettingsSections = z.object(toRequestShape(settingsSections)).partial();

const versionedBrandSettings = z.object({
  ...settingsSections,
  /**
   * Version of the settings (optimistic lock), incremented by each change. A change sends the version it is based on.
   */
  version: z.int(),
  changedAt: instant,
  changedBy: z.string().nullable(),
});

/** Endpoints of the brand's settings, for owners and managers. */
export const brandSettingsEndpoints = {
  brandSettings: declareEndpoint({
    method: "GET",
    path: "/console/v1/settings",
    auth: "staff",
    urgency: "quote",
    roles: STAFF_MANAGER_ROLES,
    isForSupport: true,
    summary: "Returns the brand's settings: languages, flags, views, links, fees, payment methods",
    reply: versionedBrandSettings,
  }),
  changeBrandSettings: declareEndpoint({
    method: "PUT",
    path: "/console/v1/settings",
    auth: "staff",
    urgency: "quote",
    roles: ["owner"],
    summary: "Replaces the sent parts of the brand's settings; omitted parts are unchanged",
    body: z.object({ version: z.int().min(1), ...sentSettingsSections.shape }),
    reply: versionedBrandSettings,
    refusals: ["stale_version", "bad_request", "payment_currency"],
  }),
  previewBrandSettings: declareEndpoint({
    method: "POST",
    path: "/console/v1/settings/preview",
    auth: "staff",
    urgency: "quote",
    roles: ["owner"],
    perMinute: 60,
    summary: "Previews the sent settings in the brand's store for ten minutes without saving them",
    body: sentSettingsSections,
    reply: z.object({
      /** Address of the store with these settings. Only pages of the console's own origin may embed it in a frame. */
      url: z.url(),
      expiresAt: instant,
    }),
    refusals: ["bad_request", "payment_currency"],
  }),
};

export type BrandSettings = z.infer<typeof versionedBrandSettings>;
export type SettingsSections = Omit<BrandSettings, "version" | "changedAt" | "changedBy">;
