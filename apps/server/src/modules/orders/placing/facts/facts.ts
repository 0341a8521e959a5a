import type { ModificationGroup, Order, Timetable } from "@dasturxon/contract";
import type { BrandFiscal, ProductFiscal } from "@dasturxon/domain/fiscal-codes";
import type { WorkHours } from "@dasturxon/domain/hours";
import type { PaymentSettings } from "@dasturxon/domain/payment-type";
import type { PhoneCountry } from "@dasturxon/domain/phone-number";
import type { Pause } from "@dasturxon/domain/pauses";
import type { Text } from "@dasturxon/domain/text";
import type { WeightUnit } from "@dasturxon/domain/weighed";
import type { TariffRegion } from "../../../deliveries/index.ts";

/** A product as the brand set it up for one branch. */
export interface OfferedProduct {
  id: string;
  categoryId: string;
  name: Text;
  image: string | null;
  imageGround: string | null;
  /** In the branch asked for. */
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
  /** By which it stands on a fiscal receipt, and whether each piece has marks to be scanned [OR-10]. */
  fiscal: ProductFiscal;
  isMarked: boolean;
  timetable: Timetable | null;
  /** The one that ends last; it may have ended. */
  stop: { until: string | null } | null;
}

export interface PlacingProduct extends OfferedProduct {
  /** Null: without limit. */
  count: number | null;
}

export interface PlacingPromo {
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

/** What the brand says of itself and of one branch: it changes with the content version and never without. */
export interface BranchFacts {
  settings: {
    timeZone: string;
    mainLanguage: "uz" | "ru" | "eng";
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
    fiscal: BrandFiscal;
  };
  branch: {
    id: string;
    name: Text;
    address: Text;
    phone: string | null;
    latitude: number;
    longitude: number;
    settings: { deliveryEnabled: boolean; pickupEnabled: boolean; dineinEnabled: boolean };
    workHours: WorkHours[];
    /** Delivery price outside every region, in sum; null: the tariff of the first region. */
    deliveryPrice: number | null;
    preparationMinutes: number;
    isAutoAccept: boolean;
    /** Cooking minutes that a quarter of an hour takes; null: without limit. */
    slotCapacityMinutes: number | null;
  } | null;
  regions: TariffRegion[];
  /** The brand's pauses and busy hours, those that have ended among them. */
  pauses: Pause[];
  /** Every method as the brand switched it. */
  payments: (PaymentSettings & { type: string })[];
}

/** The brand's part of what a decision needs, with the products asked for and the parts of the sets among them. */
export interface BrandFacts extends BranchFacts {
  contentVersion: number;
  products: OfferedProduct[];
}

/** What orders, customers and the staff at their work change without raising the content version. */
export interface LiveFacts {
  /** At the moment of reading. */
  contentVersion: number;
  /** Of the products that are counted. */
  stock: { productId: string; count: number }[];
  /** Minutes taken of the branch's quarters from now on, where it has a capacity. */
  taken: { at: string; minutes: number }[];
  promo: PlacingPromo | null;
  /** Nothing where none is to be spent. */
  cashbackBalance: number;
  customer: { phone: string; name: string | null; isBlocked: boolean } | null;
  /** His orders that nobody of the staff has touched yet and that are not paid, where they are limited. */
  openOrders: number;
  /** For the order: nobody's of those under way a moment ago; null where none was asked for. */
  number: number | null;
  /** The table in use that was asked for. */
  table: (NonNullable<Order["table"]> & { branchId: string }) | null;
}

/** Everything that a decision about an order needs. */
export interface PlacingFacts
  extends Omit<BranchFacts, "payments">, Omit<LiveFacts, "contentVersion" | "stock"> {
  products: PlacingProduct[];
  /** The method asked for, as the brand switched it; null where it has none such. */
  payment: PaymentSettings | null;
}
