import { branchIdFromKey } from "./test-shop.ts";

const pickupService = { serviceType: "PICK_UP", branchId: branchIdFromKey("center") };

/** Valid requests for each call about the change of an order's service type. `newOrder` creates an open order. */
export const createServiceTypeRequests = (newOrder: () => Promise<{ id: string }>) => {
  const createRequestOfNewOrder = async (body: object) => ({ params: { id: (await newOrder()).id }, body });
  return {
    orderServiceTypes: async () => ({ params: { id: (await newOrder()).id } }),
    quoteServiceType: () => createRequestOfNewOrder({ version: 1, service: pickupService }),
    changeServiceType: () =>
      createRequestOfNewOrder({ version: 1, service: pickupService, totalPrice: 92_000 }),
  };
};
