import { expect, test } from "vitest";
import { formatAddressLine } from "../../shop/location/address-line.ts";
import { addressFromDetails, createDetailsForm, hasHouseDetails } from "./details.ts";
import { toFoundAddress, toGeocoderLanguage } from "./found-address.ts";

const foundAddress = {
  streetName: "Katartal koʻchasi",
  houseNumber: "12",
  description: "Chilonzor, Toshkent",
};

test("[AD-7] the details open with an empty name and the house from the map; the guest enters the flat", () => {
  expect(createDetailsForm(foundAddress)).toMatchObject({ name: "", house: "12", office: "" });
  expect(createDetailsForm({ ...foundAddress, houseNumber: null }).house).toBe("");
});

test("[AD-6, AD-7] an address has the entered details and rounded coordinates", () => {
  const form = {
    ...createDetailsForm(foundAddress),
    house: " 14A ",
    office: "7",
    entrance: " 2 ",
    comment: "  ",
  };
  const address = addressFromDetails({
    form,
    found: foundAddress,
    point: { latitude: 41.28785512, longitude: 69.20931449 },
    cityId: null,
    entryMode: "MAP",
  });
  expect(address).toMatchObject({
    id: null,
    name: null,
    comment: null,
    houseNumber: "14A",
    latitude: 41.287855,
    longitude: 69.209314,
  });
  expect(address.details).toMatchObject({ office: "7", entrance: "2", floor: null, landmark: null });
});

test("[FM-4] digits of other scripts in the fields of a door are saved as 0–9", () => {
  const form = {
    ...createDetailsForm(null),
    house: "７",
    office: "１２",
    floor: "۳",
    entrance: "٢",
    domophone: "٤#",
  };
  const created = { found: foundAddress, point: { latitude: 41.28, longitude: 69.2 }, cityId: null };
  expect(addressFromDetails({ ...created, form, entryMode: "MAP" })).toMatchObject({
    houseNumber: "7",
    details: { office: "12", floor: "3", entrance: "2", domophone: "4#" },
  });
  const without = { ...form, isWithoutHouse: true, landmark: "بيت ٧" };
  expect(addressFromDetails({ ...created, form: without, entryMode: "MAP" }).details?.landmark).toBe("بيت 7");
});

test("[AD-7] an address needs a house, or a landmark", () => {
  const empty = createDetailsForm(null);
  expect(hasHouseDetails(empty)).toBe(false);
  expect(hasHouseDetails({ ...empty, house: " " })).toBe(false);
  expect(hasHouseDetails({ ...empty, house: "9" })).toBe(true);
  // A number entered before "no number" was selected is ignored and not sent.
  const without = { ...empty, house: "9", isWithoutHouse: true };
  expect(hasHouseDetails(without)).toBe(false);
  const point = { latitude: 41.3, longitude: 69.2 };
  const address = addressFromDetails({
    form: { ...without, landmark: "12-maktab" },
    found: foundAddress,
    point,
    cityId: null,
    entryMode: "MAP",
  });
  expect(address).toMatchObject({ houseNumber: null, details: { landmark: "12-maktab" } });
});

test("[AD-7] a private house has a number and no flat, entrance or floor; their input is kept in the form", () => {
  const form = {
    ...createDetailsForm(foundAddress),
    type: "HOUSE" as const,
    office: "7",
    floor: "3",
    domophone: "12K",
  };
  const address = addressFromDetails({
    form,
    found: foundAddress,
    point: { latitude: 41.3, longitude: 69.2 },
    cityId: null,
    entryMode: "MAP",
  });
  expect(address).toMatchObject({
    type: "HOUSE",
    houseNumber: "12",
    details: { office: null, entrance: null, floor: null, domophone: "12K" },
  });
  expect(
    addressFromDetails({
      form: { ...form, type: "APARTMENT" },
      found: foundAddress,
      point: address,
      cityId: null,
      entryMode: "MAP",
    }),
  ).toMatchObject({
    type: "APARTMENT",
    details: { office: "7", floor: "3" },
  });
});

test("a house follows its street once, and the number of a quarter is not a house", () => {
  expect(formatAddressLine({ streetName: "Katartal koʻchasi", houseNumber: "12" })).toBe(
    "Katartal koʻchasi, 12",
  );
  expect(formatAddressLine({ streetName: "Katartal koʻchasi, 12", houseNumber: "12" })).toBe(
    "Katartal koʻchasi, 12",
  );
  expect(formatAddressLine({ streetName: "Chilonzor-9", houseNumber: "9" })).toBe("Chilonzor-9, 9");
});

test("[AD-4] a landmark fills in its street, and its own name goes to the description", () => {
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
  expect(toFoundAddress(answer)).toEqual({
    streetName: "Amir Temur xiyoboni",
    houseNumber: "12",
    description: "Amir Temur haykali, Mirobod, Toshkent",
  });
  const quarter = {
    ...answer,
    name: "Chilonzor-9",
    address: { road: null, suburb: "Chilonzor", city: "Toshkent" },
  };
  expect(toFoundAddress(quarter)).toMatchObject({ streetName: "Chilonzor-9", houseNumber: null });
});

test("[LN-1] a language that the geocoder does not support uses the closest supported one", () => {
  expect(["uz", "ru", "en", "kz", "tr", "ar", "zh"].map(toGeocoderLanguage)).toEqual([
    "uz",
    "ru",
    "en",
    "ru",
    "en",
    "en",
    "ru",
  ]);
});
