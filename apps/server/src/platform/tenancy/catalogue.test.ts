import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../testing/index.ts";
import { queryRows } from "../database/index.ts";

// Reads the catalogue of PostgreSQL, so that future tables are checked too.
const { db } = await createTestDatabase();
const selectRows = <Row>(statement: RawBuilder<Row>) => db.platform((tx) => queryRows(tx, statement));

/** Database tables that belong to no merchant. */
const tablesWithoutTenant = [
  "brand_starts",
  "job_schedules",
  "migrations",
  "password_codes",
  "people",
  "platform_acts",
  "platform_admins",
  "platform_sessions",
  "push_keys",
  "rate_counts",
  "sent_texts",
  "staff_sign_in_tries",
];
/** Tables with `merchant_id` that determine the merchant of a request, so they are read before the tenant is known. */
const tablesReadBeforeTenant = [
  "host_checks",
  "merchant_hosts",
  "merchants",
  "pairing_codes",
  "person_brands",
  "staff_logins",
];

const tables = await selectRows(
  sql<{ name: string; hasMerchant: boolean; isEnabled: boolean; isForced: boolean; hasPolicy: boolean }>`
    select c.relname as name, c.relrowsecurity as "isEnabled", c.relforcerowsecurity as "isForced",
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'merchant_id' and not a.attisdropped)
        as "hasMerchant",
      exists (select from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname
        and p.policyname = 'tenancy' and p.qual like '%current_merchant()%'
        and p.with_check like '%current_merchant()%') as "hasPolicy"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
);

test("every table without merchant_id is in the list of exceptions", () => {
  const names = tables.filter(({ hasMerchant }) => !hasMerchant).map(({ name }) => name);
  expect(names).toEqual(tablesWithoutTenant);
});

test("every table with merchant_id has row security, forced for its owner too", () => {
  const open = tables
    .filter(({ name, hasMerchant }) => hasMerchant && !tablesReadBeforeTenant.includes(name))
    .filter(({ isEnabled, isForced, hasPolicy }) => !(isEnabled && isForced && hasPolicy));
  expect(open).toEqual([]);
});

test("a policy other than tenancy applies to the owner, never to the unprivileged role", async () => {
  const others = await selectRows(sql<{ table: string; roles: string }>`
    select tablename as table, roles::text as roles from pg_policies
    where schemaname = 'public' and policyname <> 'tenancy' and roles && array['public', 'dasturxon_app']::name[]`);
  expect(others).toEqual([]);
});

test("primary keys, unique keys and foreign keys begin with merchant_id", async () => {
  const wrong = await selectRows(sql<{ table: string; constraint: string }>`
    select c.conrelid::regclass::text as table, c.conname as constraint
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    join pg_attribute first on first.attrelid = c.conrelid and first.attnum = c.conkey[1]
    where t.relnamespace = 'public'::regnamespace and c.contype in ('p', 'u', 'f')
      and t.relname <> all (string_to_array(${[...tablesWithoutTenant, ...tablesReadBeforeTenant].join()}, ','))
      and first.attname <> 'merchant_id' order by 1, 2`);
  expect(wrong).toEqual([]);
});

test("unique indexes without a constraint begin with merchant_id too", async () => {
  const wrong = await selectRows(sql<{ table: string; index: string }>`
    select t.relname as table, i.indexrelid::regclass::text as index
    from pg_index i join pg_class t on t.oid = i.indrelid
    left join pg_attribute first on first.attrelid = i.indrelid and first.attnum = i.indkey[0]
    where t.relnamespace = 'public'::regnamespace and i.indisunique
      and t.relname <> all (string_to_array(${[...tablesWithoutTenant, ...tablesReadBeforeTenant].join()}, ','))
      and first.attname is distinct from 'merchant_id' order by 1, 2`);
  expect(wrong).toEqual([]);
});

test("merchant_id is a uuid and never null", async () => {
  const wrong = await selectRows(sql<{ table: string }>`
    select c.relname as table from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'merchant_id'
      and not (a.attnotnull and a.atttypid = 'uuid'::regtype)`);
  expect(wrong).toEqual([]);
});

test("a view uses the permissions of its reader, not of its owner", async () => {
  const wrong = await selectRows(sql<{ view: string }>`
    select relname as view from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
      and not coalesce(reloptions @> array['security_invoker=true'], false)`);
  expect(wrong).toEqual([]);
});

test("only known functions are SECURITY DEFINER", async () => {
  const names = await selectRows(sql<{ name: string }>`
    select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosecdef order by 1`);
  expect(names.map(({ name }) => name)).toEqual([
    "brand_devices",
    "brand_health",
    "enqueue_job",
    "money_figures",
    "raise_content_version",
  ]);
});

test("functions over all brands are executable by the platform's role only", async () => {
  const rights = await selectRows(sql`
    select has_function_privilege('dasturxon_app', oid, 'execute') as app,
      has_function_privilege('dasturxon_platform', oid, 'execute') as platform
    from pg_proc where proname in ('brand_devices', 'brand_health', 'money_figures')`);
  expect(rights).toEqual([0, 1, 2].map(() => ({ app: false, platform: true })));
});

test("a SECURITY DEFINER function sets its search path", async () => {
  const wrong = await selectRows(sql<{ function: string }>`
    select oid::regprocedure::text as function from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
      and not exists (select from unnest(proconfig) setting where setting like 'search_path=%')`);
  expect(wrong).toEqual([]);
});

test("the unprivileged role owns nothing, creates nothing and cannot read the job queue", async () => {
  const [rights] = await selectRows(sql`
    select (select count(*)::int from pg_class where relowner = 'dasturxon_app'::regrole) as owned,
      has_schema_privilege('dasturxon_app', 'public', 'create') as "canCreate",
      has_schema_privilege('dasturxon_app', 'graphile_worker', 'usage') as "canReadJobs",
      has_table_privilege('dasturxon_app', 'migrations', 'select') as "canReadMigrations"`);
  expect(rights).toEqual({ owned: 0, canCreate: false, canReadJobs: false, canReadMigrations: false });
});

test("[S2] a SECURITY DEFINER function searches temporary tables last", async () => {
  const open = await selectRows(sql<{ name: string }>`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef
      and not exists (select from unnest(p.proconfig) c where c like 'search_path=%pg_temp')`);
  expect(open).toEqual([]);
});
