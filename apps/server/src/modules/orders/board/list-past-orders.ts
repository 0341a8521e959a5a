import type { endpoints } from "@dasturxon/contract";
import type { ReplyOf } from "@dasturxon/contract/endpoint";
import { addDays, instantAt } from "@dasturxon/domain/time-zone";
import type { Tx } from "../../../platform/database/index.ts";
import { loadBasics } from "../../merchants/index.ts";
import { asBoardOrder } from "../views.ts";
import type { Viewer } from "../staff/change-by-staff.ts";
import { selectPastOrders, selectPastOrderTotals } from "./queries.ts";

interface PastOrdersFilter {
  /** `yyyy-mm-dd` on the brand's clock. */
  day: string;
  search?: string | undefined;
  page: number;
  size: number;
  viewer: Viewer;
}

/** The orders that were placed on a day, the newest first, and what the day came to, in sum. */
export async function listPastOrders(
  tx: Tx,
  merchantId: string,
  { day, search, viewer, ...paging }: PastOrdersFilter,
): Promise<ReplyOf<typeof endpoints.pastOrders>> {
  const { timeZone } = await loadBasics(tx, merchantId);
  const from = instantAt(day, 0, timeZone);
  const to = instantAt(addDays(day, 1), 0, timeZone);
  const digits = search?.replaceAll(/\D/g, "") ?? "";
  const { branchIds } = viewer;
  const found = { page: paging.page, size: paging.size, branchIds, from, to, digits };
  const rows = await selectPastOrders(tx, merchantId, found);
  const totals = await selectPastOrderTotals(tx, merchantId, found);
  return { orders: rows.map((row) => asBoardOrder(row, viewer.actor)), ...totals };
}
