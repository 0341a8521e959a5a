import type { DemoBranch } from "../types.ts";
import { roundTheClockWeek, createWeekHours } from "../hours.ts";
import { createText } from "../words.ts";

/** Hours from 07:00 to 09:00 and from 10:00 to 23:00. In between, the shop is closed for restocking. */
const hoursWithMorning = createWeekHours("10:00", "23:00", { extraOpen: "07:00", extraClose: "09:00" });

export const branches: DemoBranch[] = [
  {
    key: "rustaveli",
    cityKey: "tashkent",
    name: createText(["Bozor24 Rustaveli", "Бозор24 Руставели", "Bozor24 Rustaveli"]),
    address: createText([
      "Shota Rustaveli koʻchasi, 41",
      "улица Шота Руставели, 41",
      "41 Shota Rustaveli Street",
    ]),
    latitude: 41.2868,
    longitude: 69.2549,
    phone: "+998712000241",
    isMain: true,
    deliveryEnabled: true,
    pickupEnabled: true,
    dineinEnabled: false,
    hours: [
      { type: "DELIVERY", days: roundTheClockWeek },
      { type: "PICK_UP", days: roundTheClockWeek },
      { type: "DINE_IN", days: roundTheClockWeek },
    ],
  },
  {
    key: "yunusobod",
    cityKey: "tashkent",
    name: createText(["Bozor24 Yunusobod", "Бозор24 Юнусабад", "Bozor24 Yunusobod"]),
    address: createText(["Ahmad Donish koʻchasi, 26", "улица Ахмада Дониша, 26", "26 Ahmad Donish Street"]),
    latitude: 41.3642,
    longitude: 69.2871,
    phone: "+998712000242",
    isMain: false,
    deliveryEnabled: false,
    pickupEnabled: true,
    dineinEnabled: false,
    hours: [
      { type: "DELIVERY", days: hoursWithMorning },
      { type: "PICK_UP", days: hoursWithMorning },
      { type: "DINE_IN", days: hoursWithMorning },
    ],
  },
  {
    key: "samarkand",
    cityKey: "samarkand",
    name: createText(["Bozor24 Samarqand", "Бозор24 Самарканд", "Bozor24 Samarkand"]),
    address: createText(["Rudakiy koʻchasi, 58", "улица Рудаки, 58", "58 Rudaki Street"]),
    latitude: 39.6689,
    longitude: 66.9642,
    phone: "+998662000243",
    isMain: false,
    deliveryEnabled: true,
    pickupEnabled: true,
    dineinEnabled: false,
    hours: [
      { type: "DELIVERY", days: createWeekHours("08:00", "01:00") },
      { type: "PICK_UP", days: roundTheClockWeek },
      { type: "DINE_IN", days: createWeekHours("08:00", "23:00", { but: { SUNDAY: { isDayOff: true } } }) },
    ],
  },
];
