import type { endpoints } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import { addDays, instantFromWallTime } from "@dasturxon/domain/time-zone";
import type { Tx } from "../../../platform/database/index.ts";
import { loadBrandBasics } from "../../merchants/index.ts";
import { toBoardOrder } from "../view/views.ts";
import type { OrderViewer } from "../staff/change-by-staff.ts";
import {
  type PastOrdersQuery,
  selectPastOrders,
  selectPastOrderTotals,
  selectUnpaidOrders,
} from "./queries.ts";

interface PastOrdersFilter extends Pick<
  PastOrdersQuery,
  "status" | "serviceType" | "paymentType" | "courierId" | "courierPaid"
> {
  /** Day in the brand's time zone, as `yyyy-mm-dd`. */
  day: string;
  isUnpaid: boolean;
  search?: string | undefined;
  page: number;
  size: number;
  viewer: OrderViewer;
}

/**
 * Returns one page of the orders placed on a day, active ones first, then the newest, with the day's total in soʻm.
 * With `isUnpaid`, returns the orders of any day that wait for payment instead.
 */
export async function listPastOrders(
  tx: Tx,
  merchantId: string,
  { day, isUnpaid, search, viewer, ...filter }: PastOrdersFilter,
): Promise<EndpointReply<typeof endpoints.pastOrders>> {
  const digits = search?.replaceAll(/\D/g, "") ?? "";
  const { branchIds, actor } = viewer;
  if (isUnpaid) {
    const unpaid = await selectUnpaidOrders(tx, merchantId, { branchIds, digits });
    const orders = unpaid.map((row) => toBoardOrder(row, actor));
    return { orders, total: orders.length, canceled: 0, totalPrice: 0, tips: 0 };
  }
  const { timeZone } = await loadBrandBasics(tx, merchantId);
  const from = instantFromWallTime(day, 0, timeZone);
  const to = instantFromWallTime(addDays(day, 1), 0, timeZone);
  const found = { ...filter, from, to, branchIds, digits };
  const rows = await selectPastOrders(tx, merchantId, found);
  const totals = await selectPastOrderTotals(tx, merchantId, found);
  return { orders: rows.map((row) => toBoardOrder(row, actor)), ...totals };
}
