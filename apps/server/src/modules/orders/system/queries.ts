import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";
import { isOrderUnderWay, type OrderRow } from "../queries.ts";

export type ScheduledOrder = Pick<OrderRow, "id" | "deliveryAt" | "preparationMinutes" | "roadMinutes">;

/** Returns a branch's scheduled orders that are not activated yet. */
export async function selectScheduledOrders(
  tx: Tx,
  merchantId: string,
  branchId: string,
): Promise<ScheduledOrder[]> {
  const { rows } = await sql<ScheduledOrder>`
    select id, delivery_at as "deliveryAt", preparation_minutes as "preparationMinutes", road_minutes as "roadMinutes"
    from orders o where merchant_id = ${merchantId} and ${isOrderUnderWay} and status = 'AT_TIME'
      and branch_id = ${branchId}`.execute(tx);
  return rows;
}
