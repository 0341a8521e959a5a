import { branchId } from "./test-shop.ts";

const pickupService = { serviceType: "PICK_UP", branchId: branchId("center") };

/** Valid requests for each call about the change of an order's service type. `newOrder` creates an open order. */
export const serviceTypeRequests = (newOrder: () => Promise<{ id: string }>) => {
  const requestOfNewOrder = async (body: object) => ({ params: { id: (await newOrder()).id }, body });
  return {
    orderServiceTypes: async () => ({ params: { id: (await newOrder()).id } }),
    quoteServiceType: () => requestOfNewOrder({ version: 1, service: pickupService }),
    changeServiceType: () => requestOfNewOrder({ version: 1, service: pickupService, totalPrice: 92_000 }),
  };
};
