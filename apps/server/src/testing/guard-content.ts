import type { ClientBase } from "pg";

/** Tables with content: orders are priced by cached data of these tables. */
const CONTENT_TABLES = [
  "merchant_settings",
  "payment_settings",
  "payment_credentials",
  "branches",
  "regions",
  "pauses",
  "product_groups",
  "categories",
  "products",
  "product_branches",
  "product_stops",
];

/**
 * Adds triggers by which a transaction fails if it changes a brand's content without incrementing its version, in the
 * server or in a test. Only in test databases, because distributed tables do not support triggers.
 */
export async function addContentVersionTriggers(client: ClientBase): Promise<void> {
  await client.query(`
    create function demand_content_version() returns trigger language plpgsql as $$
    begin
      if exists (select from merchants where merchant_id = coalesce(new.merchant_id, old.merchant_id)
        and xmin <> pg_current_xact_id()::xid)
      then
        raise exception '% changed and the content version was not raised (in a test: changeContent)', tg_table_name;
      end if;
      return null;
    end $$`);
  for (const table of CONTENT_TABLES) {
    await client.query(`
      create constraint trigger content_version_is_raised after insert or update or delete on ${table}
      deferrable initially deferred for each row execute function demand_content_version()`);
  }
}
