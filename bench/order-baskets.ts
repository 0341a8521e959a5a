import type { Branch, Menu, OrderBody, Product } from "@dasturxon/contract";

type CartItem = OrderBody["cartItems"][number];

/** Returns baskets of one to twenty lines, for pickup or delivery, one with a promo code. The total price is missing. */
export function createOrderBaskets(menu: Menu, branch: Branch): Omit<OrderBody, "totalPrice">[] {
  const sold = menu.products.filter(
    ({ isAvailable, stop, count, timetable }) => isAvailable && !stop && count === null && timetable === null,
  );
  const plain = sold.filter((product) => product.modificationGroups.length === 0);
  const rich = sold.filter((product) => product.modificationGroups.length > 0);
  const pickup = { serviceType: "PICK_UP", branchId: branch.id } as const;
  const address = { streetName: "Amir Temur", houseNumber: "5", latitude: 41.3112, longitude: 69.2797 };
  const delivery = { serviceType: "DELIVERY", branchId: branch.id, address } as const;
  const createCartItems = (products: Product[], lines: number) =>
    products.slice(0, lines).map(createCartItem);
  return [
    { ...pickup, cartItems: createCartItems(plain, 1) },
    { ...delivery, cartItems: createCartItems(plain, 3) },
    { ...delivery, cartItems: createCartItems(rich, 5), comment: "No onions, please", cutlery: 2 },
    {
      ...delivery,
      cartItems: createCartItems(plain, 4),
      promoCode: "OSH10",
      courierComment: "The blue gate",
    },
    { ...pickup, cartItems: [...createCartItems(rich, 3), ...createCartItems(plain, 7)] },
    {
      ...delivery,
      cartItems: [...createCartItems(rich, 10), ...createCartItems(plain, 10)],
      isLeaveAtDoor: true,
    },
  ];
}

/** Returns a basket line with one to three items of a product and with the required choices of the product. */
function createCartItem(product: Product, index: number): CartItem {
  const modifications = product.modificationGroups.flatMap(({ min, modifications: choices }) =>
    choices.slice(0, min).map(({ id }) => ({ id, count: 1 })),
  );
  return { productId: product.id, count: 1 + (index % 3), modifications };
}
