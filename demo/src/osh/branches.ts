import type { DemoBranch } from "../types.ts";
import { roundTheClockWeek, createWeekHours } from "../hours.ts";
import { createText } from "../words.ts";

const chilonzorHours = createWeekHours("10:00", "23:00", { extraOpen: "05:30", extraClose: "08:30" });
const lateNightHours = { close: "04:00" };
const yunusobodHours = createWeekHours("11:00", "02:00", {
  but: { FRIDAY: lateNightHours, SATURDAY: lateNightHours },
});
const samarqandHours = createWeekHours("09:00", "22:00", { but: { MONDAY: { isDayOff: true } } });

export const branches: DemoBranch[] = [
  {
    key: "mirobod",
    cityKey: "tashkent",
    name: createText(["Mirobod, kecha-yu kunduz", "Мирабад, круглосуточно", "Mirobod, round the clock"]),
    address: createText([
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
      { type: "DELIVERY", days: roundTheClockWeek },
      { type: "PICK_UP", days: roundTheClockWeek },
      { type: "DINE_IN", days: roundTheClockWeek },
    ],
  },
  {
    key: "chilonzor",
    cityKey: "tashkent",
    name: createText([
      "Chilonzor, nahor oshi bilan",
      "Чиланзар, с утренним пловом",
      "Chilonzor, with morning plov",
    ]),
    address: createText([
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
      { type: "DELIVERY", days: createWeekHours("10:00", "22:30") },
      { type: "PICK_UP", days: chilonzorHours },
      { type: "DINE_IN", days: chilonzorHours },
    ],
  },
  {
    key: "yunusobod",
    cityKey: "tashkent",
    name: createText([
      "Yunusobod, yarim tungacha",
      "Юнусабад, до поздней ночи",
      "Yunusobod, late into the night",
    ]),
    address: createText([
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
      { type: "DELIVERY", days: yunusobodHours },
      { type: "PICK_UP", days: yunusobodHours },
      { type: "DINE_IN", days: yunusobodHours },
    ],
  },
  {
    key: "samarqand",
    cityKey: "samarkand",
    name: createText(["Samarqand, Registon", "Самарканд, Регистан", "Samarkand, Registan"]),
    address: createText([
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
      { type: "DELIVERY", days: samarqandHours },
      { type: "PICK_UP", days: samarqandHours },
      { type: "DINE_IN", days: samarqandHours },
    ],
  },
];
