import type { TextByLanguage } from "@dasturxon/contract/shapes";
import { sql } from "kysely";
import {
  queryMaybeOne,
  queryOne,
  queryRows,
  runStatement,
  type Tx,
} from "../../../../platform/database/index.ts";

export interface DeviceRow {
  id: string;
  name: string;
  branchId: string | null;
  pairedAt: Date | null;
  pairedBrowser: string | null;
  pairedNetwork: string | null;
  pairingUntil: Date | null;
  lastSeenAt: Date | null;
  people: string[];
  version: number;
  changedAt: Date;
  changedBy: string | null;
}

const devicesQuery = (merchantId: string, now: Date) => sql<DeviceRow>`
  select d.id, d.name, d.branch_id as "branchId", d.paired_at as "pairedAt",
    d.paired_browser as "pairedBrowser", d.paired_network as "pairedNetwork",
    case when d.pairing_until > ${now} then d.pairing_until end as "pairingUntil",
    (select max(t.last_used_at) from staff_sessions t where t.merchant_id = ${merchantId}
      and t.device_id = d.id) as "lastSeenAt",
    array(select distinct s.name from staff_sessions t
      join staff s on s.merchant_id = ${merchantId} and s.id = t.staff_id
      where t.merchant_id = ${merchantId} and t.device_id = d.id and t.expires_at > ${now}) as people,
    d.version, d.changed_at as "changedAt",
    (select s.name from staff s where s.merchant_id = ${merchantId} and s.id = d.changed_by) as "changedBy"
  from devices d where d.merchant_id = ${merchantId} and d.deleted_at is null`;

export function selectDevices(tx: Tx, merchantId: string, now: Date): Promise<DeviceRow[]> {
  return queryRows(tx, sql<DeviceRow>`${devicesQuery(merchantId, now)} order by lower(d.name), d.id`);
}

/** Returns one device and locks it until the transaction ends. */
export async function selectDeviceForUpdate(
  tx: Tx,
  merchantId: string,
  { id, now }: { id: string; now: Date },
): Promise<DeviceRow | undefined> {
  await queryRows(
    tx,
    sql`select id from devices where merchant_id = ${merchantId} and id = ${id} for update`,
  );
  return queryMaybeOne(tx, sql<DeviceRow>`${devicesQuery(merchantId, now)} and d.id = ${id}`);
}

interface DeviceChangeStamp {
  id: string;
  by: string;
  at: Date;
}

export async function insertDevice(
  tx: Tx,
  merchantId: string,
  { id, name, branchId, by, at }: DeviceChangeStamp & { name: string; branchId: string | null },
): Promise<void> {
  await runStatement(
    tx,
    sql`insert into devices (merchant_id, id, name, branch_id, changed_by, changed_at)
      values (${merchantId}, ${id}, ${name}, ${branchId}, ${by}, ${at})`,
  );
}

/** Sets until when the pairing code of a device is valid, and removes the current pairing. */
export async function updateDeviceAwaitingPairing(
  tx: Tx,
  merchantId: string,
  { id, by, at, until }: DeviceChangeStamp & { until: Date },
): Promise<void> {
  await runStatement(
    tx,
    sql`update devices set token_hash = null, paired_at = null, paired_browser = null, paired_network = null,
        pairing_until = ${until}, version = version + 1,
        changed_by = ${by}, changed_at = ${at}
      where merchant_id = ${merchantId} and id = ${id}`,
  );
}

/** Stores the token of the paired browser. Returns false if the device does not wait for a pairing. */
export async function updateDevicePaired(
  tx: Tx,
  merchantId: string,
  paired: { id: string; tokenHash: Buffer; now: Date; browser: string | null; network: string },
): Promise<boolean> {
  const { id, tokenHash, now, browser, network } = paired;
  const changed = await runStatement(
    tx,
    sql`update devices set token_hash = ${tokenHash}, paired_at = ${now}, pairing_until = null,
        paired_browser = ${browser}, paired_network = ${network}, version = version + 1, changed_at = ${now}
      where merchant_id = ${merchantId} and id = ${id} and deleted_at is null and pairing_until > ${now}`,
  );
  return changed === 1;
}

