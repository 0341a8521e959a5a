import type { DemoBranch } from "../types.ts";
import { roundTheClock, week } from "../hours.ts";
import { text } from "../words.ts";

const chilonzor = week("10:00", "23:00", { extraOpen: "05:30", extraClose: "08:30" });
const night = { close: "04:00" };
const yunusobod = week("11:00", "02:00", { but: { FRIDAY: night, SATURDAY: night } });
const samarqand = week("09:00", "22:00", { but: { MONDAY: { isDayOff: true } } });

export const branches: DemoBranch[] = [
  {
    key: "mirobod",
    cityKey: "tashkent",
    name: text(["Mirobod, kecha-yu kunduz", "Мирабад, круглосуточно", "Mirobod, round the clock"]),
    address: text([
      "Mirobod tumani, Afrosiyob koʻchasi, 12",
      "Мирабадский район, улица Афросиаб, 12",
      "12 Afrosiyob Street, Mirobod district",
    ]),
    latitude: 41.298652,
    longitude: 69.273711,
    phone: "+998712000101",
    bookingPhone: "+998712000111",
    isMain: true,
    deliveryEnabled: true,
    pickupEnabled: true,
    dineinEnabled: true,
    hours: [
      { type: "DELIVERY", days: roundTheClock },
      { type: "PICK_UP", days: roundTheClock },
      { type: "DINE_IN", days: roundTheClock },
    ],
  },
  {
    key: "chilonzor",
    cityKey: "tashkent",
    name: text([
      "Chilonzor, nahor oshi bilan",
      "Чиланзар, с утренним пловом",
      "Chilonzor, with morning plov",
    ]),
    address: text([
      "Chilonzor tumani, Bunyodkor shoh koʻchasi, 42",
      "Чиланзарский район, проспект Бунёдкор, 42",
      "42 Bunyodkor Avenue, Chilonzor district",
    ]),
    latitude: 41.276043,
    longitude: 69.205118,
    phone: "+998712000102",
    isMain: false,
    deliveryEnabled: true,
    pickupEnabled: true,
    dineinEnabled: true,
    hours: [
      { type: "DELIVERY", days: week("10:00", "22:30") },
      { type: "PICK_UP", days: chilonzor },
      { type: "DINE_IN", days: chilonzor },
    ],
  },
  {
    key: "yunusobod",
    cityKey: "tashkent",
    name: text(["Yunusobod, yarim tungacha", "Юнусабад, до поздней ночи", "Yunusobod, late into the night"]),
    address: text([
      "Yunusobod tumani, Amir Temur shoh koʻchasi, 119",
      "Юнусабадский район, проспект Амира Темура, 119",
      "119 Amir Temur Avenue, Yunusobod district",
    ]),
    latitude: 41.358914,
    longitude: 69.286802,
    phone: "+998712000103",
    isMain: false,
    deliveryEnabled: true,
    pickupEnabled: true,
    dineinEnabled: false,
    hours: [
      { type: "DELIVERY", days: yunusobod },
      { type: "PICK_UP", days: yunusobod },
      { type: "DINE_IN", days: yunusobod },
    ],
  },
  {
    key: "samarqand",
    cityKey: "samarkand",
    name: text(["Samarqand, Registon", "Самарканд, Регистан", "Samarkand, Registan"]),
    address: text([
      "Samarqand, Registon koʻchasi, 15",
      "Самарканд, улица Регистан, 15",
      "15 Registon Street, Samarkand",
    ]),
    latitude: 39.653214,
    longitude: 66.969873,
    phone: "+998662000104",
    isMain: false,
    deliveryEnabled: true,
    pickupEnabled: true,
    dineinEnabled: true,
    hours: [
      { type: "DELIVERY", days: samarqand },
      { type: "PICK_UP", days: samarqand },
      { type: "DINE_IN", days: samarqand },
    ],
  },
];
