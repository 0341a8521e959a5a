import { useEffect, useEffectEvent, useReducer, useState } from "react";
import type { EntryMode } from "@dasturxon/domain/address";
import type { Coordinates } from "@dasturxon/domain/zones";
import { call } from "../../platform/api.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useLanguage } from "../../platform/i18n.tsx";
import type { MapTarget } from "../../platform/map-contract.ts";
import { toast } from "../../ui/toast.tsx";
import { toFoundAddress, toGeocoderLanguage } from "./found-address.ts";
import type { FoundAddress } from "./found-address.ts";
import { reduceAddressPicker, createAddressPickerState } from "./picker-state.ts";
import type { AddressPickerEvent, AddressPickerState } from "./picker-state.ts";

/** Initial zoom of the address picker's map [AD-1], and its zoom after a search or a tap on ◎ (my location). */
export const CITY_ZOOM = 14;
export const ADDRESS_MAP_ZOOM = 16;

export interface AddressPicker {
  state: AddressPickerState;
  target: MapTarget;
  /** Dispatches an event of the map, such as a move by hand. Programmatic moves dispatch their own event. */
  tell(event: AddressPickerEvent): void;
  /** Moves the map to a place. Without `found`, the address of the place is looked up. */
  go(to: Coordinates, options?: { zoom?: number; found?: FoundAddress; entryMode?: EntryMode }): void;
  /** Shows a city without using its centre as the address. */
  show(city: Coordinates): void;
  /** Changes the zoom around the pin. */
  zoomTo(zoom: number): void;
}

interface SelectedAddress {
  found: FoundAddress;
  entryMode?: EntryMode | null | undefined;
}

/** Returns the state of the address picker: the position of the pin over the map, and the address there [AD-3]. */
export function useAddressPicker(start: Coordinates, known: SelectedAddress | null): AddressPicker {
  const language = useLanguage();
  const errorText = useErrorText();
  const [state, tell] = useReducer(reduceAddressPicker, null, () =>
    createAddressPickerState(start, known?.found ?? null, known?.entryMode ?? "MAP"),
  );
  const [target, setTarget] = useState<MapTarget>(() => ({ ...start, zoom: CITY_ZOOM }));
  const { lookupId, lookup, isMoving } = state;

  const lookUp = useEffectEvent(async (question: number) => {
    const { latitude, longitude } = state.centre;
    const query = { lat: latitude, lon: longitude, lang: toGeocoderLanguage(language) };
    const { data, error } = await call("GET /notifications/v1/nominatim/reverse", { query });
    if (data) return tell({ type: "answered", lookupId: question, found: toFoundAddress(data) });
    if (error.code === "not_found") return tell({ type: "answered", lookupId: question, found: null });
    tell({ type: "failed", lookupId: question });
    void toast({ text: errorText(error), tone: "bad" });
  });

  useEffect(() => {
    if (lookup === "looking" && !isMoving) void lookUp(lookupId);
  }, [lookupId, lookup, isMoving]);

  return {
    state,
    target,
    tell,
    go(to, { zoom = CITY_ZOOM, found, entryMode = "MAP" } = {}) {
      setTarget({ ...to, zoom });
      tell(
        found
          ? { type: "picked", centre: to, found, entryMode }
          : { type: "moveEnded", centre: to, entryMode },
      );
    },
    show(city) {
      setTarget({ ...city, zoom: CITY_ZOOM });
      tell({ type: "shown", centre: city });
    },
    zoomTo: (zoom) => setTarget({ ...state.centre, zoom }),
  };
}
