import type { Branch, WebSettings } from "@dasturxon/contract/merchants";
import type { BrandFiscalCodes } from "@dasturxon/domain/fiscal-codes";
import type { TextByLanguage } from "@dasturxon/contract/shapes";

/** A brand for import, without its menu. It has keys instead of ids. */
export interface ImportedBrand {
  key: string;
  name: TextByLanguage;
  title: TextByLanguage;
  /** Kind of business. Default: restaurant. */
  kind?: WebSettings["kind"];
  mainColor: string;
  mainColorType: "dark" | "light";
  isDark: boolean;
  mainLanguage: WebSettings["mainLanguage"];
  languages: WebSettings["languages"];
  phone: string;
  timeZone: string;
  /** Layout of the menu [MN-3]. Default: one page without the names of groups. */
  groupView?: WebSettings["views"]["groupView"];
  categoryView?: WebSettings["views"]["categoryView"];
  basketPosition: WebSettings["views"]["basketPosition"];
  modificationViewType: WebSettings["views"]["modificationViewType"];
  cashbackPercent: number;
  /** Links besides the phone, shown if set: `instagram`, `telegram` and others. */
  links?: Partial<Record<keyof WebSettings["links"], string>>;
  contacts?: WebSettings["contacts"];
  copyrightRight?: TextByLanguage;
  /**
   * Template of the SMS that contains a one-time code. It has the placeholders `{code}` and `{brand}`, and must be
   * equal to the template that the brand registered at its SMS gateway.
   */
  smsContent?: TextByLanguage;
  /** Feature flags that differ from the defaults of an imported brand. */
  features?: Partial<WebSettings["features"]>;
  orderSettings: {
    minimalDeliveryPrice: number;
    /** Minimum number of pieces for a delivery. Default: no minimum. */
    minimalDeliveryQuantity?: number;
    shouldValidateDeliveryArea: boolean;
    isServiceFeeEnabled: boolean;
    isServiceFeeFreeAboveThreshold: boolean;
    serviceFeeThreshold: number;
    serviceFeeAmount: number;
  };
  /** Codes of the tax office. Default: none. */
  fiscal?: BrandFiscalCodes;
  logo: string;
  /** Pictures for the browser's tab and for shared links. Default: the logo. */
  favicon?: string;
  shareImage?: string;
  about: TextByLanguage;
  cities: { key: string; name: TextByLanguage; latitude: number; longitude: number; isMain: boolean }[];
  branches: ImportedBranch[];
  regions: ImportedRegion[];
  /** Whether the brand belongs to the demo. Its staff cannot sign in in production. */
  isDemo?: boolean;
}

export interface ImportedBranch {
  key: string;
  cityKey: string;
  name: TextByLanguage;
  address: TextByLanguage;
  latitude: number;
  longitude: number;
  phone: string;
  /** Phone for reservations, if it differs from the branch's phone. */
  bookingPhone?: string;
  isMain: boolean;
  deliveryEnabled: boolean;
  pickupEnabled: boolean;
  dineinEnabled: boolean;
  hours: { type: Branch["workHours"][number]["type"]; days: Branch["workHours"][number]["hours"] }[];
}

export interface ImportedRegion {
  key: string;
  cityKey: string;
  branchKey: string;
  name: TextByLanguage;
  polygon: [number, number][];
  /** Delivery tariff, in the brand's currency and metres. */
  tariff: {
    basePrice: number;
    baseDistance: number;
    perKilometre: number;
    freeFrom: number;
    /** Prices by distance that replace the base price, nearest first. */
    steps?: { upTo: number; price: number }[];
  };
}
