import type { Language } from "@dasturxon/domain/language";
import { sql } from "kysely";
import { queryOne, type Tx } from "../../../platform/database/index.ts";

/** Returns the language in which the order was placed. */
export async function selectOrderLanguage(tx: Tx, merchantId: string, id: string): Promise<Language> {
  const { language } = await queryOne(
    tx,
    sql<{ language: Language }>`
      select language from orders where merchant_id = ${merchantId} and id = ${id}`,
  );
  return language;
}
