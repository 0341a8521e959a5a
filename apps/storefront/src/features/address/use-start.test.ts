import { DEFAULT_ADDRESS_COORDINATES } from "@dasturxon/domain/defaults";
import { beforeEach, expect, test } from "vitest";
import { changeFulfillment } from "../../shop/location/fulfillment.ts";
import type { DeliveryAddress } from "../../shop/location/fulfillment.ts";
import { findInitialMapPoint } from "./use-start.ts";

const brandPoint = { latitude: 39.654, longitude: 66.959 };
const homeAddress = { id: null, streetName: "Katartal", latitude: 41.28, longitude: 69.2 } as DeliveryAddress;

beforeEach(() => changeFulfillment({ address: null }));

test("[AD-15] the map opens at the order's address, else at the brand's location", () => {
  expect(findInitialMapPoint(brandPoint)).toEqual(brandPoint);
  changeFulfillment({ address: homeAddress });
  expect(findInitialMapPoint(brandPoint)).toEqual({ latitude: 41.28, longitude: 69.2 });
});

test("[AD-15] without a location of the brand it opens in the centre of Tashkent", () => {
  expect(findInitialMapPoint({ latitude: 0, longitude: 0 })).toEqual(DEFAULT_ADDRESS_COORDINATES);
});
