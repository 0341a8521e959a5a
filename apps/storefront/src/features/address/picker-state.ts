import type { EntryMode } from "@dasturxon/domain/address";
import { roundCoordinate } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";
import type { FoundAddress } from "./found-address.ts";

export interface AddressPickerState {
  /** Position of the fixed pin, six decimals [AD-6]. */
  centre: Coordinates;
  /** Whether the map is moving. No lookup is sent meanwhile [AD-3]. */
  isMoving: boolean;
  /** Sequence number of the latest address lookup. Responses to earlier lookups are ignored. */
  lookupId: number;
  lookup: "idle" | "looking" | "found" | "unknown" | "failed";
  found: FoundAddress | null;
  /** Method by which the point was chosen [EN-6]. */
  entryMode: EntryMode;
}

export type AddressPickerEvent =
  | { type: "moveStarted" }
  /** The map stopped. `entryMode` is missing after a move by the guest and after a programmatic move. */
  | { type: "moveEnded"; centre: Coordinates; entryMode?: EntryMode }
  | { type: "answered"; lookupId: number; found: FoundAddress | null }
  | { type: "failed"; lookupId: number }
  /** The map shows a city. Its centre is not an address chosen by the guest. */
  | { type: "shown"; centre: Coordinates }
  /** Search result or saved address, with a known name [AD-4]. */
  | { type: "picked"; centre: Coordinates; found: FoundAddress; entryMode?: EntryMode }
  | { type: "retried" };

/** Returns the initial state. Without a known place, no lookup is sent until the guest interacts with the map. */
export function createAddressPickerState(
  centre: Coordinates,
  found: FoundAddress | null,
  entryMode: EntryMode = "MAP",
): AddressPickerState {
  const lookup = found ? "found" : "idle";
  return { centre: roundCoordinates(centre), isMoving: false, lookupId: 1, lookup, found, entryMode };
}

/** Returns the state of the address picker after an event. */
export function reduceAddressPicker(
  state: AddressPickerState,
  event: AddressPickerEvent,
): AddressPickerState {
  switch (event.type) {
    case "moveStarted":
      return { ...state, isMoving: true };
    case "moveEnded": {
      const centre = roundCoordinates(event.centre);
      // Zooming in place sends no address lookup and preserves the name of the place, which may come from a search
      // result.
      const isSettled = state.lookup === "found" || state.lookup === "idle";
      const isHere = isSamePoint(centre, state.centre);
      const entryMode = event.entryMode ?? (isHere ? state.entryMode : "MAP");
      if (isHere && isSettled) return { ...state, isMoving: false, entryMode };
      return { ...startAddressLookup(state), centre, isMoving: false, entryMode };
    }
    case "shown":
      return {
        ...startAddressLookup(state),
        centre: roundCoordinates(event.centre),
        lookup: "idle",
        entryMode: "MAP",
      };
    case "picked":
      return {
        ...startAddressLookup(state),
        centre: roundCoordinates(event.centre),
        lookup: "found",
        found: event.found,
        entryMode: event.entryMode ?? "TARGET",
      };
    case "retried":
      return startAddressLookup(state);
    case "answered":
      if (event.lookupId !== state.lookupId || state.isMoving) return state;
      return { ...state, lookup: event.found ? "found" : "unknown", found: event.found };
    case "failed":
      return event.lookupId === state.lookupId && !state.isMoving ? { ...state, lookup: "failed" } : state;
  }
}

/**
 * Returns whether the address can be saved: the pin is on a street and, if zones are checked, inside one [AD-5, AD-6].
 */
export function canSaveAddress({ isMoving, lookup, found }: AddressPickerState, isInZone: boolean): boolean {
  return !isMoving && lookup === "found" && found !== null && found.streetName.trim() !== "" && isInZone;
}

function startAddressLookup(state: AddressPickerState): AddressPickerState {
  return { ...state, lookupId: state.lookupId + 1, lookup: "looking", found: null };
}

function roundCoordinates({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: roundCoordinate(latitude), longitude: roundCoordinate(longitude) };
}

function isSamePoint(a: Coordinates, b: Coordinates): boolean {
  return Math.abs(a.latitude - b.latitude) < 2e-6 && Math.abs(a.longitude - b.longitude) < 2e-6;
}
