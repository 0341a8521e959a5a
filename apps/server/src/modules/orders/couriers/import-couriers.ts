import { stableId } from "../../../platform/stable-id.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { insertOrUpdateCouriers } from "./queries.ts";

/** Writes the brand's own couriers; phones are E.164 and tell couriers apart. */
export async function importCouriers(
  tx: Tx,
  merchant: { id: string; key: string },
  couriers: { name: string; phone: string }[],
): Promise<void> {
  await insertOrUpdateCouriers(
    tx,
    merchant.id,
    couriers.map((courier) => ({ ...courier, id: stableId(merchant.key, "courier", courier.phone) })),
  );
}
