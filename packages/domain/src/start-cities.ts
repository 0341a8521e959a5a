/** City for a new brand: its centre, and the country's currency and time zone. */
export interface NewBrandCity {
  key: string;
  name: { uz: string; ru: string; eng: string };
  latitude: number;
  longitude: number;
  currency: "UZS" | "KZT";
  timeZone: "Asia/Tashkent" | "Asia/Almaty";
}

const uzbekistanCityRows: [
  key: string,
  uz: string,
  ru: string,
  eng: string,
  latitude: number,
  longitude: number,
][] = [
  ["tashkent", "Toshkent", "Ташкент", "Tashkent", 41.311081, 69.279737],
  ["samarkand", "Samarqand", "Самарканд", "Samarkand", 39.654703, 66.959702],
  ["bukhara", "Buxoro", "Бухара", "Bukhara", 39.7747, 64.4286],
  ["andijan", "Andijon", "Андижан", "Andijan", 40.7821, 72.3442],
  ["fergana", "Fargʻona", "Фергана", "Fergana", 40.3842, 71.7843],
  ["namangan", "Namangan", "Наманган", "Namangan", 40.9983, 71.6726],
  ["kokand", "Qoʻqon", "Коканд", "Kokand", 40.5286, 70.9425],
  ["qarshi", "Qarshi", "Карши", "Qarshi", 38.8606, 65.7891],
  ["termez", "Termiz", "Термез", "Termez", 37.2242, 67.2783],
  ["navoi", "Navoiy", "Навои", "Navoi", 40.0844, 65.3792],
  ["jizzakh", "Jizzax", "Джизак", "Jizzakh", 40.1158, 67.8422],
  ["gulistan", "Guliston", "Гулистан", "Gulistan", 40.4897, 68.7842],
  ["urgench", "Urganch", "Ургенч", "Urgench", 41.55, 60.6333],
  ["nukus", "Nukus", "Нукус", "Nukus", 42.4531, 59.6103],
];

/** Capitals of Uzbekistan's regions and the three large cities of Kazakhstan. The first is the default. */
export const NEW_BRAND_CITIES: readonly NewBrandCity[] = [
  ...uzbekistanCityRows.map(([key, uz, ru, eng, latitude, longitude]) => ({
    key,
    name: { uz, ru, eng },
    latitude,
    longitude,
    currency: "UZS" as const,
    timeZone: "Asia/Tashkent" as const,
  })),
  ...(
    [
      ["almaty", "Olmaota", "Алматы", "Almaty", 43.2389, 76.8897],
      ["astana", "Ostona", "Астана", "Astana", 51.1694, 71.4491],
      ["shymkent", "Chimkent", "Шымкент", "Shymkent", 42.3417, 69.5901],
    ] as const
  ).map(([key, uz, ru, eng, latitude, longitude]) => ({
    key,
    name: { uz, ru, eng },
    latitude,
    longitude,
    currency: "KZT" as const,
    timeZone: "Asia/Almaty" as const,
  })),
];
