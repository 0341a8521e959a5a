import { sql } from "kysely";
import { queryMaybeOne, queryRows, runStatement, type Tx } from "../../../platform/database/index.ts";

/** Queries for brands' domains and their DNS checks. All of them require the platform's database role. */

export interface DomainRow {
  host: string;
  token: string;
  checkedAt: Date | null;
  provedAt: Date | null;
  isLed: boolean;
}

const domainColumns = sql`host, token, checked_at as "checkedAt", proved_at as "provedAt", is_led as "isLed"`;

export function selectDomains(tx: Tx, merchantId: string): Promise<DomainRow[]> {
  return queryRows(
    tx,
    sql<DomainRow>`select ${domainColumns} from host_checks where merchant_id = ${merchantId} order by added_at, host`,
  );
}

/** Returns a domain and locks its row until the transaction ends. */
export function selectDomainForUpdate(
  tx: Tx,
  merchantId: string,
  host: string,
): Promise<DomainRow | undefined> {
  return queryMaybeOne(
    tx,
    sql<DomainRow>`select ${domainColumns} from host_checks
      where merchant_id = ${merchantId} and host = ${host} for update`,
  );
}

/** Inserts a domain without proof of ownership. An existing domain remains unchanged. @returns whether it is new */
export async function insertDomain(
  tx: Tx,
  domain: { merchantId: string; host: string; token: string; now: Date },
): Promise<boolean> {
  const { merchantId, host, token, now } = domain;
  const written = await runStatement(
    tx,
    sql`insert into host_checks (host, merchant_id, token, added_at)
      values (${host}, ${merchantId}, ${token}, ${now}) on conflict (host, merchant_id) do nothing`,
  );
  return written === 1;
}

/** Records the result of a DNS check. A domain that was proved before remains proved even if the check fails. */
export async function updateDomainChecked(
  tx: Tx,
  seen: { merchantId: string; host: string; isProved: boolean; isLed: boolean; now: Date },
): Promise<void> {
  const { merchantId, host, isProved, isLed, now } = seen;
  await runStatement(
    tx,
    sql`update host_checks set checked_at = ${now}, is_led = ${isLed},
        proved_at = case when ${isProved}::boolean then coalesce(proved_at, ${now}) else proved_at end
      where merchant_id = ${merchantId} and host = ${host}`,
  );
}

export async function deleteDomain(tx: Tx, merchantId: string, host: string): Promise<boolean> {
  const written = await runStatement(
    tx,
    sql`delete from host_checks where merchant_id = ${merchantId} and host = ${host}`,
  );
  return written === 1;
}
