import { useEffect, useEffectEvent, useRef, useState } from "react";
import { DEFAULT_ADDRESS_COORDINATES, findDefaultCity, findPickerCity } from "@dasturxon/domain/defaults";
import { calculateDistanceMetres } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";
import { useBrand } from "../../shop/brand/brand.tsx";
import { citiesQuery } from "../../shop/location/cities.ts";
import { useDeviceLocation } from "../../shop/location/device-location.ts";
import type { LocationRefusal } from "../../shop/location/device-location.ts";
import { fulfillmentStore } from "../../shop/location/fulfillment.ts";
import type { City } from "../../platform/shapes.ts";
import { readNewAddressDraft } from "./address-draft.ts";
import { ADDRESS_MAP_ZOOM } from "./use-picker.ts";
import type { AddressPicker } from "./use-picker.ts";

/** Maximum distance of the device from a city, in metres. Beyond it, the location is not used. */
const MAX_CITY_DISTANCE_METRES = 60_000;

/**
 * Returns the initial position of the map before the cities are loaded: the order's address, else the brand's location
 * [AD-15].
 */
export function findInitialMapPoint(merchant: Coordinates): Coordinates {
  const { address } = fulfillmentStore.get();
  if (address) return { latitude: address.latitude, longitude: address.longitude };
  return merchant.latitude && merchant.longitude ? merchant : DEFAULT_ADDRESS_COORDINATES;
}

/** Returns the city of the picker [AD-2] and the device's location, which is requested by a tap only. */
export function useAddressPickerStart(picker: AddressPicker) {
  const { mainCityId } = useBrand().merchant;
  const { data: cities } = citiesQuery.use();
  const [city, setCity] = useState<City | null>(null);
  const device = useDeviceLocation();
  const [refusal, setRefusal] = useState<LocationRefusal | "far" | null>(null);
  /**
   * Whether the map must not move to the default city: a draft or an address of the order exists, or the guest has
   * chosen a place, a city or their own location.
   */
  const isSettled = useRef(readNewAddressDraft() !== null || fulfillmentStore.get().address !== null);

  /** Incremented on each action of the guest, so that a later response of the device is ignored [AD-3]. */
  const turn = useRef(0);

  async function locateGuest(): Promise<void> {
    setRefusal(null);
    const ownTurn = (turn.current += 1);
    const found = await device.locate();
    if (turn.current !== ownTurn) return;
    if (found.refusal !== null) return setRefusal(found.refusal);
    const known = cities ?? (await citiesQuery.load()) ?? [];
    if (turn.current !== ownTurn) return;
    const near = known.find((each) => calculateDistanceMetres(each, found) < MAX_CITY_DISTANCE_METRES);
    if (!near) return setRefusal("far");
    isSettled.current = true;
    setCity(near);
    picker.go(found, { zoom: ADDRESS_MAP_ZOOM, entryMode: "COORDINATES" });
  }

  const openCity = useEffectEvent((list: City[]) => {
    const { address, cityId } = fulfillmentStore.get();
    const hints = { mainCityId: address ? null : mainCityId, addressCityId: address?.cityId ?? cityId };
    const own = findPickerCity(list, mainCityId);
    const found = address ? findDefaultCity(list, hints) : (own ?? findDefaultCity(list, hints));
    setCity(found);
    if (found && !isSettled.current) picker.show(found);
  });
  useEffect(() => {
    if (cities) openCity(cities);
  }, [cities]);

  return {
    cities: cities ?? [],
    city,
    isLocating: device.isAsking,
    /** Reason why the device's location is not available. Null again after the next action of the guest. */
    refusal,
    locate: locateGuest,
    /** Changes the city and moves the map to its coordinates [AD-2]. */
    changeCity(id: string) {
      const next = cities?.find((each) => each.id === id);
      if (!next) return;
      turn.current += 1;
      isSettled.current = true;
      setRefusal(null);
      setCity(next);
      picker.show(next);
    },
    /** Called when the guest chose a place or confirmed the shown one. */
    settle() {
      turn.current += 1;
      isSettled.current = true;
      setRefusal(null);
    },
  };
}
