import { expect, test } from "vitest";
import type { ApiError } from "../../platform/api.ts";
import type { Tariff } from "../../platform/shapes.ts";
import { deliveryPrice } from "./delivery-price.ts";

const tariff = { price: 12_000 } as Tariff;
const refused = { code: "out_of_zone", statusCode: 409 } as ApiError;
const facts = { serviceType: "DELIVERY" as const, tariff: null, isAsked: false, error: null };

test("[BK-10] what is fetched has no price of delivery to wait for", () => {
  expect(deliveryPrice({ ...facts, serviceType: "PICK_UP", isAsked: true }).state).toBe("counted");
});

test("[BK-10] the price of delivery is on its way only while somebody asks for it", () => {
  expect(deliveryPrice({ ...facts, isAsked: true }).state).toBe("asked");
  expect(deliveryPrice({ ...facts, tariff, isAsked: true }).state).toBe("counted");
});

test("[CH-5, BK-10] where it was refused, or no branch serves the address, it is unknown, with the refusal's words", () => {
  expect(deliveryPrice({ ...facts, error: refused })).toEqual({ state: "unknown", refusal: refused });
  expect(deliveryPrice(facts)).toEqual({ state: "unknown", refusal: null });
});
