import type { Tx } from "../../platform/database/index.ts";
import { changeOrder } from "./change-order.ts";
import { selectBoardOrder } from "./queries.ts";

/** The job behind a later order's time: it joins the new ones, unless somebody was quicker. */
export async function wakeOrder(
  tx: Tx,
  asked: { merchantId: string; orderId: string; now: Date },
): Promise<void> {
  const { merchantId, orderId: id, now } = asked;
  const order = await selectBoardOrder(tx, merchantId, id);
  if (order?.status !== "AT_TIME") return;
  const by = { kind: "system", id: null, name: null } as const;
  await changeOrder(tx, { merchantId, id, version: order.version, by, now }, () => ({
    patch: { status: "CREATED" },
    reason: "CHANGE_STATUS",
  }));
}
