import type { TelegramBotView } from "@dasturxon/contract";
import type { Tx } from "../../../platform/database/index.ts";
import { selectBotView } from "../queries.ts";

/** Returns the brand's bot as shown to its owner. Null if there is none. Contains no secrets. */
export async function viewBot(tx: Tx, merchantId: string): Promise<TelegramBotView | null> {
  const row = await selectBotView(tx, merchantId);
  return row ? { ...row, changedAt: row.changedAt.toISOString() } : null;
}
