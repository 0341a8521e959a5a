import { isRefused, type Refusal, refuse } from "../../platform/http/index.ts";
import { insertOrUpdateTelegramAccount } from "./queries.ts";
import { readTelegramLaunch, markTelegramLaunchUsed } from "./read-launch.ts";
import type { TelegramDeps, TelegramRequest } from "./sign-in-by-telegram.ts";

interface CustomerTelegramRequest extends TelegramRequest {
  userId: string;
}

type LinkTelegramOutcome = Promise<
  { done: true } | Refusal<"telegram_data_invalid" | "telegram_id_not_found">
>;

/** Links the signed-in customer to the Telegram user of the page. The next launch signs in without a form [TG-1]. */
export function linkTelegram(deps: TelegramDeps, request: CustomerTelegramRequest): LinkTelegramOutcome {
  return changeTelegramLink(deps, request, { isLinked: true });
}

/** Unlinks the customer from Telegram. The bot then uses `language` for this Telegram user [TG-6]. */
export function unlinkTelegram(
  deps: TelegramDeps,
  request: CustomerTelegramRequest & { language?: string },
): LinkTelegramOutcome {
  return changeTelegramLink(deps, request, { isLinked: false });
}

function changeTelegramLink(
  { db, clock, ...keys }: TelegramDeps,
  { merchantId, initData, pageKey, userId, language }: CustomerTelegramRequest & { language?: string },
  { isLinked }: { isLinked: boolean },
): LinkTelegramOutcome {
  const now = clock.now();
  return db.tenant(merchantId, async (tx) => {
    const launch = await readTelegramLaunch(tx, keys, { merchantId, initData, now });
    if (isRefused(launch)) return launch;
    if (isLinked && !(await markTelegramLaunchUsed(tx, keys, launch, { pageKey, now })))
      return refuse("telegram_data_invalid");
    const change = { userId: isLinked ? userId : null, ...(language !== undefined && { language }) };
    await insertOrUpdateTelegramAccount(tx, merchantId, { ...launch.person, ...change, now });
    return { done: true as const };
  });
}
