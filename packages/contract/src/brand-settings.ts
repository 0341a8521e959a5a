import { BRAND_KINDS, COLOR_TYPES, MAP_TYPES } from "@dasturxon/domain/brand-look";
import { PHONE_COUNTRIES } from "@dasturxon/domain/phone-number";
import { PEOPLE_KEEPERS } from "@dasturxon/domain/staff-rank";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { color, optionalOnWrite, picture, writeShape, writtenText } from "./field-kinds.ts";
import { defaultDeliveryType } from "./merchants.ts";
import { instant, latitude, longitude, money, paymentType, typedDigits } from "./shapes.ts";
import { webSettings } from "./web-settings.ts";

const line = writtenText({ longest: 120, isRequired: false });
const link = z.object({ url: z.string().trim().max(300), active: z.boolean() });
const outsideId = optionalOnWrite(
  z
    .string()
    .trim()
    .max(100)
    .regex(/^[\w.-]+$/)
    .nullable(),
);
const fiscalDigits = (pattern: RegExp) => typedDigits(pattern).nullable();
type Links = keyof typeof webSettings.shape.links.shape;
const links = z.object(
  Object.fromEntries(Object.keys(webSettings.shape.links.shape).map((name) => [name, link])) as Record<
    Links,
    typeof link
  >,
);

/** A way to pay with its switches: in general, and for each channel that orders come by [CH-6]. */
const paymentMethod = z.object({
  type: paymentType,
  name: writtenText({ longest: 60, isRequired: true }),
  isActive: z.boolean(),
  webEnabled: z.boolean(),
  botEnabled: z.boolean(),
  operatorEnabled: z.boolean(),
  appEnabled: z.boolean(),
  qrEnabled: z.boolean(),
});

/**
 * Settings of a brand by section. A write replaces each section that it contains; `optionalOnWrite` fields may be
 * omitted.
 */
