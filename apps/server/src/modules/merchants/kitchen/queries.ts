import type { KitchenSettings } from "@dasturxon/contract";
import type { TextByLanguage } from "@dasturxon/contract/shapes";
import { sql } from "kysely";
import { queryMaybeOne, queryOne, type Tx } from "../../../platform/database/index.ts";

export type KitchenRow = KitchenSettings & { id: string; name: TextByLanguage };

const kitchenColumns = sql`id, name, preparation_minutes as "preparationMinutes", is_auto_accept as "isAutoAccept",
  slot_capacity_minutes as "slotCapacityMinutes"`;

export async function selectKitchens(tx: Tx, merchantId: string): Promise<KitchenRow[]> {
  const { rows } = await sql<KitchenRow>`
    select ${kitchenColumns} from branches where merchant_id = ${merchantId} and deleted_at is null
    order by is_main desc, name ->> 'uz', id`.execute(tx);
  return rows;
}

/** Returns a branch's kitchen settings, locked. Undefined if the branch does not belong to the brand. */
export function selectKitchenForUpdate(
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<KitchenRow | undefined> {
  return queryMaybeOne(
    tx,
    sql<KitchenRow>`select ${kitchenColumns} from branches
      where merchant_id = ${merchantId} and id = ${id} and deleted_at is null for update`,
  );
}

export async function updateKitchenLoadSettings(
  tx: Tx,
  merchantId: string,
  kitchen: KitchenSettings & { id: string },
): Promise<KitchenRow> {
  return queryOne(
    tx,
    sql<KitchenRow>`
    update branches set preparation_minutes = ${kitchen.preparationMinutes}, is_auto_accept = ${kitchen.isAutoAccept},
      slot_capacity_minutes = ${kitchen.slotCapacityMinutes}
    where merchant_id = ${merchantId} and id = ${kitchen.id} and deleted_at is null returning ${kitchenColumns}`,
  );
}
