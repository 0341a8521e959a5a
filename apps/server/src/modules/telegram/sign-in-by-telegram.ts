import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/index.ts";
import { isRefused, type Refusal, refuse } from "../../platform/http/index.ts";
import { type OpenedSession, openCustomerSession } from "../users/index.ts";
import { insertOrUpdateTelegramAccount, selectTelegramAccount } from "./queries.ts";
import { type TelegramLaunchKeys, readTelegramLaunch, markTelegramLaunchUsed } from "./read-launch.ts";

export interface TelegramDeps extends TelegramLaunchKeys {
  db: Database;
  clock: Clock;
}

export interface TelegramRequest {
  merchantId: string;
  initData: string;
  pageKey?: string | undefined;
}

type TelegramSignInRefusal = Refusal<"telegram_data_invalid" | "telegram_id_not_found">;

/**
 * Exchanges launch data for a session of the linked customer. Refuses with `telegram_id_not_found` if there is no link,
 * and with `telegram_data_invalid` if another page used the data [TG-1, TG-3].
 */
export async function signInByTelegram(
  { db, clock, ...keys }: TelegramDeps,
  { merchantId, initData, pageKey }: TelegramRequest,
): Promise<OpenedSession | TelegramSignInRefusal> {
  const now = clock.now();
  return db.tenant(merchantId, async (tx) => {
    const launch = await readTelegramLaunch(tx, keys, { merchantId, initData, now });
    if (isRefused(launch)) return launch;
    const { person } = launch;
    const account = await selectTelegramAccount(tx, merchantId, person.telegramId);
    if (!account?.userId) return refuse("telegram_id_not_found");
    if (!(await markTelegramLaunchUsed(tx, keys, launch, { pageKey, now })))
      return refuse("telegram_data_invalid");
    const session = await openCustomerSession(tx, { merchantId, userId: account.userId, now });
    if (!session) return refuse("telegram_id_not_found");
    await insertOrUpdateTelegramAccount(tx, merchantId, { ...person, now });
    return session;
  });
}