const parts = {
  /** How the brand calls and shows itself; a picture is one that was sent before. */
  look: z.object({
    brand: writtenText({ longest: 80, isRequired: true }),
    /** The page's title: before and after its line. */
    titleLeft: line,
    titleRight: line,
    about: writtenText({ longest: 4000, isRequired: false }),
    /** Whatever it is, what stands on it reads [BR-5]. */
    mainColor: color,
    /**
     * Text on the main colour: white for `dark`, near-black for `light`; null: by contrast. Ignored if the contrast is
     * too low.
     */
    mainColorType: optionalOnWrite(z.enum(COLOR_TYPES).nullable()),
    /** The store is dark by itself. */
    isDark: z.boolean(),
    logo: picture.nullable(),
    favicon: picture.nullable(),
    shareImage: picture.nullable(),
  }),
  business: z.object({
    /** Of an order's sum, two decimals at most [PR-4]. */
    cashbackPercent: z.number().min(0).max(100),
    /** One of those that brands live by, or what it is now. */
    timeZone: z.string().max(60),
    /** Words of store and console go by it. */
    kind: z.enum(BRAND_KINDS),
    /** Stays once the brand has an order: its sums are in it. */
    currency: z.enum(["UZS", "KZT"]),
    mapType: z.enum(MAP_TYPES),
    /** The brand's own Yandex Maps API key, visible to browsers; null: the installation's key, if any [AD-14]. */
    yandexMapsKey: optionalOnWrite(
      z
        .string()
        .trim()
        .max(100)
        .regex(/^[\w-]+$/)
        .nullable(),
    ),
    /** Id of the brand's organisation in iiko. Not sent to guests. */
    iikoOrganizationId: outsideId,
    /** Id of the brand's own app in an app store, such as `id1234567890` or `uz.osh.app`. Not sent to guests. */
    appId: outsideId,
  }),
  /** Initial position of the store's map until a city, branch or address is known [AD-15]. */
  place: z.object({ latitude, longitude }),
  /** Counters of visitors by their ids; one that is switched on has to have one [AN-1]. */
  tracking: webSettings.shape.tracking,
  languages: z.object({
    /** The main one is among them. */
    languages: webSettings.shape.languages.min(1).max(8),
    mainLanguage: webSettings.shape.mainLanguage,
    isLanguageForced: z.boolean(),
  }),
  features: webSettings.shape.features,
  views: webSettings.shape.views,
  /** `phone` is a number, the others https addresses; one that is switched on has to be there [BR-16]. */
  links,
  contacts: z.object({
    contacts: z
      .array(
        z.object({
          name: writtenText({ longest: 60, isRequired: true }),
          value: z.string().trim().min(1).max(300),
        }),
      )
      .max(20),
    copyright: line,
    copyrightRight: line,
  }),
  messages: z.object({
    /** What brings a one-time code, in each language with `{code}` in it; `{brand}` is how the brand is called [EN-5]. */
    code: writtenText({ longest: 300, isRequired: false }),
  }),
  /** Countries that codes and other texts are sent to; the store offers no others. */
  phones: z.object({ countries: z.array(z.enum(PHONE_COUNTRIES)).min(1).max(PHONE_COUNTRIES.length) }),
  fees: z.object({
    shouldValidateDeliveryArea: z.boolean(),
    isServiceFeeEnabled: z.boolean(),
    isServiceFeeFreeAboveThreshold: z.boolean(),
    serviceFeeThreshold: money,
    serviceFeeAmount: money,
    minimalDeliveryPrice: money,
    minimalDeliveryQuantity: z.int().min(0).max(1000),
    defaultDeliveryType: optionalOnWrite(defaultDeliveryType),
  }),
  /** By which the brand's goods and fees stand on receipts of the tax office; a code and its package go together [OR-10]. */
  fiscal: z.object({
    /** Of products that have none of their own. */
    productMxik: fiscalDigits(/^\d{17}$/),
    productPackage: fiscalDigits(/^\d{1,20}$/),
    deliveryMxik: fiscalDigits(/^\d{17}$/),
    deliveryPackage: fiscalDigits(/^\d{1,20}$/),
    serviceMxik: fiscalDigits(/^\d{17}$/),
    servicePackage: fiscalDigits(/^\d{1,20}$/),
    /** Within the prices; 0: the brand pays none. */
    vatPercent: z.int().min(0).max(30),
    unitCode: z.int().min(1).max(9_999_999).nullable(),
  }),
  /** Those that the brand has, in their order; one of them is on at least. */
  payments: z.array(paymentMethod).max(paymentType.options.length),
};

const writtenParts = z.object(writeShape(parts)).partial();

const settings = z.object({
  ...parts,
  /** Raised by every change; a change names the one that it was made on. */
  version: z.int(),
  changedAt: instant,
  changedBy: z.string().nullable(),
});

/** What the brand is set to, for those who run it. */
export const brandSettings = {
  brandSettings: endpoint({
    method: "GET",
    path: "/console/v1/settings",
    auth: "staff",
    urgency: "quote",
    roles: PEOPLE_KEEPERS,
    isForSupport: true,
    summary: "The brand's settings: languages, switches, views, links, fees, ways to pay",
    reply: settings,
  }),
  changeBrandSettings: endpoint({
    method: "PUT",
    path: "/console/v1/settings",
    auth: "staff",
    urgency: "quote",
    roles: ["owner"],
    summary: "Replaces the parts of the brand's settings that are sent; what is not sent stays",
    body: z.object({ version: z.int().min(1), ...writtenParts.shape }),
    reply: settings,
    refusals: ["stale_version", "bad_request"],
  }),
  previewBrandSettings: endpoint({
    method: "POST",
    path: "/console/v1/settings/preview",
    auth: "staff",
    urgency: "quote",
    roles: ["owner"],
    perMinute: 60,
    summary:
      "Shows the settings that are sent in the brand's own store, for ten minutes, without saving them",
    body: writtenParts,
    reply: z.object({
      /** Of the store with these settings; a page of the console's own origin may frame it. */
      url: z.url(),
      expiresAt: instant,
    }),
    refusals: ["bad_request"],
  }),
};

export type BrandSettings = z.infer<typeof settings>;
export type SettingsParts = Omit<BrandSettings, "version" | "changedAt" | "changedBy">;
