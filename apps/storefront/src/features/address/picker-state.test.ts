import { expect, test } from "vitest";
import { canSaveAddress, reduceAddressPicker, createAddressPickerState } from "./picker-state.ts";
import type { AddressPickerState } from "./picker-state.ts";

const centre = { latitude: 41.3, longitude: 69.25 };
const otherPoint = { latitude: 41.31, longitude: 69.26 };
const foundAddress = { streetName: "Katartal koʻchasi", houseNumber: "12", description: "Chilonzor" };
const createPicker = (): AddressPickerState => createAddressPickerState(centre, foundAddress);

test("[AD-3] looks up the address where the map stops", () => {
  const moving = reduceAddressPicker(createPicker(), { type: "moveStarted" });
  expect(moving).toMatchObject({ isMoving: true, found: foundAddress });
  const rested = reduceAddressPicker(moving, { type: "moveEnded", centre: otherPoint });
  expect(rested).toMatchObject({ centre: otherPoint, lookup: "looking", found: null, lookupId: 2 });
});

test("[AD-3] drops a response to an older request, or one that arrives during a movement", () => {
  const first = reduceAddressPicker(createAddressPickerState(centre, null), { type: "retried" });
  const second = reduceAddressPicker(first, { type: "moveEnded", centre: otherPoint });
  expect(
    reduceAddressPicker(second, { type: "answered", lookupId: first.lookupId, found: foundAddress }),
  ).toBe(second);
  const moving = reduceAddressPicker(second, { type: "moveStarted" });
  expect(
    reduceAddressPicker(moving, { type: "answered", lookupId: second.lookupId, found: foundAddress }),
  ).toBe(moving);
  expect(reduceAddressPicker(moving, { type: "failed", lookupId: second.lookupId })).toBe(moving);
  expect(
    reduceAddressPicker(second, { type: "answered", lookupId: second.lookupId, found: foundAddress }),
  ).toMatchObject({
    lookup: "found",
    found: foundAddress,
  });
});

test("[AD-4] a chosen place keeps its name when the map is zoomed", () => {
  const picked = reduceAddressPicker(createPicker(), {
    type: "picked",
    centre: otherPoint,
    found: foundAddress,
  });
  const zoomed = reduceAddressPicker(reduceAddressPicker(picked, { type: "moveStarted" }), {
    type: "moveEnded",
    centre: otherPoint,
  });
  expect(zoomed).toMatchObject({
    lookup: "found",
    found: foundAddress,
    lookupId: picked.lookupId,
    isMoving: false,
  });
});

test("[AD-12] without a known address nothing is looked up until the guest acts", () => {
  const waiting = createAddressPickerState(centre, null);
  expect(waiting).toMatchObject({ lookup: "idle", found: null });
  expect(canSaveAddress(waiting, true)).toBe(false);
  // The map moves to the city, or is zoomed in place. The guest has not chosen an address.
  const shown = reduceAddressPicker(waiting, { type: "shown", centre: otherPoint });
  const rested = reduceAddressPicker(reduceAddressPicker(shown, { type: "moveStarted" }), {
    type: "moveEnded",
    centre: otherPoint,
  });
  expect(rested).toMatchObject({ lookup: "idle", centre: otherPoint, isMoving: false });
  expect(reduceAddressPicker(rested, { type: "moveEnded", centre })).toMatchObject({
    lookup: "looking",
    centre,
  });
});

test("[AD-2] another city clears the place of the previous one", () => {
  expect(reduceAddressPicker(createPicker(), { type: "shown", centre: otherPoint })).toMatchObject({
    lookup: "idle",
    found: null,
  });
});

test("[EN-6] a point has the entry mode map, search or device, until the map is moved", () => {
  expect(createAddressPickerState(centre, foundAddress, "SAVED").entryMode).toBe("SAVED");
  const searched = reduceAddressPicker(createPicker(), {
    type: "picked",
    centre: otherPoint,
    found: foundAddress,
  });
  expect(searched.entryMode).toBe("TARGET");
  expect(reduceAddressPicker(searched, { type: "moveEnded", centre: otherPoint }).entryMode).toBe("TARGET");
  const felt = reduceAddressPicker(searched, { type: "moveEnded", centre, entryMode: "COORDINATES" });
  const rested = reduceAddressPicker(reduceAddressPicker(felt, { type: "moveStarted" }), {
    type: "moveEnded",
    centre,
  });
  expect(rested.entryMode).toBe("COORDINATES");
  expect(reduceAddressPicker(rested, { type: "moveEnded", centre: otherPoint }).entryMode).toBe("MAP");
  expect(reduceAddressPicker(rested, { type: "shown", centre: otherPoint }).entryMode).toBe("MAP");
});

test("[AD-6] Save needs a street, a map at rest and a point inside the zone", () => {
  expect(canSaveAddress(createPicker(), true)).toBe(true);
  expect(canSaveAddress(createPicker(), false)).toBe(false);
  expect(canSaveAddress({ ...createPicker(), isMoving: true }, true)).toBe(false);
  expect(canSaveAddress({ ...createPicker(), found: { ...foundAddress, streetName: " " } }, true)).toBe(
    false,
  );
  expect(canSaveAddress(createAddressPickerState(centre, null), true)).toBe(false);
});

test("[AD-6] the centre has six decimals", () => {
  const rested = reduceAddressPicker(createPicker(), {
    type: "moveEnded",
    centre: { latitude: 41.12345678, longitude: 69.98765432 },
  });
  expect(rested.centre).toEqual({ latitude: 41.123457, longitude: 69.987654 });
});

test("[AD-13] after a failed lookup the picker retries on request, or when the map moves", () => {
  const first = reduceAddressPicker(createAddressPickerState(centre, null), { type: "retried" });
  const failed = reduceAddressPicker(first, { type: "failed", lookupId: first.lookupId });
  expect(failed.lookup).toBe("failed");
  expect(reduceAddressPicker(failed, { type: "retried" })).toMatchObject({ lookup: "looking", lookupId: 3 });
  expect(reduceAddressPicker(failed, { type: "moveEnded", centre })).toMatchObject({ lookup: "looking" });
});
