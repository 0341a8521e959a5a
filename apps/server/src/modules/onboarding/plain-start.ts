import { MAIN_LANGUAGES } from "@dasturxon/domain/language";
import type { StartBrandBody } from "@dasturxon/contract";
import { findColorType } from "@dasturxon/domain/color";
import { WEEKDAYS } from "@dasturxon/domain/hours";
import { STORE_SERVICE_TYPES } from "@dasturxon/domain/order-status";
import { NEW_BRAND_CITIES } from "@dasturxon/domain/start-cities";
import { createCircleAround } from "@dasturxon/domain/zones";
import type { PlainBrand } from "../merchants/index.ts";
import { parsePhone } from "../users/index.ts";

/** Value of `freeFrom` that disables free delivery: the price applies in the whole zone. */
const NEVER_FREE_DELIVERY = 0;

export type BrandDescription = Pick<
  StartBrandBody,
  "name" | "language" | "kind" | "mainColor" | "branch" | "delivery"
>;

/**
 * Builds a brand from the answers of the start form: one branch in one city, a circle as delivery zone, and default
 * settings.
 */
export function importedBrandFromStart(request: BrandDescription): Omit<PlainBrand, "key" | "logo"> {
  const { name, language, kind, mainColor, branch, delivery } = request;
  const city = NEW_BRAND_CITIES.find(({ key }) => key === branch.city) ?? NEW_BRAND_CITIES[0];
  if (!city) throw new Error("there is no city to begin in");
  const inAll = { uz: name, ru: name, eng: name };
  const days = WEEKDAYS.map((weekName) => ({
    weekName,
    open: branch.opensAt,
    close: branch.closesAt,
    isDayOff: false,
  }));
  const place = { latitude: branch.latitude, longitude: branch.longitude };
  const phone = parsePhone(branch.phone, { currency: city.currency, phoneCountries: null }) ?? branch.phone;
  return {
    name: inAll,
    title: {},
    kind: kind === "SHOP" ? "GROCERY" : "RESTAURANT",
    mainColor,
    mainColorType: findColorType(mainColor),
    isDark: false,
    mainLanguage: language,
    languages: [language, ...MAIN_LANGUAGES.filter((each) => each !== language)],
    phone,
    timeZone: city.timeZone,
    basketPosition: "NAVIGATION_BAR",
    modificationViewType: "NAME_ONLY",
    cashbackPercent: 0,
    orderSettings: {
      minimalDeliveryPrice: 0,
      shouldValidateDeliveryArea: true,
      isServiceFeeEnabled: false,
      isServiceFeeFreeAboveThreshold: false,
      serviceFeeThreshold: 0,
      serviceFeeAmount: 0,
    },
    about: {},
    cities: [{ ...city, isMain: true }],
    branches: [
      {
        key: "main",
        cityKey: city.key,
        name: inAll,
        address: { [language]: branch.address },
        ...place,
        phone,
        isMain: true,
        deliveryEnabled: delivery !== null,
        pickupEnabled: true,
        dineinEnabled: false,
        hours: STORE_SERVICE_TYPES.map((type) => ({ type, days })),
      },
    ],
    regions:
      delivery === null
        ? []
        : [
            {
              key: "circle",
              cityKey: city.key,
              branchKey: "main",
              name: inAll,
              polygon: createCircleAround(place, delivery.metres).map(([x, y]): [number, number] => [x, y]),
              tariff: {
                basePrice: delivery.price,
                baseDistance: delivery.metres,
                perKilometre: 0,
                freeFrom: NEVER_FREE_DELIVERY,
              },
            },
          ],
  };
}
