import { WEEKDAYS } from "@dasturxon/domain/hours";
import { OFFICE_ROLES } from "@dasturxon/domain/staff-permission";
import { MAX_TIP_CHOICES, TIP_UNITS } from "@dasturxon/domain/tips";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { id, latitude, longitude, money, serviceType, textByLanguage } from "./shapes.ts";
import { webSettings } from "./web-settings.ts";

export { offeredPayment, type WebSettings } from "./web-settings.ts";

export const merchant = z.object({
  id,
  name: z.string(),
  logo: z.string().nullable(),
  color: z.string(),
  sub: z.string(),
  domainUrl: z.string(),
  isActive: z.boolean(),
  /** Reason shown to guests why the platform blocked the brand; null: not blocked, or no reason given. */
  blockedReason: textByLanguage.nullable(),
  deleted: z.boolean(),
  latitude,
  longitude,
  mainCityId: id.nullable(),
});

export const city = z.object({
  id,
  name: textByLanguage,
  description: textByLanguage,
  latitude,
  longitude,
  isMain: z.boolean(),
  /** Key of the built-in schematic map, for example `tashkent`; null: none. */
  mapKey: z.string().nullable(),
  /** Whether a taximeter determines the delivery price. Guests see the comment when they choose the city. */
  isTaximeter: z.boolean(),
  taximeterComment: textByLanguage,
});

/** Opening hours in `HH:mm`. A closing time at or before the opening time is after midnight [BN-4]. */
export const dayHours = z.object({
  weekName: z.enum(WEEKDAYS),
  open: z.string(),
  close: z.string(),
  extraOpen: z.string().nullish(),
  extraClose: z.string().nullish(),
  isDayOff: z.boolean(),
});

/** Days when a branch is closed or has special hours, first and last day inclusive. */
const holiday = z.object({
  day: z.iso.date(),
  lastDay: z.iso.date(),
  name: textByLanguage,
  isClosed: z.boolean(),
  open: z.string().nullable(),
  close: z.string().nullable(),
});

export const branch = z.object({
  id,
  merchantId: id,
  cityId: id,
  name: textByLanguage,
  address: textByLanguage,
  latitude,
  longitude,
  phone: z.string().nullable(),
  /** Phone for table reservations. Equals the branch's phone if no separate phone is set [EN-4]. */
  bookingPhone: z.string().nullable(),
  isActive: z.boolean(),
  isMain: z.boolean(),
  settings: z.object({
    deliveryEnabled: z.boolean(),
    pickupEnabled: z.boolean(),
    dineinEnabled: z.boolean(),
    bookingEnabled: z.boolean(),
  }),
  workHours: z.array(
    z.object({
      type: serviceType,
      hours: z.array(dayHours),
      /** Delivery only: daily period outside which there is no delivery, even during opening hours [EN-4]. */
      window: z.object({ open: z.string(), close: z.string() }).optional(),
      /** Future holidays. If two holidays include the same day, the first applies [BN-4]. */
      holidays: z.array(holiday).optional(),
    }),
  ),
  /** Minutes that the kitchen needs for an order, without the travel time. */
  preparationMinutes: z.int(),
  deliveryStart: z.string().nullable(),
  deliveryEnd: z.string().nullable(),
  /** Delivery price outside all zones in soʻm, if the brand delivers there; null: price of the first zone [CH-5]. */
  deliveryPrice: money.nullable(),
  /** Distance in metres from the requested point, in replies for a point. */
  distance: z.number().nullish(),
});

export const deliveryRegion = z.object({
  id,
  merchantId: id,
  cityId: id,
  branchId: id,
  name: textByLanguage,
  /** Corners of the delivery zone as `[longitude, latitude]`. The first corner is not repeated at the end. */
  polygon: z.array(z.tuple([z.number(), z.number()])),
  color: z.string(),
  /** Minimum delivery price in the region in soʻm, before the price by distance. */
  price: money,
});

/**
 * Default service type per sales channel, for guests who have not chosen one. Ignored if that service is switched off.
 */
export const defaultServiceTypes = z.object({
  telegram: serviceType,
  website: serviceType,
  application: serviceType,
});

/** Tips for the courier: amounts in units of the currency (`SUM`), or percentages of the goods (`PERCENT`). */
export const tipSettings = z.object({
  isEnabled: z.boolean(),
  unit: z.enum(TIP_UNITS),
  choices: z.array(z.int().min(1)).max(MAX_TIP_CHOICES),
});

export const orderSettings = z.object({
  merchantId: id,
  cityId: id.nullable(),
  shouldValidateDeliveryArea: z.boolean(),
  isServiceFeeEnabled: z.boolean(),
  isServiceFeeFreeAboveThreshold: z.boolean(),
  serviceFeeThreshold: money,
  serviceFeeAmount: money,
  minimalDeliveryPrice: money,
  /** Minimum number of pieces for delivery; 0: no minimum [CH-12]. */
  minimalDeliveryQuantity: z.int().min(0),
  /** Tips for the courier that the checkout of a delivery offers. */
  tips: tipSettings,
  /** Minimum price and time of delivery before the address is known; null: no delivery [CH-5]. */
  deliveryFrom: z.object({ price: money, minutes: z.int() }).nullable(),
  defaultDeliveryType: defaultServiceTypes,
});

