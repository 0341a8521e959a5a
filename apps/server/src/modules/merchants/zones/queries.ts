import { sql } from "kysely";
import { queryOne, type Tx } from "../../../platform/database/index.ts";

export async function selectCityOfBranch(tx: Tx, merchantId: string, branchId: string): Promise<string> {
  const { cityId } = await queryOne(
    tx,
    sql<{ cityId: string }>`select city_id as "cityId" from branches
      where merchant_id = ${merchantId} and id = ${branchId}`,
  );
  return cityId;
}
