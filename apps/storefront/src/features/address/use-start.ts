import { useEffect, useEffectEvent, useRef, useState } from "react";
import { DEFAULT_ADDRESS_COORDINATES, defaultCity, pickerCity } from "@dasturxon/domain/defaults";
import { distanceMetres } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";
import { useBrand } from "../../shop/brand/brand.tsx";
import { citiesQuery } from "../../shop/location/cities.ts";
import { useDeviceLocation } from "../../shop/location/device-location.ts";
import type { LocationRefusal } from "../../shop/location/device-location.ts";
import { fulfillmentStore } from "../../shop/location/fulfillment.ts";
import type { City } from "../../platform/shapes.ts";
import { newAddressDraft } from "./address-draft.ts";
import { ADDRESS_ZOOM } from "./use-picker.ts";
import type { Picker } from "./use-picker.ts";

/** Metres from every city past which the device is somewhere else. */
const MAX_CITY_METRES = 60_000;

/** Where the map opens before the cities are known: the order's address, else the brand's place [AD-15]. */
export function startPoint(merchant: Coordinates): Coordinates {
  const { address } = fulfillmentStore.get();
  if (address) return { latitude: address.latitude, longitude: address.longitude };
  return merchant.latitude && merchant.longitude ? merchant : DEFAULT_ADDRESS_COORDINATES;
}

/** The city of the picker [AD-2], and the device's place, which is asked for by a tap only. */
export function useStart(picker: Picker) {
  const { mainCityId } = useBrand().merchant;
  const { data: cities } = citiesQuery.use();
  const [city, setCity] = useState<City | null>(null);
  const device = useDeviceLocation();
  const [refusal, setRefusal] = useState<LocationRefusal | "far" | null>(null);
  /** The guest moved the map, or the device said where it is. */
  const isSettled = useRef(newAddressDraft() !== null || fulfillmentStore.get().address !== null);

  /** Raised by whatever the guest does: a device that answers later is not heard any more [AD-3]. */
  const turn = useRef(0);

  async function locate(): Promise<void> {
    setRefusal(null);
    const ownTurn = (turn.current += 1);
    const found = await device.locate();
    if (turn.current !== ownTurn) return;
    if (found.refusal !== null) return setRefusal(found.refusal);
    const known = cities ?? (await citiesQuery.load()) ?? [];
    if (turn.current !== ownTurn) return;
    const near = known.find((each) => distanceMetres(each, found) < MAX_CITY_METRES);
    if (!near) return setRefusal("far");
    isSettled.current = true;
    setCity(near);
    picker.go(found, { zoom: ADDRESS_ZOOM, entryMode: "COORDINATES" });
  }

  const openCity = useEffectEvent((list: City[]) => {
    const { address, cityId } = fulfillmentStore.get();
    const hints = { mainCityId: address ? null : mainCityId, addressCityId: address?.cityId ?? cityId };
    const own = pickerCity(list, mainCityId);
    const found = address ? defaultCity(list, hints) : (own ?? defaultCity(list, hints));
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
    /** Why the device did not say where it is; null again as soon as the guest goes on. */
    refusal,
    locate,
    /** Another city: its own coordinates, whatever stood there before [AD-2]. */
    changeCity(id: string) {
      const next = cities?.find((each) => each.id === id);
      if (!next) return;
      turn.current += 1;
      isSettled.current = true;
      setRefusal(null);
      setCity(next);
      picker.show(next);
    },
    /** The guest chose a place himself, or goes on with the one that is shown. */
    settle() {
      turn.current += 1;
      isSettled.current = true;
      setRefusal(null);
    },
  };
}
