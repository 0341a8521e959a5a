import type { TelegramBotView } from "@dasturxon/contract";
import type { Tx } from "../../../platform/database/index.ts";
import { selectBotView } from "../queries.ts";

/** The brand's bot as its owner sees it; null: it has none. Nothing of it is secret. */
export async function viewBot(tx: Tx, merchantId: string): Promise<TelegramBotView | null> {
  const row = await selectBotView(tx, merchantId);
  return row ? { ...row, changedAt: row.changedAt.toISOString() } : null;
}
