import { useEffect, useEffectEvent, useRef, useState } from "react";
import { DEFAULT_ADDRESS_COORDINATES, defaultCity, pickerCity } from "@dasturxon/domain/defaults";
import { distanceMetres } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";
import { useBrand } from "../../platform/brand.tsx";
import { citiesStore } from "../../platform/cities.ts";
import { useT } from "../../platform/i18n.tsx";
import { placeStore } from "../../platform/place.ts";
import { useShell } from "../../platform/shell.tsx";
import type { City } from "../../platform/shapes.ts";
import { toast } from "../../ui/toast.tsx";
import { CITY_ZOOM, PLACE_ZOOM } from "./use-picker.ts";
import type { Picker } from "./use-picker.ts";

/** Metres from every city past which the device is somewhere else. */
const FAR = 60_000;

/** Where the map opens before the cities are known: the order's address, else the brand's place [AD-15]. */
export function startPoint(merchant: Coordinates): Coordinates {
  const { address } = placeStore.get();
  if (address) return { latitude: address.latitude, longitude: address.longitude };
  return merchant.latitude && merchant.longitude ? merchant : DEFAULT_ADDRESS_COORDINATES;
}

/** The city of the picker [AD-2], and the device's place: asked for at once where no address is known [SH-2]. */
export function useStart(picker: Picker, { asksDevice }: { asksDevice: boolean }) {
  const t = useT();
  const shell = useShell();
  const { mainCityId } = useBrand().merchant;
  const { data: cities } = citiesStore.use();
  const [city, setCity] = useState<City | null>(null);
  const [isLocating, setIsLocating] = useState(false);
  /** The guest moved the map, or the device said where it is. */
  const isSettled = useRef(!asksDevice);

  async function locate(): Promise<void> {
    setIsLocating(true);
    const found = await shell.location();
    setIsLocating(false);
    if (found.refusal !== null) return toast({ text: t(`place.location.${found.refusal}`) });
    const near = (cities ?? citiesStore.get().data ?? []).find((each) => distanceMetres(each, found) < FAR);
    if (!near) return toast({ text: t("place.location.far") });
    isSettled.current = true;
    setCity(near);
    picker.go(found, { zoom: PLACE_ZOOM });
  }

  const askDevice = useEffectEvent(() => void citiesStore.load().then(locate));
  useEffect(() => {
    if (asksDevice) askDevice();
  }, [asksDevice]);

  const openCity = useEffectEvent((list: City[]) => {
    const { address, cityId } = placeStore.get();
    const hints = { mainCityId: address ? null : mainCityId, addressCityId: address?.cityId ?? cityId };
    const own = pickerCity(list, mainCityId);
    const found = address ? defaultCity(list, hints) : (own ?? defaultCity(list, hints));
    setCity(found);
    if (found && !isSettled.current) picker.go(found, { zoom: CITY_ZOOM });
  });
  useEffect(() => {
    if (cities) openCity(cities);
  }, [cities]);

  return {
    cities: cities ?? [],
    city,
    isLocating,
    locate,
    /** Another city: its own coordinates, whatever stood there before [AD-2]. */
    changeCity(id: string) {
      const next = cities?.find((each) => each.id === id);
      if (!next) return;
      isSettled.current = true;
      setCity(next);
      picker.go(next, { zoom: CITY_ZOOM });
    },
    settle() {
      isSettled.current = true;
    },
  };
}
