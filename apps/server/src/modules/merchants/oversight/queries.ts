import type { TextByLanguage } from "@dasturxon/contract/shapes";
import { sql } from "kysely";
import {
  buildWordsCondition,
  queryMaybeOne,
  queryRows as rowsOf,
  runStatement,
  type Tx,
} from "../../../platform/database/index.ts";
import { selectHostPagesForUpdate, updateContentVersionsOfBrands } from "../host-pages/queries.ts";
import { isOwnDomainSql } from "../queries.ts";

/** Queries over all brands. All of them need platform rights. */

export interface AdministeredBrand {
  id: string;
  key: string;
  name: TextByLanguage;
  /** Custom domain that only this brand uses, or null. */
  domain: string | null;
  hosts: string[];
  state: "OPEN" | "BLOCKED" | "REMOVED";
  blockedReason: TextByLanguage | null;
  createdAt: Date;
}

const BRANDS_PER_PAGE = 50;

const brandColumns = sql`
  m.merchant_id as id, m.key, s.brand as name, h.domain, coalesce(h.hosts, '{}') as hosts,
  case when m.deleted_at is not null then 'REMOVED' when m.is_active then 'OPEN' else 'BLOCKED' end as state,
  m.blocked_reason as "blockedReason", m.created_at as "createdAt"`;

/** FROM clause: the brands that have settings, with all their hosts and the custom domain that only they use. */
const administeredBrandsSql = sql`
  merchants m join merchant_settings s using (merchant_id)
  left join (
    select h.merchant_id, array_agg(distinct h.host) as hosts, min(h.host) filter (where ${isOwnDomainSql}) as domain
    from merchant_hosts h group by h.merchant_id
  ) h using (merchant_id)`;

/**
 * Returns a page of the brands of the installation, last created first, and their total number. After the last page: no
 * brands, total 0.
 */
export async function selectAdministeredBrands(
  tx: Tx,
  ask: { q: string | null; state: AdministeredBrand["state"] | null; page: number },
): Promise<{ brands: AdministeredBrand[]; total: number; pages: number }> {
  const { rows } = await sql<AdministeredBrand & { total: number }>`
    select found.*, (count(*) over ())::int as total from (select ${brandColumns} from ${administeredBrandsSql}) found
    where (found.state <> 'REMOVED' or cardinality(found.hosts) > 0)
      and (${ask.state}::text is null or found.state = ${ask.state})
      and (${ask.q}::text is null or strpos(found.key, lower(${ask.q}::text)) > 0
        or strpos(array_to_string(found.hosts, ' '), lower(${ask.q}::text)) > 0
        or ${buildWordsCondition(sql`(select string_agg(word.value, ' ') from jsonb_each_text(found.name) word)`, ask.q ?? "")})
    order by found."createdAt" desc, found.id limit ${BRANDS_PER_PAGE} offset ${ask.page * BRANDS_PER_PAGE}`.execute(
    tx,
  );
  const total = rows[0]?.total ?? 0;
  return { brands: rows, total, pages: Math.ceil(total / BRANDS_PER_PAGE) };
}

export function selectAdministeredBrand(tx: Tx, id: string): Promise<AdministeredBrand | undefined> {
  return queryMaybeOne(
    tx,
    sql<AdministeredBrand>`select ${brandColumns} from ${administeredBrandsSql} where m.merchant_id = ${id}`,
  );
}

/**
 * Blocks a brand with a reason that its guests see. A null reason unblocks it. False if there is no such brand or it
 * was removed.
 */
export async function updateBrandBlocked(
  tx: Tx,
  id: string,
  reason: TextByLanguage | null,
): Promise<boolean> {
  const written = await runStatement(
    tx,
    sql`update merchants set is_active = ${reason === null}::boolean,
        blocked_reason = ${reason && JSON.stringify(reason)}::jsonb, content_version = content_version + 1
      where merchant_id = ${id} and deleted_at is null`,
  );
  return written === 1;
}

/** Returns the brand of the first page of a custom domain. Undefined if the domain belongs to no brand. */
export function selectBrandOfCustomDomain(tx: Tx, host: string): Promise<{ merchantId: string } | undefined> {
  return queryMaybeOne(
    tx,
    sql<{ merchantId: string }>`
      select merchant_id as "merchantId" from merchant_hosts where host = ${host} order by page limit 1`,
  );
}

/** Assigns a custom domain to the brand as its address. False if another brand has it. */
export async function insertCustomDomain(tx: Tx, merchantId: string, host: string): Promise<boolean> {
  await runStatement(
    tx,
    sql`insert into merchant_hosts (host, page, merchant_id) values (${host}, 1, ${merchantId})
      on conflict (host, page) do nothing`,
  );
  const owner = await selectBrandOfCustomDomain(tx, host);
  if (owner?.merchantId !== merchantId) return false;
  await updateContentVersionsOfBrands(tx, [merchantId]);
  return true;
}

/**
 * Removes the brand's page from a custom domain. If the brand has page 1, i.e. it verified the domain, removes the
 * pages of all brands [BR-4].
 * @returns the ids of the brands whose URLs changed
 */
export async function deleteCustomDomain(tx: Tx, merchantId: string, host: string): Promise<string[]> {
  const pages = await selectHostPagesForUpdate(tx, host);
  const isWhole = pages.some(({ page, brandId }) => page === 1 && brandId === merchantId);
  // All pages of the host are deleted by its name, because `pages` lacks a page that was added while this transaction
  // waited for the lock.
  const own = isWhole ? sql`` : sql`and merchant_id = ${merchantId}`;
  const gone = await rowsOf(
    tx,
    sql<{ brandId: string }>`
      delete from merchant_hosts where host = ${host} ${own} returning merchant_id as "brandId"`,
  );
  const brandIds = [...new Set([merchantId, ...gone.map(({ brandId }) => brandId)])];
  await updateContentVersionsOfBrands(tx, brandIds);
  return brandIds;
}
