import { branchId } from "./test-shop.ts";

const pickup = { serviceType: "PICK_UP", branchId: branchId("center") };

/** Valid requests for each call about the change of an order's service type. `newOrder` creates an open order. */
export const serviceTypeRequests = (newOrder: () => Promise<{ id: string }>) => {
  const about = async (body: object) => ({ params: { id: (await newOrder()).id }, body });
  return {
    orderServiceTypes: async () => ({ params: { id: (await newOrder()).id } }),
    quoteServiceType: () => about({ version: 1, service: pickup }),
    changeServiceType: () => about({ version: 1, service: pickup, totalPrice: 92_000 }),
  };
};
