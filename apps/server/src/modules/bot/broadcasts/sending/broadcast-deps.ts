import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/index.ts";
import type { BotKeys } from "../../../telegram/index.ts";
import type { TelegramApiAddress } from "../../telegram-api.ts";

/** Dependencies of sending broadcasts. */
export interface BroadcastDeps extends BotKeys, TelegramApiAddress {
  db: Database;
  clock: Clock;
  publicUrl: string;
  log: { warn: (details: object, message: string) => void };
  /** Waits for a number of milliseconds. */
  wait: (ms: number) => Promise<unknown>;
}
