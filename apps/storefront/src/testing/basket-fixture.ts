import { changeFulfillment } from "../shop/location/fulfillment.ts";
import type { DeliveryAddress } from "../shop/location/fulfillment.ts";
import type { Product } from "../platform/shapes.ts";
import { addToBasket } from "../shop/basket/basket.ts";
import type { Answers } from "./fake-api.ts";
import { testBranch } from "./shop-fixture.ts";
import { exampleOf } from "./example-replies.ts";

/** In the zone of `testRegion`. */
export const testAddress: DeliveryAddress = {
  id: "front-1",
  type: "APARTMENT",
  name: null,
  streetName: "Amir Temur",
  houseNumber: "5",
  description: "Mirobod, Toshkent",
  comment: null,
  details: { office: "12", entrance: null, floor: null, domophone: null, landmark: null },
  latitude: 41.31,
  longitude: 69.28,
  cityId: null,
};

/** Has the order delivered to an address. */
export function deliverTo(address = testAddress): void {
  changeFulfillment({ serviceType: "DELIVERY", address, nearestBranchId: testBranch.id });
}

/** Puts one of each into the basket, the first modification of each required group chosen. */
export function fillBasket(...products: Product[]): void {
  for (const product of products) addToBasket(product, firstChoices(product));
}

function firstChoices({ modificationGroups }: Product) {
  return modificationGroups.flatMap(({ id: groupId, min, modifications: [first] }) =>
    first && min > 0 ? [{ id: first.id, groupId, name: first.name, price: first.price, count: 1 }] : [],
  );
}

/** API responses for basket and checkout: one somsa, delivered. */
export async function orderAnswers(): Promise<Answers> {
  const quote = await exampleOf("quoteOrder");
  return {
    "POST /deliveries/v1/delivery/tariff/client/calculate": {
      ...(await exampleOf("calculateTariff")),
      price: 10_000,
      branchId: testBranch.id,
    },
    "POST /orders/v1/orders/quote": {
      ...quote,
      productPrice: 12_000,
      totalProductPrice: 12_000,
      servicePrice: 0,
      deliveryPrice: 10_000,
      totalPrice: 22_000,
    },
    "GET /orders/v1/orders/slots": await exampleOf("slots"),
    "GET /products/v1/recommendations": [],
  };
}
