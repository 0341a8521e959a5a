import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";

const MAX_RECONNECT_PAUSE_MS = 1_000;

/**
 * Opens a dedicated connection without a pooler, and reopens it until it succeeds. Calls `onOpen` after each connect,
 * to listen or to acquire session locks.
 */
export function maintainConnection(
  url: string,
  { name, onOpen }: { name: string; onOpen: (client: Client) => Promise<void> },
): { stop: () => Promise<void> } {
  const stop = new AbortController();
  let current: Client | null = null;

  const runConnectionOnce = async () => {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      application_name: name,
    });
    const lost = new Promise<void>((resolve) => {
      client.on("error", () => resolve());
      client.on("end", () => resolve());
      stop.signal.addEventListener("abort", () => resolve(), { once: true });
    });
    try {
      await client.connect();
      current = client;
      await onOpen(client);
      await lost;
    } finally {
      current = null;
      await client.end().catch(() => undefined);
    }
  };

  const runConnectionLoop = async () => {
    for (let failures = 0; !stop.signal.aborted; failures += 1) {
      const since = performance.now();
      await runConnectionOnce().catch(() => undefined);
      if (performance.now() - since > 10_000) failures = 0;
      const pause = Math.min(100 * 2 ** failures, MAX_RECONNECT_PAUSE_MS) * (0.5 + Math.random());
      await sleep(pause, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  const running = runConnectionLoop();
  return {
    async stop() {
      stop.abort();
      await current?.end().catch(() => undefined);
      await running;
    },
  };
}
