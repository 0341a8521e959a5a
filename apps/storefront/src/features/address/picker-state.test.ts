import { expect, test } from "vitest";
import { canSaveAddress, reducePicker, createPickerState } from "./picker-state.ts";
import type { PickerState } from "./picker-state.ts";

const centre = { latitude: 41.3, longitude: 69.25 };
const otherPoint = { latitude: 41.31, longitude: 69.26 };
const foundAddress = { streetName: "Katartal koʻchasi", houseNumber: "12", description: "Chilonzor" };
const createPicker = (): PickerState => createPickerState(centre, foundAddress);

test("[AD-3] looks up the address where the map stops", () => {
  const moving = reducePicker(createPicker(), { type: "moveStarted" });
  expect(moving).toMatchObject({ isMoving: true, found: foundAddress });
  const rested = reducePicker(moving, { type: "moveEnded", centre: otherPoint });
  expect(rested).toMatchObject({ centre: otherPoint, lookup: "looking", found: null, lookupId: 2 });
});

test("[AD-3] drops a response to an older request, or one that arrives during a movement", () => {
  const first = reducePicker(createPickerState(centre, null), { type: "retried" });
  const second = reducePicker(first, { type: "moveEnded", centre: otherPoint });
  expect(reducePicker(second, { type: "answered", lookupId: first.lookupId, found: foundAddress })).toBe(
    second,
  );
  const moving = reducePicker(second, { type: "moveStarted" });
  expect(reducePicker(moving, { type: "answered", lookupId: second.lookupId, found: foundAddress })).toBe(
    moving,
  );
  expect(reducePicker(moving, { type: "failed", lookupId: second.lookupId })).toBe(moving);
  expect(
    reducePicker(second, { type: "answered", lookupId: second.lookupId, found: foundAddress }),
  ).toMatchObject({
    lookup: "found",
    found: foundAddress,
  });
});

test("[AD-4] a chosen place keeps its name when the map is zoomed", () => {
  const picked = reducePicker(createPicker(), { type: "picked", centre: otherPoint, found: foundAddress });
  const zoomed = reducePicker(reducePicker(picked, { type: "moveStarted" }), {
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
  const waiting = createPickerState(centre, null);
  expect(waiting).toMatchObject({ lookup: "idle", found: null });
  expect(canSaveAddress(waiting, true)).toBe(false);
  // The map moves to the city, or is zoomed in place. The guest has not chosen an address.
  const shown = reducePicker(waiting, { type: "shown", centre: otherPoint });
  const rested = reducePicker(reducePicker(shown, { type: "moveStarted" }), {
    type: "moveEnded",
    centre: otherPoint,
  });
  expect(rested).toMatchObject({ lookup: "idle", centre: otherPoint, isMoving: false });
  expect(reducePicker(rested, { type: "moveEnded", centre })).toMatchObject({ lookup: "looking", centre });
});

test("[AD-2] another city clears the place of the previous one", () => {
  expect(reducePicker(createPicker(), { type: "shown", centre: otherPoint })).toMatchObject({
    lookup: "idle",
    found: null,
  });
});

test("[EN-6] a point has the entry mode map, search or device, until the map is moved", () => {
  expect(createPickerState(centre, foundAddress, "SAVED").entryMode).toBe("SAVED");
  const searched = reducePicker(createPicker(), { type: "picked", centre: otherPoint, found: foundAddress });
  expect(searched.entryMode).toBe("TARGET");
  expect(reducePicker(searched, { type: "moveEnded", centre: otherPoint }).entryMode).toBe("TARGET");
  const felt = reducePicker(searched, { type: "moveEnded", centre, entryMode: "COORDINATES" });
  const rested = reducePicker(reducePicker(felt, { type: "moveStarted" }), { type: "moveEnded", centre });
  expect(rested.entryMode).toBe("COORDINATES");
  expect(reducePicker(rested, { type: "moveEnded", centre: otherPoint }).entryMode).toBe("MAP");
  expect(reducePicker(rested, { type: "shown", centre: otherPoint }).entryMode).toBe("MAP");
});

test("[AD-6] Save needs a street, a map at rest and a point inside the zone", () => {
  expect(canSaveAddress(createPicker(), true)).toBe(true);
  expect(canSaveAddress(createPicker(), false)).toBe(false);
  expect(canSaveAddress({ ...createPicker(), isMoving: true }, true)).toBe(false);
  expect(canSaveAddress({ ...createPicker(), found: { ...foundAddress, streetName: " " } }, true)).toBe(
    false,
  );
  expect(canSaveAddress(createPickerState(centre, null), true)).toBe(false);
});

test("[AD-6] the centre has six decimals", () => {
  const rested = reducePicker(createPicker(), {
    type: "moveEnded",
    centre: { latitude: 41.12345678, longitude: 69.98765432 },
  });
  expect(rested.centre).toEqual({ latitude: 41.123457, longitude: 69.987654 });
});

test("[AD-13] after a failed lookup the picker retries on request, or when the map moves", () => {
  const first = reducePicker(createPickerState(centre, null), { type: "retried" });
  const failed = reducePicker(first, { type: "failed", lookupId: first.lookupId });
  expect(failed.lookup).toBe("failed");
  expect(reducePicker(failed, { type: "retried" })).toMatchObject({ lookup: "looking", lookupId: 3 });
  expect(reducePicker(failed, { type: "moveEnded", centre })).toMatchObject({ lookup: "looking" });
});
