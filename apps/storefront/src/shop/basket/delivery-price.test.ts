import { expect, test } from "vitest";
import type { ApiError } from "../../platform/api.ts";
import type { DeliveryTariff } from "../../platform/shapes.ts";
import { getDeliveryPriceState } from "./delivery-price.ts";

const tariff = { price: 12_000 } as DeliveryTariff;
const refusedError = { code: "out_of_zone", statusCode: 409 } as ApiError;
const deliveryInput = { serviceType: "DELIVERY" as const, tariff: null, isAsked: false, error: null };

test("[BK-10] a pickup waits for no delivery price", () => {
  expect(getDeliveryPriceState({ ...deliveryInput, serviceType: "PICK_UP", isAsked: true }).state).toBe(
    "counted",
  );
});

test("[BK-10] the delivery price is loading only while a request is pending", () => {
  expect(getDeliveryPriceState({ ...deliveryInput, isAsked: true }).state).toBe("asked");
  expect(getDeliveryPriceState({ ...deliveryInput, tariff, isAsked: true }).state).toBe("counted");
});

test("[CH-5, BK-10] after a refusal, or without a branch for the address, the price is unknown, with the refusal's text", () => {
  expect(getDeliveryPriceState({ ...deliveryInput, error: refusedError })).toEqual({
    state: "unknown",
    refusal: refusedError,
  });
  expect(getDeliveryPriceState(deliveryInput)).toEqual({ state: "unknown", refusal: null });
});
