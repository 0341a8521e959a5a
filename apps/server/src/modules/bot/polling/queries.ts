import { sql } from "kysely";
import { runStatement, type Tx } from "../../../platform/database/index.ts";

/** Acquires or renews the lease with which one process polls a bot. Returns false if another process has it. */
export async function updatePollingLease(
  tx: Tx,
  merchantId: string,
  { process, now, until }: { process: string; now: Date; until: Date },
): Promise<boolean> {
  const taken = await runStatement(
    tx,
    sql`
      update telegram_bots set polled_by = ${process}, polled_until = ${until}
      where merchant_id = ${merchantId} and state = 'on'
        and (polled_by is null or polled_by = ${process} or polled_until < ${now})`,
  );
  return taken > 0;
}

/** Releases the lease with which one process polls a bot. */
export async function updatePollingLeaseReleased(tx: Tx, merchantId: string, process: string): Promise<void> {
  await runStatement(
    tx,
    sql`
      update telegram_bots set polled_by = null, polled_until = null
      where merchant_id = ${merchantId} and polled_by = ${process}`,
  );
}
