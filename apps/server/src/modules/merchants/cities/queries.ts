import { sql } from "kysely";
import { queryRows, runStatement, type Tx } from "../../../platform/database/index.ts";
import type { RowWithName } from "../main-changes.ts";

/**
 * Returns the ids of cities that are not deleted, locked until the transaction ends, so that concurrent requests cannot
 * remove the last city.
 */
export async function selectCityIdsForUpdate(tx: Tx, merchantId: string): Promise<string[]> {
  const found = await queryRows(
    tx,
    sql<{ id: string }>`
      select id from cities where merchant_id = ${merchantId} and deleted_at is null
      order by id for no key update`,
  );
  return found.map(({ id }) => id);
}

/**
 * Clears the main-city flag of all other cities, as a brand has only one. Increments their `version` (optimistic lock),
 * so that a form opened before this change is refused as stale. Returns the changed cities.
 */
export function updateOtherCitiesNotMain(tx: Tx, merchantId: string, id: string): Promise<RowWithName[]> {
  return queryRows(
    tx,
    sql<RowWithName>`
      update cities set is_main = false, version = version + 1
      where merchant_id = ${merchantId} and id <> ${id} and is_main and deleted_at is null
      returning id, name`,
  );
}

export interface BranchWithCity {
  id: string;
  cityId: string;
  latitude: number;
  longitude: number;
}

/** Returns the coordinates and cities of the brand's branches. */
export function selectBranchesWithCity(tx: Tx, merchantId: string): Promise<BranchWithCity[]> {
  return queryRows(
    tx,
    sql<BranchWithCity>`
      select id, city_id as "cityId", latitude, longitude from branches
      where merchant_id = ${merchantId} and deleted_at is null order by id`,
  );
}

/** Moves a branch, with its zones, to another city. */
export async function updateCityOfBranch(
  tx: Tx,
  merchantId: string,
  { id, cityId }: { id: string; cityId: string },
): Promise<void> {
  await runStatement(
    tx,
    sql`update branches set city_id = ${cityId} where merchant_id = ${merchantId} and id = ${id}`,
  );
  await runStatement(
    tx,
    sql`update regions set city_id = ${cityId} where merchant_id = ${merchantId} and branch_id = ${id}`,
  );
}
