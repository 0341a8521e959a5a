import { findDefaultCity } from "@dasturxon/domain/defaults";
import { citiesQuery } from "./cities.ts";
import { changeFulfillment, fulfillmentStore } from "./fulfillment.ts";

/** Sets a city if none is chosen: the main city, else the city of the address, else the first city [AD-2]. */
export async function chooseDefaultCity(): Promise<void> {
  if (fulfillmentStore.get().cityId !== null) return;
  const cities = await citiesQuery.load();
  const { cityId, address } = fulfillmentStore.get();
  if (!cities || cityId !== null) return;
  const mainCityId = cities.find(({ isMain }) => isMain)?.id;
  const city = findDefaultCity(cities, { mainCityId, addressCityId: address?.cityId });
  if (city) changeFulfillment({ cityId: city.id });
}
