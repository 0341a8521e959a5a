import { setTimeout } from "node:timers/promises";
import { newId } from "../../../platform/ids.ts";
import type { HandleUpdateDeps } from "../updates/handle-telegram-update.ts";
import { selectBotBrands } from "../order-messages/queries.ts";
import { pollUpdates } from "./poll-updates.ts";
import { updatePollingLeaseReleased } from "./queries.ts";

/** Polls the bots' updates until the process stops. */
export interface BotPolling {
  start(): void;
  stop(): Promise<void>;
}

const POLLING_PAUSE_MS = 1000;

/**
 * For installations that Telegram cannot call: polls the bots of all brands, each by one process at a time. After a
 * crash, another process continues within a minute and a half. Unconfirmed updates are received again and handled once.
 */
export function createBotPolling(
  deps: HandleUpdateDeps,
  { pauseMs = POLLING_PAUSE_MS, waitSeconds }: { pauseMs?: number; waitSeconds?: number } = {},
): BotPolling {
  const { db } = deps;
  const process = newId();
  const ending = new AbortController();
  const { signal } = ending;
  const lines = new Map<string, Promise<void>>();
  let watching = Promise.resolve();
  const waitBetweenPolls = () => setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
  const parts = { ...deps, process, ...(waitSeconds !== undefined && { waitSeconds }) };

  async function pollBot(merchantId: string): Promise<void> {
    let offset = 0;
    while (!signal.aborted) {
      const asked = await pollUpdates(parts, { merchantId, offset, signal });
      if (!asked) break;
      ({ offset } = asked);
      if (asked.isQuiet) await waitBetweenPolls();
    }
    await db.tenant(merchantId, (tx) => updatePollingLeaseReleased(tx, merchantId, process));
  }

  /** Starts polling for newly connected bots, and again for those whose polling failed. */
  async function startPollingConnectedBots(): Promise<void> {
    while (!signal.aborted) {
      const brands = await db.platform(selectBotBrands).catch(() => []);
      for (const brand of brands.filter((each) => !lines.has(each))) {
        const line = pollBot(brand)
          .catch((error: unknown) =>
            deps.log.warn({ merchantId: brand, error: String(error) }, "polling a bot failed"),
          )
          .finally(() => lines.delete(brand));
        lines.set(brand, line);
      }
      await waitBetweenPolls();
    }
  }

  return {
    start() {
      watching = startPollingConnectedBots();
    },
    async stop() {
      ending.abort();
      await watching;
      await Promise.all(lines.values());
    },
  };
}
