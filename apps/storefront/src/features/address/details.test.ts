import { expect, test } from "vitest";
import { addressFrom, emptyDetails } from "./details.ts";
import { foundPlace, geocoderLanguage } from "./found-place.ts";

const place = { streetName: "Katartal koʻchasi", houseNumber: "12", description: "Chilonzor, Toshkent" };

test("[AD-7] the details open with the name cleared and the office from the house number", () => {
  expect(emptyDetails(place)).toMatchObject({ name: "", office: "12", entrance: "" });
  expect(emptyDetails({ ...place, houseNumber: null }).office).toBe("");
});

test("[AD-6, AD-7] an address carries the details that were filled in and rounded coordinates", () => {
  const form = { ...emptyDetails(place), entrance: " 2 ", floor: "5", comment: "  " };
  const address = addressFrom({
    form,
    place,
    point: { latitude: 41.28785512, longitude: 69.20931449 },
    cityId: null,
  });
  expect(address).toMatchObject({
    id: null,
    name: null,
    comment: null,
    latitude: 41.287855,
    longitude: 69.209314,
  });
  expect(address.details).toEqual({ office: "12", entrance: "2", floor: "5", domophone: null });
});

test("[AD-4] a landmark gives its street, and its own name goes to the description", () => {
  const address = { road: "Amir Temur xiyoboni", house_number: "12", suburb: "Mirobod", city: "Toshkent" };
  const answer = {
    place_id: 1,
    lat: "41.3",
    lon: "69.2",
    name: "Amir Temur haykali",
    display_name: "",
    type: "landmark",
    address,
  };
  expect(foundPlace(answer)).toEqual({
    streetName: "Amir Temur xiyoboni",
    houseNumber: "12",
    description: "Amir Temur haykali, Mirobod, Toshkent",
  });
  const quarter = {
    ...answer,
    name: "Chilonzor-9",
    address: { road: null, suburb: "Chilonzor", city: "Toshkent" },
  };
  expect(foundPlace(quarter)).toMatchObject({ streetName: "Chilonzor-9", houseNumber: null });
});

test("[LN-1] a language that the geocoder does not speak takes the nearest that it does", () => {
  expect(["uz", "ru", "en", "kz", "tr", "ar", "zh"].map(geocoderLanguage)).toEqual([
    "uz",
    "ru",
    "en",
    "ru",
    "en",
    "en",
    "ru",
  ]);
});
