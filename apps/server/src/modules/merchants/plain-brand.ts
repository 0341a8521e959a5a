import type { Branch, WebSettings } from "@dasturxon/contract/merchants";
import type { BrandFiscal } from "@dasturxon/domain/fiscal-codes";
import type { Text } from "@dasturxon/contract/shapes";

/** A brand as people write it down: keys for ids, its menu apart. */
export interface PlainBrand {
  key: string;
  name: Text;
  title: Text;
  /** A restaurant where it is not said. */
  kind?: WebSettings["kind"];
  mainColor: string;
  mainColorType: "dark" | "light";
  isDark: boolean;
  mainLanguage: WebSettings["mainLanguage"];
  languages: WebSettings["languages"];
  phone: string;
  timeZone: string;
  /** How the menu is laid out [MN-3]; without the groups' names and as a whole where it is not said. */
  groupView?: WebSettings["views"]["groupView"];
  categoryView?: WebSettings["views"]["categoryView"];
  basketPosition: WebSettings["views"]["basketPosition"];
  modificationViewType: WebSettings["views"]["modificationViewType"];
  cashbackPercent: number;
  /** Links besides the phone, with what they show: `instagram`, `telegram`… */
  links?: Partial<Record<keyof WebSettings["links"], string>>;
  contacts?: WebSettings["contacts"];
  copyrightRight?: Text;
  /** Words for a code's text, with `{code}` and `{brand}`: what the brand's gateway was registered to send. */
  smsContent?: Text;
  /** Switches that differ from what an imported brand has on. */
  features?: Partial<WebSettings["features"]>;
  orderSettings: {
    minimalDeliveryPrice: number;
    /** Pieces that a delivery begins at; any where it is not said. */
    minimalDeliveryQuantity?: number;
    shouldValidateDeliveryArea: boolean;
    isServiceFeeEnabled: boolean;
    isServiceFeeFreeAboveThreshold: boolean;
    serviceFeeThreshold: number;
    serviceFeeAmount: number;
  };
  /** Codes of the tax office; none where it is not said. */
  fiscal?: BrandFiscal;
  logo: string;
  /** Pictures for the browser's tab and for links that are shared; the logo where there is none. */
  favicon?: string;
  shareImage?: string;
  about: Text;
  cities: { key: string; name: Text; latitude: number; longitude: number; isMain: boolean }[];
  branches: PlainBranch[];
  regions: PlainRegion[];
  /** Of the demo: its staff may not sign in in production. */
  isDemo?: boolean;
}

export interface PlainBranch {
  key: string;
  cityKey: string;
  name: Text;
  address: Text;
  latitude: number;
  longitude: number;
  phone: string;
  /** Where it is not the same. */
  bookingPhone?: string;
  isMain: boolean;
  deliveryEnabled: boolean;
  pickupEnabled: boolean;
  dineinEnabled: boolean;
  hours: { type: Branch["workHours"][number]["type"]; days: Branch["workHours"][number]["hours"] }[];
}

export interface PlainRegion {
  key: string;
  cityKey: string;
  branchKey: string;
  name: Text;
  polygon: [number, number][];
  /** Sum and metres. */
  tariff: {
    basePrice: number;
    baseDistance: number;
    perKilometre: number;
    freeFrom: number;
    /** Prices by distance instead of the base price, nearest first. */
    steps?: { upTo: number; price: number }[];
  };
}
