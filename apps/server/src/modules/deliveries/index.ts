export { chooseTariff, type TariffQuestion, type TariffRegion } from "./choose-tariff.ts";
export { registerDeliveries } from "./http.ts";
