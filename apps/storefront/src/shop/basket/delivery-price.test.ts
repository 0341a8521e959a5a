import { expect, test } from "vitest";
import type { ApiError } from "../../platform/api.ts";
import type { Tariff } from "../../platform/shapes.ts";
import { deliveryPrice } from "./delivery-price.ts";

const tariff = { price: 12_000 } as Tariff;
const refused = { code: "out_of_zone", statusCode: 409 } as ApiError;
const facts = { serviceType: "DELIVERY" as const, tariff: null, isAsked: false, error: null };

test("[BK-10] a pickup waits for no delivery price", () => {
  expect(deliveryPrice({ ...facts, serviceType: "PICK_UP", isAsked: true }).state).toBe("counted");
});

test("[BK-10] the delivery price is loading only while a request is pending", () => {
  expect(deliveryPrice({ ...facts, isAsked: true }).state).toBe("asked");
  expect(deliveryPrice({ ...facts, tariff, isAsked: true }).state).toBe("counted");
});

test("[CH-5, BK-10] after a refusal, or without a branch for the address, the price is unknown, with the refusal's text", () => {
  expect(deliveryPrice({ ...facts, error: refused })).toEqual({ state: "unknown", refusal: refused });
  expect(deliveryPrice(facts)).toEqual({ state: "unknown", refusal: null });
});
