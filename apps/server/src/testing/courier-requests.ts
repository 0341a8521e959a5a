import { sql } from "kysely";
import type { TestApp } from "./test-app.ts";

/** Valid requests for the endpoints about an order's courier. `newOrder` creates a new delivery order for each. */
export const createCourierRequests = (app: TestApp, newOrder: () => Promise<{ id: string }>) => ({
  tellCourierStatus: async () => ({
    params: { id: (await newOrder()).id },
    body: { version: 1, status: "PERFORMER_LOOK_UP" },
  }),
  tellCourierPosition: () => ({ body: { latitude: 41.3, longitude: 69.28 } }),
  settleCourier: async () => {
    const { id } = await newOrder();
    await app.db.tenant(app.osh, (tx) =>
      sql`update orders set status = 'DELIVERED', courier_id = (select min(id::text)::uuid from couriers
        where merchant_id = ${app.osh}) where merchant_id = ${app.osh} and id = ${id}`.execute(tx),
    );
    return { params: { id }, body: { version: 1, courierPaid: true } };
  },
});
