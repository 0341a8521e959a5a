import type { DemoBranch } from "../types.ts";
import { type WeekDayHourExceptions, roundTheClockWeek, createWeekHours } from "../hours.ts";
import { createText } from "../words.ts";

const lateWeekendHours: WeekDayHourExceptions = { FRIDAY: { close: "03:00" }, SATURDAY: { close: "03:00" } };
const breakfastHours = { extraOpen: "07:30", extraClose: "10:00" };
const breakfastOnWorkdays: WeekDayHourExceptions = {
  MONDAY: breakfastHours,
  TUESDAY: breakfastHours,
  WEDNESDAY: breakfastHours,
  THURSDAY: breakfastHours,
  FRIDAY: { ...breakfastHours, close: "03:00" },
  SATURDAY: { close: "03:00" },
};

export const branches: DemoBranch[] = [
  {
    key: "oybek",
    cityKey: "tashkent",
    name: createText(["Pizza Bor Oybek", "Пицца Бор Ойбек", "Pizza Bor Oybek"]),
    address: createText(["Oybek koʻchasi, 22", "улица Ойбека, 22", "22 Oybek Street"]),
    latitude: 41.2957,
    longitude: 69.2741,
    phone: "+998712000701",
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
    name: createText(["Pizza Bor Chilonzor", "Пицца Бор Чиланзар", "Pizza Bor Chilonzor"]),
    address: createText(["Bunyodkor shoh koʻchasi, 18", "проспект Бунёдкор, 18", "18 Bunyodkor Avenue"]),
    latitude: 41.2797,
    longitude: 69.2116,
    phone: "+998712000702",
    isMain: false,
    deliveryEnabled: false,
    pickupEnabled: true,
    dineinEnabled: true,
    hours: [
      { type: "DELIVERY", days: createWeekHours("11:00", "02:00", { but: lateWeekendHours }) },
      { type: "PICK_UP", days: createWeekHours("11:00", "02:00", { but: breakfastOnWorkdays }) },
      { type: "DINE_IN", days: createWeekHours("11:00", "01:00", { but: breakfastOnWorkdays }) },
    ],
  },
  {
    key: "yunusobod",
    cityKey: "tashkent",
    name: createText(["Pizza Bor Yunusobod", "Пицца Бор Юнусабад", "Pizza Bor Yunusobod"]),
    address: createText([
      "Amir Temur shoh koʻchasi, 129",
      "проспект Амира Темура, 129",
      "129 Amir Temur Avenue",
    ]),
    latitude: 41.3593,
    longitude: 69.2875,
    phone: "+998712000703",
    isMain: false,
    deliveryEnabled: false,
    pickupEnabled: true,
    dineinEnabled: true,
    hours: [
      { type: "DELIVERY", days: createWeekHours("10:00", "00:00") },
      { type: "PICK_UP", days: createWeekHours("10:00", "00:00", { but: lateWeekendHours }) },
      { type: "DINE_IN", days: createWeekHours("10:00", "23:00", { but: { MONDAY: { isDayOff: true } } }) },
    ],
  },
  {
    key: "sergeli",
    cityKey: "tashkent",
    name: createText(["Pizza Bor Sergeli", "Пицца Бор Сергели", "Pizza Bor Sergeli"]),
    address: createText(["Yangi Sergeli koʻchasi, 11", "улица Янги Сергели, 11", "11 Yangi Sergeli Street"]),
    latitude: 41.2265,
    longitude: 69.2197,
    phone: "+998712000704",
    isMain: false,
    deliveryEnabled: true,
    pickupEnabled: true,
    dineinEnabled: false,
    hours: [
      { type: "DELIVERY", days: createWeekHours("10:00", "02:00", { but: lateWeekendHours }) },
      { type: "PICK_UP", days: createWeekHours("10:00", "23:30") },
      { type: "DINE_IN", days: createWeekHours("10:00", "23:00") },
    ],
  },
  {
    key: "samarkand",
    cityKey: "samarkand",
    name: createText(["Pizza Bor Samarqand", "Пицца Бор Самарканд", "Pizza Bor Samarkand"]),
    address: createText([
      "Universitet xiyoboni, 14",
      "Университетский бульвар, 14",
      "14 University Boulevard",
    ]),
    latitude: 39.6508,
    longitude: 66.9605,
    phone: "+998662000705",
    isMain: false,
    deliveryEnabled: true,
    pickupEnabled: true,
    dineinEnabled: true,
    hours: [
      {
        type: "DELIVERY",
        days: createWeekHours("10:00", "01:00", {
          but: { SUNDAY: { extraOpen: "07:00", extraClose: "09:00" } },
        }),
      },
      { type: "PICK_UP", days: createWeekHours("10:00", "01:00") },
      { type: "DINE_IN", days: createWeekHours("10:00", "00:00") },
    ],
  },
];
