import { sql } from "kysely";
import { tableIdFromKeys } from "../modules/merchants/index.ts";
import { changeBrandContent } from "./change-content.ts";
import type { TestApp } from "./test-app.ts";
import { readTableWithSecret } from "./test-tables.ts";

async function createWaiterCall(app: TestApp): Promise<string> {
  const body = await readTableWithSecret(app, tableIdFromKeys("osh", { branchKey: "center", number: "2" }));
  return (await app.call<{ id: string }>("/orders/v1/waiter-calls", { body })).body.id;
}

/** Valid requests for the calls of a dining table's QR code. */
export const createTableRequests = (app: TestApp, tableOne: string) => ({
  tableOfCode: async () => {
    const { tableId, tableSecret } = await readTableWithSecret(app, tableOne);
    return { params: { id: tableId }, query: `tableSecret=${tableSecret}` };
  },
  tableOrders: async () => {
    const { tableId, tableSecret } = await readTableWithSecret(app, tableOne);
    return { params: { id: tableId }, query: `tableSecret=${tableSecret}` };
  },
  callWaiter: async () => ({ body: await readTableWithSecret(app, tableOne) }),
  openTableSession: async () => {
    const { tableId, tableSecret } = await readTableWithSecret(app, tableOne);
    await changeBrandContent(
      app,
      app.osh,
      sql`update merchant_settings set features = features || '{"dineInWithoutPhone": true}'
        where merchant_id = ${app.osh}`,
    );
    return { params: { id: tableId }, body: { tableSecret } };
  },
  waiterCall: async () => ({ params: { id: await createWaiterCall(app) } }),
  endWaiterCall: async () => ({ params: { id: await createWaiterCall(app) } }),
});
