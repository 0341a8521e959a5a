import type { PlainBrand } from "../modules/merchants/index.ts";
import { deriveStableId } from "../platform/stable-id.ts";

const weekDayNames = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"] as const;

/** Returns the id that a test brand with this key has. */
export const getTestBrandId = (key: string) => deriveStableId("merchant", key);

/** Opening hours around the clock every day. */
const roundTheClockHours = (["DELIVERY", "PICK_UP", "DINE_IN"] as const).map((type) => ({
  type,
  days: weekDayNames.map((weekName) => ({ weekName, open: "00:00", close: "00:00", isDayOff: false })),
}));

/**
 * Returns a small brand in Tashkent: branches `center` (41.31, 69.28, delivers in the region `inner`, about 2 km
 * around) and `north` (41.36, 69.28, pickup only), a service fee of 2,000 soʻm, a minimum order of 30,000 soʻm.
 */
export function createTestBrand(key: string): PlainBrand {
  const name = { uz: key, ru: key, eng: key };
  const city = {
    cityKey: "tashkent",
    phone: "+998712000000",
    address: name,
    dineinEnabled: true,
    hours: roundTheClockHours,
  };
  return {
    key,
    name,
    title: name,
    mainColor: "#FCE000",
    mainColorType: "light",
    isDark: false,
    mainLanguage: "uz",
    languages: ["uz", "ru", "eng"],
    phone: "+998712000000",
    timeZone: "Asia/Tashkent",
    basketPosition: "NAVIGATION_BAR",
    modificationViewType: "NAME_ONLY",
    cashbackPercent: 5,
    orderSettings: {
      minimalDeliveryPrice: 30_000,
      shouldValidateDeliveryArea: true,
      isServiceFeeEnabled: true,
      isServiceFeeFreeAboveThreshold: true,
      serviceFeeThreshold: 200_000,
      serviceFeeAmount: 2000,
    },
    logo: `${key}/logo`,
    about: name,
    cities: [{ key: "tashkent", name: { uz: "Toshkent" }, latitude: 41.31, longitude: 69.28, isMain: true }],
    branches: [
      {
        ...city,
        key: "center",
        name: { uz: "Markaz", ru: "Центр", eng: "Center" },
        latitude: 41.31,
        longitude: 69.28,
        isMain: true,
        deliveryEnabled: true,
        pickupEnabled: true,
      },
      {
        ...city,
        key: "north",
        name: { uz: "Shimol", ru: "Север", eng: "North" },
        latitude: 41.36,
        longitude: 69.28,
        isMain: false,
        deliveryEnabled: false,
        pickupEnabled: true,
      },
    ],
    regions: [
      {
        key: "inner",
        cityKey: "tashkent",
        branchKey: "center",
        name: { uz: "Ichki" },
        polygon: [
          [69.25, 41.29],
          [69.31, 41.29],
          [69.31, 41.33],
          [69.25, 41.33],
        ],
        tariff: { basePrice: 10_000, baseDistance: 2000, perKilometre: 2000, freeFrom: 150_000 },
      },
    ],
  };
}
