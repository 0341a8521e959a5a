import { expect, test } from "vitest";
import { createGazetteer } from "./gazetteer.ts";
import type { GazetteerEntry } from "./gazetteer-entry.ts";

const city = { uz: "Toshkent", ru: "Ташкент", eng: "Tashkent" };
const amir = { uz: "Amir Temur shoh koʻchasi", ru: "проспект Амира Темура", eng: "Amir Temur avenue" };
const chorsu = { uz: "Chorsu bozori", ru: "Базар Чорсу", eng: "Chorsu bazaar" };
const navoiy = { uz: "Navoiy koʻchasi", ru: "улица Навои", eng: "Navoiy street" };
const suburb = { uz: "Yunusobod", ru: "Юнусабад", eng: "Yunusabad" };
const sharedFields = { name: null, street: null, house: null, suburb, city };

const entries: GazetteerEntry[] = [
  { ...sharedFields, type: "residential", name: amir, latitude: 41.325, longitude: 69.28 },
  { ...sharedFields, type: "house", street: amir, house: "12", latitude: 41.3201, longitude: 69.2801 },
  { ...sharedFields, type: "house", street: amir, house: "1", latitude: 41.33, longitude: 69.28 },
  { ...sharedFields, type: "house", street: navoiy, house: "5", latitude: 41.3268, longitude: 69.235 },
  { ...sharedFields, type: "house", street: navoiy, house: "25", latitude: 41.3268, longitude: 69.245 },
  {
    ...sharedFields,
    type: "residential",
    name: { uz: "Bunyodkor koʻchasi" },
    latitude: 41.29,
    longitude: 69.22,
  },
  {
    ...sharedFields,
    type: "residential",
    name: { uz: "Chilonzor koʻchasi" },
    latitude: 41.28,
    longitude: 69.2,
  },
  { ...sharedFields, type: "suburb", name: { uz: "Chilonzor-9" }, latitude: 41.281, longitude: 69.2 },
  { ...sharedFields, type: "market", name: chorsu, latitude: 41.326, longitude: 69.235 },
];
const gazetteer = createGazetteer(entries);

test("[AD-3] names a point after the nearest house and keeps its coordinates", async () => {
  const place = await gazetteer.reverse({ latitude: 41.32, longitude: 69.28, language: "ru" });
  expect(place).toMatchObject({ name: "проспект Амира Темура, 12", lat: "41.320000", lon: "69.280000" });
  expect(place?.address).toEqual({
    road: "проспект Амира Темура",
    house_number: "12",
    suburb: "Юнусабад",
    city: "Ташкент",
  });
});

test("[AD-3] between houses a point has only the street; at a landmark its name and street", async () => {
  const between = await gazetteer.reverse({ latitude: 41.325, longitude: 69.28, language: "uz" });
  expect(between).toMatchObject({ name: "Amir Temur shoh koʻchasi", address: { house_number: null } });
  const landmark = await gazetteer.reverse({ latitude: 41.3262, longitude: 69.235, language: "uz" });
  expect(landmark).toMatchObject({
    name: "Chorsu bozori",
    address: { road: "Navoiy koʻchasi", house_number: "5" },
  });
});

test("[AD-3] a point far from every known place has no address", async () => {
  expect(await gazetteer.reverse({ latitude: 40.1, longitude: 65.3, language: "uz" })).toBeNull();
});

test.each(["amir temur", "Амир Темур 12", "амира темура", "temur yunusobod"])(
  "[AD-4] finds %s",
  async (text) => {
    const places = await gazetteer.search({ text, language: "uz", near: null });
    expect(places[0]?.address.road).toBe("Amir Temur shoh koʻchasi");
  },
);

test("[AD-4] a house number does not match as a prefix of another", async () => {
  const places = await gazetteer.search({ text: "amir temur 1", language: "uz", near: null });
  expect(places.map((place) => place.address.house_number)).toEqual(["1", null]);
});

test("[AD-4] ranks the nearer of equal results first and corrects a wrong keyboard layout", async () => {
  const createLaneEntry = (latitude: number) => ({
    ...sharedFields,
    type: "residential",
    name: navoiy,
    latitude,
    longitude: 69.2,
  });
  const twins = createGazetteer([
    createLaneEntry(41.2),
    { ...createLaneEntry(41.4), city: { uz: "Samarqand" } },
  ]);
  const near = { latitude: 41.39, longitude: 69.2 };
  expect((await twins.search({ text: "navoiy", language: "uz", near })).map(({ lat }) => lat)).toEqual([
    "41.400000",
    "41.200000",
  ]);
  expect((await gazetteer.search({ text: "xjhce", language: "ru", near: null }))[0]?.name).toBe(
    "Базар Чорсу",
  );
});

test.each([
  ["amr temur", "Amir Temur shoh koʻchasi"],
  ["bunyodkr", "Bunyodkor koʻchasi"],
  ["Бунёдкор", "Bunyodkor koʻchasi"],
])("[AD-4, MN-8] tolerates %s", async (text, name) => {
  expect((await gazetteer.search({ text, language: "uz", near: null }))[0]?.name).toBe(name);
});

test.each(["Navoiy 15", "navoi ko'chasi, 15-uy", "улица Навои дом 15"])(
  "[AD-4] places %s between the houses 5 and 25",
  async (text) => {
    const [first, second] = await gazetteer.search({ text, language: "uz", near: null });
    expect(first).toMatchObject({ name: "Navoiy koʻchasi, 15", lat: "41.326800", lon: "69.240000" });
    expect(first?.address).toMatchObject({ road: "Navoiy koʻchasi", house_number: "15" });
    expect(second?.address.house_number).toBeNull();
  },
);

test("[AD-4] finds the street of an unknown house number and keeps the number", async () => {
  const [first] = await gazetteer.search({ text: "Amir Temur 77A", language: "uz", near: null });
  expect(first).toMatchObject({ name: "Amir Temur shoh koʻchasi, 77A", lat: "41.325000" });
  expect(first?.address.house_number).toBe("77A");
});

test("[AD-4] a number in a quarter's name finds the quarter before a house", async () => {
  const places = await gazetteer.search({ text: "chilonzor 9", language: "uz", near: null });
  expect(places.map(({ name }) => name)).toEqual([
    "Chilonzor-9",
    "Chilonzor koʻchasi, 9",
    "Chilonzor koʻchasi",
  ]);
});

test("[AD-4] finds nothing for an unknown text", async () => {
  expect(await gazetteer.search({ text: "zzz", language: "uz", near: null })).toEqual([]);
});

test.each([
  ["Amir Temur 14A", "14А"],
  ["Amir Temur 14а", "14A"],
])("[AD-4] %s finds the house written as %s on the map", async (text, house) => {
  const place = {
    ...sharedFields,
    type: "house",
    street: amir,
    house,
    latitude: 41.3111,
    longitude: 69.2797,
  };
  const places = await createGazetteer([...entries, place]).search({ text, language: "uz", near: null });
  expect(places[0]).toMatchObject({ lat: "41.311100", address: { house_number: house } });
});
