import type { BrandKind } from "@dasturxon/domain/brand-look";

/** Text in the languages that a demo brand speaks. */
export interface Text {
  uz: string;
  ru: string;
  eng: string;
  /** Of a brand that offers it besides. */
  ar?: string;
}

export interface DemoBrand {
  /** Sub-domain and stable key: `osh`. */
  key: string;
  name: Text;
  title: Text;
  /** A restaurant where it is not said. */
  kind?: BrandKind;
  /** The brand's colour, `#rrggbb`. */
  mainColor: string;
  mainColorType: "dark" | "light";
  isDark: boolean;
  mainLanguage: "uz" | "ru" | "eng";
  /** Where its own texts lack one of them, they are told in the main one. */
  languages: ("uz" | "ru" | "eng" | "ar" | "kz" | "tr" | "zh" | "uz-Cyrl")[];
  /** E.164. */
  phone: string;
  timeZone: string;
  /** Without the groups' names and as a whole where it is not said. */
  groupView?: "GROUP" | "WITHOUT_GROUP";
  categoryView?: "ALL" | "ONE_CATEGORY" | "GROUP_CATEGORY";
  basketPosition: "NAVIGATION_BAR" | "FLOATING_OVER_PRODUCT";
  modificationViewType: "NAME_ONLY" | "FULL_IMAGE";
  cashbackPercent: number;
  /** Addresses of the brand elsewhere. */
  links?: { telegram?: string; telegramBot?: string; instagram?: string; facebook?: string };
  contacts?: { name: Text; value: string }[];
  copyrightRight?: Text;
  /** Words for a code's text, with `{code}` and `{brand}`. */
  smsContent?: Text;
  /** Switches besides those that every demo brand has on. */
  features?: { buyNow?: boolean; chat?: boolean; groupOrder?: boolean; card?: boolean };
  orderSettings: {
    minimalDeliveryPrice: number;
    shouldValidateDeliveryArea: boolean;
    isServiceFeeEnabled: boolean;
    isServiceFeeFreeAboveThreshold: boolean;
    serviceFeeThreshold: number;
    serviceFeeAmount: number;
  };
  /** By which its dishes and fees stand on fiscal receipts, as in the settings. */
  fiscal?: FiscalCodes;
  /** Pictures are names below `demo/pictures/`, without ending: `osh/logo`. */
  logo: string;
  about: Text;
  /** 16:7 pictures without words; `name` is what the store writes on them. */
  /** Each leads to a category of the brand. */
  banners?: { picture: string; name: Text; categoryKey: string }[];
  /** Made by `content/`. */
  content?: DemoContent;
  cities: DemoCity[];
  branches: DemoBranch[];
  regions: DemoRegion[];
  groups: DemoGroup[];
  categories: DemoCategory[];
  products: DemoProduct[];
  promos: DemoPromo[];
}

/** Numbers of the tax office's catalogue: 17 digits, and those of the package that goes with them. */
export interface FiscalCodes {
  productMxik: string | null;
  productPackage: string | null;
  deliveryMxik: string | null;
  deliveryPackage: string | null;
  serviceMxik: string | null;
  servicePackage: string | null;
  /** Percent within the prices. */
  vatPercent: number;
  unitCode: number | null;
}

/** What a brand tells beside its menu. */
export interface DemoContent {
  policies: { type: "TERMS" | "ABOUT_COMPANY" | "PRIVACY_POLICY" | "EXTRA"; text: Text }[];
  stories: {
    key: string;
    name: Text;
    picture: string;
    /** Each leads to a product. */
    pages: { picture: string; text: Text; productKey: string }[];
  }[];
  vacancies: {
    key: string;
    position: Text;
    responsiblePerson: string;
    phone: string;
    /** Sum a month; an end may be open. */
    salaryFrom: number | null;
    salaryTo: number | null;
    requirements: Text;
  }[];
  tables: { branchKey: string; number: string; place: Text; chairs: number }[];
}

export interface DemoCity {
  key: string;
  name: Text;
  latitude: number;
  longitude: number;
  isMain: boolean;
}

export type WeekDay = "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";

