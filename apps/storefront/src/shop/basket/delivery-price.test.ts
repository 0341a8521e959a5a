import { expect, test } from "vitest";
import type { ApiError } from "../../platform/api.ts";
import type { Tariff } from "../../platform/shapes.ts";
import { getDeliveryPrice } from "./delivery-price.ts";

const tariff = { price: 12_000 } as Tariff;
const refusedError = { code: "out_of_zone", statusCode: 409 } as ApiError;
const facts = { serviceType: "DELIVERY" as const, tariff: null, isAsked: false, error: null };

test("[BK-10] a pickup waits for no delivery price", () => {
  expect(getDeliveryPrice({ ...facts, serviceType: "PICK_UP", isAsked: true }).state).toBe("counted");
});

test("[BK-10] the delivery price is loading only while a request is pending", () => {
  expect(getDeliveryPrice({ ...facts, isAsked: true }).state).toBe("asked");
  expect(getDeliveryPrice({ ...facts, tariff, isAsked: true }).state).toBe("counted");
});

test("[CH-5, BK-10] after a refusal, or without a branch for the address, the price is unknown, with the refusal's text", () => {
  expect(getDeliveryPrice({ ...facts, error: refusedError })).toEqual({
    state: "unknown",
    refusal: refusedError,
  });
  expect(getDeliveryPrice(facts)).toEqual({ state: "unknown", refusal: null });
});