export const contentVersionEvent = z.object({
  /** Version of the brand's content, as in the menu. A newer version is a greater number. */
  version: z.string(),
  /**
   * Part of the content that changed: the menu, pauses of orders, or other content for guests; null: no recent change.
   */
  changed: z.enum(["brand", "menu", "pauses"]).nullable(),
  /** Hash of the menu after the change, used to request the menu; null: no recent change. */
  menuHash: z.string().nullable(),
  /** Whether the brand is switched on. False: guests see a message that the brand is switched off [BR-7]. */
  isActive: z.boolean(),
});

export const brandCatalogEntry = z.object({
  id,
  merchantId: id,
  name: textByLanguage,
  domainUrl: z.string(),
  color: z.string(),
  image: z.string().nullable(),
});

export const merchantEndpoints = {
  webSettings: declareEndpoint({
    method: "GET",
    path: "/support/v1/merchant/settings/web",
    auth: "none",
    summary: "Returns the brand's appearance and features on the web",
    reply: webSettings,
  }),
  contentEvents: declareEndpoint({
    method: "GET",
    path: "/support/v1/merchant/content/events",
    auth: "none",
    summary: "Streams the version of the brand's content: at once, and at each change visible to guests",
    query: z.object({ type: z.enum(["TG", "WEB"]).default("WEB") }),
    reply: contentVersionEvent,
    kind: "events",
  }),
  brandCatalog: declareEndpoint({
    method: "GET",
    path: "/support/v1/brand/catalog",
    auth: "none",
    scope: "platform",
    summary: "Lists the platform's active brands",
    reply: z.array(brandCatalogEntry),
  }),
  merchantBySub: declareEndpoint({
    method: "GET",
    path: "/users/v1/merchants/sub/{sub}",
    auth: "none",
    scope: "platform",
    summary: "Returns the brand of a subdomain",
    params: z.object({ sub: z.string().min(1).max(63) }),
    reply: merchant,
    refusals: ["merchant_not_found"],
  }),
  branches: declareEndpoint({
    method: "GET",
    path: "/users/v1/branches",
    auth: "none",
    summary: "Lists the brand's branches",
    reply: z.array(branch),
  }),
  branchesFull: declareEndpoint({
    method: "GET",
    path: "/users/v1/branches/full",
    auth: "none",
    summary: "Lists branches with hours and settings, of one city or all",
    query: z.object({ cityId: id.optional() }),
    reply: z.array(branch),
  }),
  branch: declareEndpoint({
    method: "GET",
    path: "/users/v1/branches/{id}",
    auth: "none",
    summary: "Returns one branch",
    params: z.object({ id }),
    reply: branch,
    refusals: ["not_found"],
  }),
  closestBranch: declareEndpoint({
    method: "GET",
    path: "/users/v1/branches/merchant/{merchantId}/closest",
    auth: "none",
    scope: "platform",
    summary: "Returns the branch that serves a point: by its delivery zone, else the nearest",
    params: z.object({ merchantId: z.string().max(64) }),
    query: z.object({
      lat: z.coerce.number().min(-90).max(90),
      lon: z.coerce.number().min(-180).max(180),
      type: serviceType.default("DELIVERY"),
    }),
    reply: branch,
    refusals: ["merchant_id_missing", "merchant_id_undefined", "not_found", "no_branches"],
  }),
  cities: declareEndpoint({
    method: "GET",
    path: "/users/v1/city-merchant/merchant/{merchantId}",
    auth: "none",
    summary: "Lists the cities of the brand",
    params: z.object({ merchantId: id }),
    reply: z.array(city),
  }),
  regions: declareEndpoint({
    method: "GET",
    path: "/users/v1/region",
    auth: "none",
    summary: "Lists delivery zones; public, so that guests choose an address before they sign in",
    reply: z.array(deliveryRegion),
  }),
  venueMap: declareEndpoint({
    method: "GET",
    path: "/console/v1/venue/map",
    auth: "staff",
    urgency: "quote",
    roles: OFFICE_ROLES,
    isForSupport: true,
    summary: "Returns the data of the staff's map: tiles or built-in cities, and the caller's branches",
    reply: z.object({
      /** Address of the map tiles; null: the built-in city maps are drawn. */
      tilesUrl: z.string().nullable(),
      cities: z.array(city.pick({ latitude: true, longitude: true, mapKey: true })),
      branches: z.array(branch.pick({ id: true, name: true, latitude: true, longitude: true })),
    }),
  }),
  orderSettings: declareEndpoint({
    method: "GET",
    path: "/orders/v1/merchant/settings",
    auth: "none",
    summary: "Returns the ordering rules: zone check, minimum, service fee",
    reply: orderSettings,
  }),
  orderSettingsOf: declareEndpoint({
    method: "GET",
    path: "/orders/v1/order/setting/{id}",
    auth: "token",
    summary: "Returns the ordering rules by the brand's id",
    params: z.object({ id }),
    reply: orderSettings,
    refusals: ["not_found"],
  }),
};

export type Merchant = z.infer<typeof merchant>;
export type City = z.infer<typeof city>;
export type Branch = z.infer<typeof branch>;
export type DeliveryRegion = z.infer<typeof deliveryRegion>;
export type OrderSettings = z.infer<typeof orderSettings>;
export type ContentVersionEvent = z.infer<typeof contentVersionEvent>;
export type BrandCatalogEntry = z.infer<typeof brandCatalogEntry>;
