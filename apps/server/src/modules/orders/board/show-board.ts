import type { endpoints } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import { mayPerformAction, canSeeClaims, canSeePrices } from "@dasturxon/domain/order-permission";
import { listOtherPaymentTypes } from "@dasturxon/domain/payment-change";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import { selectLastEventNumber } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { selectEnabledPaymentMethods } from "../../merchants/index.ts";
import { loadFiscalLinks } from "../../payments/index.ts";
import { selectOrderFiscalLines } from "../placing/queries.ts";
import { toChangeForKitchen } from "../view/kitchen-view.ts";
import { selectBoardOrders, selectBoardOrder, selectOrderChanges } from "../queries.ts";
import { toBoardOrder } from "../view/views.ts";
import type { OrderViewer } from "../staff/change-by-staff.ts";

const ENDED_ORDERS_SHOWN_HOURS = 12;

/**
 * Returns the orders under way, the ended orders that were placed in the last hours, and the id of the last event.
 * Event streams continue after this event.
 */
export async function showBoard(
  tx: Tx,
  merchantId: string,
  request: { now: Date; viewer: OrderViewer },
): Promise<EndpointReply<typeof endpoints.board>> {
  // Read the event id first. An order that changes in between is then sent twice, but never missed.
  const lastEventId = String(await selectLastEventNumber(tx, merchantId));
  const { viewer } = request;
  const since = new Date(request.now.getTime() - ENDED_ORDERS_SHOWN_HOURS * 3_600_000);
  const rows = await selectBoardOrders(tx, merchantId, { since, ...viewer });
  return { lastEventId, orders: rows.map((row) => toBoardOrder(row, viewer.actor)) };
}

/** Whether a viewer may see an order. Couriers see their own orders, other staff those of their branches. [US-8] */
export function isOrderVisibleTo(
  { courierStaffId, branchIds }: OrderViewer,
  row: { courierStaffId: string | null; branch: { id: string } },
): boolean {
  return (
    worksInBranch(branchIds, row.branch.id) &&
    (courierStaffId === null || row.courierStaffId === courierStaffId)
  );
}

/**
 * Returns one order with the history of its changes and the other payment types that it allows [OR-7, OR-3]. Null if
 * the viewer may not see it.
 */
export async function showBoardOrder(
  tx: Tx,
  merchantId: string,
  { id, viewer }: { id: string; viewer: OrderViewer },
): Promise<EndpointReply<typeof endpoints.boardOrder> | null> {
  const row = await selectBoardOrder(tx, merchantId, id);
  if (!row || !isOrderVisibleTo(viewer, row)) return null;
  const changes = await selectOrderChanges(tx, merchantId, id);
  const isClaim = (kind: string | undefined) => kind === "claim" || kind === "claim_answer";
  const visibleChanges = canSeeClaims(viewer.actor)
    ? changes
    : changes.filter(({ about }) => !isClaim(about?.kind));
  const shownChanges = canSeePrices(viewer.actor) ? visibleChanges : visibleChanges.map(toChangeForKitchen);
  const order = toBoardOrder(row, viewer.actor);
  const mayChange = viewer.actor !== null && mayPerformAction(viewer.actor, "change_payment");
  const offered = mayChange ? await selectEnabledPaymentMethods(tx, merchantId, "operator") : [];
  return {
    ...order,
    otherPayments: listOtherPaymentTypes(
      order,
      offered.map(({ type }) => type),
    ),
    fiscal: {
      ...(await loadFiscalLinks(tx, merchantId, id)),
      hasLines: (await selectOrderFiscalLines(tx, merchantId, id)) !== null,
    },
    history: shownChanges.map(({ byKind, byName, at, ...change }) => ({
      ...change,
      at: at.toISOString(),
      by: { kind: byKind, name: byName },
    })),
  };
}
