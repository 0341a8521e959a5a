import { sql } from "kysely";
import { maybeOne, run, type Tx } from "../../platform/database/index.ts";

export interface BotRow {
  botId: number;
  username: string | null;
  sealedToken: string | null;
  sealedWebhookSecret: string | null;
  state: "on" | "off";
  isPhoneCodeWanted: boolean;
  changedAt: Date;
}

export function selectBot(tx: Tx, merchantId: string): Promise<BotRow | undefined> {
  return maybeOne(
    tx,
    sql<BotRow>`
      select bot_id::float8 as "botId", username, sealed_token as "sealedToken",
        sealed_webhook_secret as "sealedWebhookSecret", state, is_phone_code_wanted as "isPhoneCodeWanted",
        changed_at as "changedAt"
      from telegram_bots where merchant_id = ${merchantId}`,
  );
}

/** Keeps a brand's bot in the place of the one before; what is said of phones stays. */
export async function insertOrUpdateBot(
  tx: Tx,
  merchantId: string,
  row: Omit<BotRow, "isPhoneCodeWanted">,
): Promise<void> {
  await run(
    tx,
    sql`
      insert into telegram_bots (merchant_id, bot_id, username, sealed_token, sealed_webhook_secret, state, changed_at)
      values (${merchantId}, ${row.botId}, ${row.username}, ${row.sealedToken}, ${row.sealedWebhookSecret},
        ${row.state}, ${row.changedAt})
      on conflict (merchant_id) do update set bot_id = excluded.bot_id, username = excluded.username,
        sealed_token = excluded.sealed_token, sealed_webhook_secret = excluded.sealed_webhook_secret,
        state = excluded.state, changed_at = excluded.changed_at`,
  );
}