export async function updateDeviceRemoved(
  tx: Tx,
  merchantId: string,
  { id, by, at }: DeviceChangeStamp,
): Promise<void> {
  await runStatement(
    tx,
    sql`update devices set token_hash = null, paired_at = null, pairing_until = null, version = version + 1,
        changed_by = ${by}, changed_at = ${at}, deleted_at = ${at}
      where merchant_id = ${merchantId} and id = ${id}`,
  );
}

/** Ends all sessions on a device. */
export async function deleteDeviceSessions(tx: Tx, merchantId: string, deviceId: string): Promise<void> {
  await runStatement(
    tx,
    sql`delete from staff_sessions where merchant_id = ${merchantId} and device_id = ${deviceId}`,
  );
}

export interface PairedDeviceRow {
  id: string;
  name: string;
  branchId: string | null;
  branch: TextByLanguage | null;
}

/** Returns the device with this token. */
export function selectPairedDevice(
  tx: Tx,
  { merchantId, tokenHash }: { merchantId: string; tokenHash: Buffer },
): Promise<PairedDeviceRow | undefined> {
  return queryMaybeOne(
    tx,
    sql<PairedDeviceRow>`select d.id, d.name, d.branch_id as "branchId",
        (select b.name from branches b where b.merchant_id = ${merchantId} and b.id = d.branch_id) as branch
      from devices d
      where d.merchant_id = ${merchantId} and d.token_hash = ${tokenHash} and d.deleted_at is null`,
  );
}

/** Stores the code of a device. False if another device has the same code. Deletes expired codes. */
export async function insertPairingCode(
  tx: Tx,
  pairing: { codeHash: Buffer; merchantId: string; deviceId: string; expiresAt: Date; now: Date },
): Promise<boolean> {
  const { codeHash, merchantId, deviceId, expiresAt, now } = pairing;
  await runStatement(tx, sql`delete from pairing_codes where expires_at <= ${now}`);
  await runStatement(
    tx,
    sql`delete from pairing_codes where merchant_id = ${merchantId} and device_id = ${deviceId}`,
  );
  const made = await runStatement(
    tx,
    sql`insert into pairing_codes (code_hash, merchant_id, device_id, expires_at)
      values (${codeHash}, ${merchantId}, ${deviceId}, ${expiresAt}) on conflict (code_hash) do nothing`,
  );
  return made === 1;
}

/**
 * Deletes a valid pairing code when it is used.
 * @returns its device. Undefined if the code does not exist or is not valid
 */
export async function deletePairingCode(
  tx: Tx,
  { codeHash, isValid }: { codeHash: Buffer; isValid: (storedEnd: Date) => boolean },
): Promise<{ merchantId: string; deviceId: string } | undefined> {
  const found = await queryMaybeOne(
    tx,
    sql<{ merchantId: string; deviceId: string; expiresAt: Date }>`
      select merchant_id as "merchantId", device_id as "deviceId", expires_at as "expiresAt"
      from pairing_codes where code_hash = ${codeHash} for update`,
  );
  if (!found || !isValid(found.expiresAt)) return undefined;
  await runStatement(tx, sql`delete from pairing_codes where code_hash = ${codeHash}`);
  return found;
}

const WRONG_PAIRINGS_COUNTER_NAME = "wrong pairing code";

/** Returns the number of wrong codes in a time window and the previous one, over all brands and addresses. */
export async function selectWrongPairingCount(tx: Tx, slot: number): Promise<number> {
  const { count } = await queryOne(
    tx,
    sql<{ count: number }>`select coalesce(sum(count), 0)::int as count from rate_counts
      where name = ${WRONG_PAIRINGS_COUNTER_NAME} and who = '' and slot >= ${slot - 1}`,
  );
  return count;
}

export async function insertOrUpdateWrongPairingCount(
  tx: Tx,
  { slot, endsAt }: { slot: number; endsAt: Date },
): Promise<void> {
  await runStatement(
    tx,
    sql`insert into rate_counts (name, who, slot, count, ends_at) values (${WRONG_PAIRINGS_COUNTER_NAME}, '', ${slot}, 1, ${endsAt})
      on conflict (name, who, slot) do update set count = rate_counts.count + 1`,
  );
}

/** Whether the branch belongs to the brand. */
export async function selectIsBranchOfBrand(tx: Tx, merchantId: string, id: string): Promise<boolean> {
  const { count } = await queryOne(
    tx,
    sql<{ count: number }>`select count(*)::int as count from branches
      where merchant_id = ${merchantId} and id = ${id} and deleted_at is null`,
  );
  return count === 1;
}
