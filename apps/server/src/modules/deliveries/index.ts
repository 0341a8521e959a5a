export { chooseRegionTariff as chooseTariff, type TariffRegion } from "./choose-tariff.ts";
export { type CourierServices, createCourierServices } from "./couriers.ts";
export type { CourierProvider } from "./gateways/courier-provider.ts";
export { registerDeliveries } from "./http.ts";
export type { Geocoder } from "./geocoding/geocoder.ts";
export { createGazetteer } from "./geocoding/gazetteer.ts";
export { createNominatim } from "./geocoding/nominatim.ts";
export { withFallbackGeocoder } from "./geocoding/with-fallback.ts";
