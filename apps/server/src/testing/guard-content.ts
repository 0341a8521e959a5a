import type { ClientBase } from "pg";

/** What the content version stands for: orders are priced by these as this process has kept them. */
const TABLES = [
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
 * Makes a transaction fail that changes a brand's content and does not raise its version, be it the product's or a
 * test's own. Only the tests' databases have this: distributed tables refuse triggers.
 */
export async function guardContent(client: ClientBase): Promise<void> {
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
  for (const table of TABLES) {
    await client.query(`
      create constraint trigger content_version_is_raised after insert or update or delete on ${table}
      deferrable initially deferred for each row execute function demand_content_version()`);
  }
}