/** `open` and `close` are `HH:mm`; a close at or before the open is past midnight. */
export interface DemoHours {
  weekName: WeekDay;
  open: string;
  close: string;
  extraOpen?: string;
  extraClose?: string;
  isDayOff: boolean;
}

export interface DemoBranch {
  key: string;
  cityKey: string;
  name: Text;
  address: Text;
  latitude: number;
  longitude: number;
  phone: string;
  /** Whom to call about a table, where it is not the same. */
  bookingPhone?: string;
  isMain: boolean;
  deliveryEnabled: boolean;
  pickupEnabled: boolean;
  dineinEnabled: boolean;
  /** Hours by service type; all seven days each. */
  hours: { type: "DELIVERY" | "PICK_UP" | "DINE_IN"; days: DemoHours[] }[];
}

/** A delivery region: points are `[longitude, latitude]`, not closed (the first is not repeated). */
export interface DemoRegion {
  key: string;
  cityKey: string;
  branchKey: string;
  name: Text;
  polygon: [number, number][];
  /** Sum for the first `baseDistance` metres, then `perKilometre` for each begun kilometre; free from `freeFrom` sum of products (0: never). */
  tariff: { basePrice: number; baseDistance: number; perKilometre: number; freeFrom: number };
}

export interface DemoGroup {
  key: string;
  name: Text;
  priority: number;
}

export interface DemoCategory {
  key: string;
  groupKey: string;
  name: Text;
  priority: number;
  viewType: "BIG" | "MEDIUM" | "SMALL";
  scrollType: "VERTICAL" | "HORIZONTAL";
  navigationType: "SHEET" | "POP_UP" | "FULL_SCREEN";
}

export interface DemoModification {
  key: string;
  name: Text;
  /** Sum added for each one. */
  price: number;
  /** How many of this one may be chosen (1: a checkbox or radio). */
  maxCount: number;
  image?: string;
  /** In a set: the product that this choice is, sold and counted as that one in its plainest form. */
  partKey?: string;
}

export interface DemoModificationGroup {
  key: string;
  name: Text;
  min: number;
  max: number;
  modifications: DemoModification[];
}

export interface DemoProduct {
  key: string;
  categoryKey: string;
  name: Text;
  description: Text;
  /** Sum for one unit. */
  costPrice: number;
  /** Percent off, 0–99. */
  discount: number;
  priority: number;
  unit: "KG" | "LITER" | "GRAMM" | "COUNT";
  /** How much of the unit one piece holds: 350 (GRAMM), 0.5 (LITER), 1 (COUNT). */
  measure: number;
  /** Sold by weight in steps of `measure`, `minCount` of them at least. */
  isWeighed?: boolean;
  minCount?: number;
  calorie: number | null;
  composition?: Text;
  /** Codes of allergens: GLUTEN, MILK, EGG, NUTS, FISH, SOY, SESAME, MUSTARD. */
  allergens?: string[];
  /** Grams in 100 g. */
  nutrition?: { protein: number; fat: number; carbohydrate: number };
  timeCookingMin: number;
  timeCookingMax: number;
  /** How many are left; null is without limit. */
  stock: number | null;
  /** Null while there is no true one: the store draws the category's mark. */
  picture: string | null;
  /** `#rrggbb` of the picture's ground, shown until the picture is there; `brands.ts` fills it in. */
  pictureGround?: string | null;
  labels: ("NEW" | "HIT" | "SPICY" | "VEGETARIAN" | "HALAL")[];
  tags: string[];
  isCartRecommendation: boolean;
  modificationGroups: DemoModificationGroup[];
  /** National catalogue code of goods, 17 digits, when known. */
  mxicCode: string | null;
  /** With it: the catalogue's number of its package, the tax in its price, the number of its unit. */
  packageCode?: string;
  vatPercent?: number;
  unitCode?: number;
  isMarked?: boolean;
}

export interface DemoPromo {
  code: string;
  discountType: "AMOUNT" | "PERCENTAGE";
  productDiscount: number;
  deliveryDiscount: number;
  minPrice: number;
  /** Days relative to the day the demo is loaded. */
  startDay: number;
  endDay: number;
  isActive: boolean;
  totalLimit: number | null;
  perCustomerLimit: number | null;
}
