import type { endpoints } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import type { Tx } from "../../../platform/database/index.ts";
import { selectBalance, selectCashbackMovements } from "./queries.ts";

/**
 * Function that returns order numbers by order id. `app.ts` provides it as a parameter, because the orders module
 * depends on the loyalty module.
 */
export type OrderNumberLookup = (
  tx: Tx,
  merchantId: string,
  orderIds: string[],
) => Promise<Map<string, number>>;

/** Returns a customer's cashback balance and a page of the cashback movements [PR-3, PR-4]. */
export async function showCashback(
  tx: Tx,
  merchantId: string,
  request: { userId: string; page: number; size: number; orderNumbers: OrderNumberLookup },
): Promise<EndpointReply<typeof endpoints.cashbackOf>> {
  const balance = await selectBalance(tx, merchantId, request.userId);
  const { rows, total } = await selectCashbackMovements(tx, merchantId, request);
  const { page, size } = request;
  const orderIds = rows.flatMap(({ orderId }) => orderId ?? []);
  const numbers = await request.orderNumbers(tx, merchantId, orderIds);
  const content = rows.map(({ createdAt, ...row }) => ({
    ...row,
    orderNumber: numbers.get(row.orderId ?? "") ?? null,
    createdDate: createdAt.toISOString(),
  }));
  return { balance, content, page, size, totalElements: total, totalPages: Math.ceil(total / size) };
}
