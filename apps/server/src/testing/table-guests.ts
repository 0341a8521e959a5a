import type { Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { tableIdFromKeys } from "../modules/merchants/index.ts";
import { changeBrandContent } from "./change-content.ts";
import type { TestApp } from "./test-app.ts";
import { createPickupBody } from "./test-shop.ts";
import { addTables, readTableWithSecret } from "./test-tables.ts";

interface TableSessionReply {
  token: string;
  userId: string;
  expiresAt: string;
}

/**
 * Adds the tables of the brand osh and enables orders without a phone. Returns functions that act as guests at tables of
 * the branch `center`.
 */
export async function prepareTableGuests(app: TestApp) {
  await addTables(app, "osh");
  await changeBrandContent(
    app,
    app.osh,
    sql`update merchant_settings set features = features || '{"dineInWithoutPhone": true, "cancelOrder": true}'
      where merchant_id = ${app.osh}`,
  );
  const readTable = (number: string) =>
    readTableWithSecret(app, tableIdFromKeys("osh", { branchKey: "center", number }));
  /** Opens a session at a table, in the browser of an earlier session if there is one. */
  async function openSession(number: string, former?: string) {
    const { tableId, tableSecret } = await readTable(number);
    return app.call<TableSessionReply>(`/users/v1/tables/${tableId}/session`, {
      body: { tableSecret },
      ...(former === undefined ? {} : { token: former }),
    });
  }
  return {
    openSession,
    openSessionAt: async (number: string, former?: string) => (await openSession(number, former)).body,
    place: async (token: string, number: string, more: object = {}, headers: Record<string, string> = {}) =>
      app.call<Order & { code: string }>("/orders/v1/orders", {
        token,
        body: { ...createPickupBody(), serviceType: "DINE_IN", ...(await readTable(number)), ...more },
        headers,
      }),
  };
}
