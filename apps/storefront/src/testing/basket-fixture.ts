import { changeFulfillment } from "../shop/location/fulfillment.ts";
import type { DeliveryAddress } from "../shop/location/fulfillment.ts";
import type { Product } from "../platform/shapes.ts";
import { addToBasket } from "../shop/basket/basket.ts";
import type { FakeApiAnswers } from "./fake-api.ts";
import { plov, somsa, testBranch } from "./shop-fixture.ts";
import { loadExampleReply } from "./example-replies.ts";

/** Address in the zone of `testRegion`. */
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

/** Sets delivery to an address. */
export function setDeliveryAddress(address = testAddress): void {
  changeFulfillment({ serviceType: "DELIVERY", address, nearestBranchId: testBranch.id });
}

/** Adds one of each product to the basket, with the first modification of each required group. */
export function fillBasket(...products: Product[]): void {
  for (const product of products) addToBasket(product, listFirstModifications(product));
}

function listFirstModifications({ modificationGroups }: Product) {
  return modificationGroups.flatMap(({ id: groupId, min, modifications: [first] }) =>
    first && min > 0 ? [{ id: first.id, groupId, name: first.name, price: first.price, count: 1 }] : [],
  );
}

interface SentCartItem {
  productId: string;
  count: number;
  modifications?: { id: string; count: number }[] | undefined;
}

/** Returns the price of an item, from the products of the fixture. */
function calculateItemPrice({ productId, count, modifications = [] }: SentCartItem): number {
  const product = [somsa, plov].find(({ id }) => id === productId);
  const choices = (product?.modificationGroups ?? []).flatMap((group) => group.modifications);
  const chosen = modifications.map((sent) => {
    const choice = choices.find(({ id }) => id === sent.id);
    return (choice?.price ?? 0) * sent.count;
  });
  const sum = chosen.reduce((total, price) => total + price, product?.costPrice ?? somsa.costPrice);
  return sum * count;
}

type OrderQuote = Awaited<ReturnType<typeof loadExampleReply<"quoteOrder">>>;

function toPricedQuote(quote: OrderQuote, items: readonly SentCartItem[]): OrderQuote {
  const productPrice = items.reduce((sum, item) => sum + calculateItemPrice(item), 0);
  const [servicePrice, deliveryPrice] = [0, 10_000];
  const totalPrice = productPrice + deliveryPrice;
  return { ...quote, productPrice, totalProductPrice: productPrice, servicePrice, deliveryPrice, totalPrice };
}

/** Returns the server's quote of one somsa with a delivery price of 10 000 soʻm. */
export const createSomsaQuote = async (): Promise<OrderQuote> =>
  toPricedQuote(await loadExampleReply("quoteOrder"), [{ productId: somsa.id, count: 1 }]);

/** Returns API responses for basket and checkout, computed from the sent items, with a delivery price of 10 000 soʻm. */
export async function createOrderAnswers(): Promise<FakeApiAnswers> {
  const quote = await loadExampleReply("quoteOrder");
  return {
    "POST /deliveries/v1/delivery/tariff/client/calculate": {
      ...(await loadExampleReply("calculateTariff")),
      price: 10_000,
      branchId: testBranch.id,
    },
    "POST /orders/v1/orders/quote": ({ body }) =>
      toPricedQuote(quote, (body as { cartItems: SentCartItem[] }).cartItems),
    "GET /orders/v1/orders/slots": await loadExampleReply("slots"),
    "GET /products/v1/recommendations": [],
  };
}
