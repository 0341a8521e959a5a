import type { MainLanguage } from "@dasturxon/domain/language";
import type { ModificationGroup, Order, ProductTimetable } from "@dasturxon/contract";
import type { BrandFiscalCodes, ProductFiscalCodes } from "@dasturxon/domain/fiscal-codes";
import type { WorkHours } from "@dasturxon/domain/hours";
import type { PaymentSettings } from "@dasturxon/domain/payment-type";
import type { PhoneCountry } from "@dasturxon/domain/phone-number";
import type { Pause } from "@dasturxon/domain/pauses";
import type { TextByLanguage } from "@dasturxon/domain/text";
import type { TipSettings } from "@dasturxon/domain/tips";
import type { WeightUnit } from "@dasturxon/domain/weight-measure";
import type { TariffRegion } from "../../../deliveries/index.ts";

/** A product with the settings of one branch. */
export interface ProductInBranch {
  id: string;
  categoryId: string;
  name: TextByLanguage;
  image: string | null;
  imageGround: string | null;
  /** Price in the requested branch. */
  costPrice: number;
  discount: number;
  isDeliverable: boolean;
  timeCookingMax: number | null;
  modificationGroups: ModificationGroup[];
  isWeighed: boolean;
  unit: WeightUnit | "COUNT";
  measure: number;
  minCount: number;
  isSoldHere: boolean;
  /** Codes for the fiscal receipt, and whether each piece has marking codes to scan [OR-10]. */
  fiscal: ProductFiscalCodes;
  isMarked: boolean;
  timetable: ProductTimetable | null;
  /**
   * The product's stop (the time in which it is off sale). If several stops apply, the one that ends last. `until` may
   * be in the past. Null: no stop.
   */
  stop: { until: string | null } | null;
}

export interface ProductWithStock extends ProductInBranch {
  /** Stock of the product. Null: no limit. */
  count: number | null;
}

export interface OrderPlacingPromo {
  id: string;
  code: string;
  discountType: "AMOUNT" | "PERCENTAGE";
  productDiscount: number;
  deliveryDiscount: number;
  minPrice: number;
  startDate: string | null;
  endDate: string | null;
  isActive: boolean;
  totalLimit: number | null;
  perCustomerLimit: number | null;
  used: number;
  usedByCustomer: number;
}

/** Settings of the brand and one branch. They change only with the content version. */
export interface OrderBranchFacts {
  settings: {
    timeZone: string;
    mainLanguage: MainLanguage;
    currency: "UZS" | "KZT";
    phoneCountries: PhoneCountry[] | null;
    features: Record<string, boolean>;
    shouldValidateDeliveryArea: boolean;
    isServiceFeeEnabled: boolean;
    isServiceFeeFreeAboveThreshold: boolean;
    serviceFeeThreshold: number;
    serviceFeeAmount: number;
    minimalDeliveryPrice: number;
    minimalDeliveryQuantity: number;
    fiscal: BrandFiscalCodes;
    /** Tips for the courier. Null: the default of the currency. */
    tips: TipSettings | null;
  };
  branch: {
    id: string;
    name: TextByLanguage;
    address: TextByLanguage;
    phone: string | null;
    latitude: number;
    longitude: number;
    settings: { deliveryEnabled: boolean; pickupEnabled: boolean; dineinEnabled: boolean };
    workHours: WorkHours[];
    /** Delivery price outside all regions, in soʻm. Null: the tariff of the first region. */
    deliveryPrice: number | null;
    preparationMinutes: number;
    isAutoAccept: boolean;
    /** Capacity of a quarter of an hour, in cooking minutes. Null: no limit. */
    slotCapacityMinutes: number | null;
  } | null;
  regions: TariffRegion[];
  /** Pauses and busy hours of the brand, including those that have ended. */
  pauses: Pause[];
  /** All payment methods with the brand's settings. */
  payments: (PaymentSettings & { type: string })[];
}

/** Facts of the brand that a decision about an order needs, with the requested products and the parts of sets. */
export interface OrderBrandFacts extends OrderBranchFacts {
  contentVersion: number;
  products: ProductInBranch[];
}

/** Facts that orders, customers and staff change without increasing the content version. */
export interface OrderLiveFacts {
  /** Version of the brand's menu and settings at the time when this data for placing an order was read. */
  contentVersion: number;
  /** Stock of the products that have limited stock. */
  stock: { productId: string; count: number }[];
  /** Reserved cooking minutes of the branch by quarter of an hour, from now on. Empty if the branch has no capacity. */
  taken: { at: string; minutes: number }[];
  promo: OrderPlacingPromo | null;
  /** Cashback balance in soʻm. 0 if no cashback is spent. */
  cashbackBalance: number;
  /** `tableId`: table of a guest without a phone, whose session its QR code opened. Null: a customer with a phone. */
  customer: { phone: string | null; name: string | null; isBlocked: boolean; tableId: string | null } | null;
  /**
   * Number of the customer's open orders: not paid and not seen by staff. 0 if the number of open orders is not
   * limited.
   */
  openOrders: number;
  /**
   * Number for the new order. No order under way had this number at the time of reading. Null if no number was
   * requested.
   */
  number: number | null;
  /** Dining table of a dine-in order. Null if the order names no table, or if the table is inactive or its secret is wrong. */
  table: (NonNullable<Order["table"]> & { branchId: string }) | null;
}

/** All facts that a decision about an order needs. */
export interface OrderPlacingFacts
  extends Omit<OrderBranchFacts, "payments">, Omit<OrderLiveFacts, "contentVersion" | "stock"> {
  products: ProductWithStock[];
  /** Requested payment method with the brand's settings. Null if the brand does not have it. */
  payment: PaymentSettings | null;
}
