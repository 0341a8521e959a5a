export { chooseTariff, type TariffQuestion, type TariffRegion } from "./choose-tariff.ts";
export { type Couriers, createCouriers } from "./couriers.ts";
export type { CourierProvider, DeliveryType, Errand } from "./gateways/courier-provider.ts";
export { registerDeliveries } from "./http.ts";
