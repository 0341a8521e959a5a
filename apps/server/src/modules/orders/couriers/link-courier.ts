import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Refused } from "../../../platform/http/index.ts";
import { updateCourierStaff } from "./queries.ts";

/** Says by which login a courier acts for his own orders [OR-6]; null takes it from him. */
export async function linkCourier(
  tx: Tx,
  { merchantId, courierId, login }: { merchantId: string; courierId: string; login: string | null },
): Promise<{ done: true } | Refused<"courier_not_found">> {
  const link = { courierId, login: login?.toLowerCase() ?? null };
  return (await updateCourierStaff(tx, merchantId, link)) ? { done: true } : refuse("courier_not_found");
}
