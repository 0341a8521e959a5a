import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { channel } from "./relay.ts";

/**
 * Keeps one direct connection that listens, and opens it again for as long as it takes. `onNews` is also called after
 * every reconnect, because what was said meanwhile was not heard.
 */
export function listen(url: string, onNews: () => void): { stop: () => Promise<void> } {
  const stop = new AbortController();
  let current: Client | null = null;

  const once = async () => {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      application_name: "dasturxon bus",
    });
    const lost = new Promise<void>((resolve) => {
      client.on("error", () => resolve());
      client.on("end", () => resolve());
      stop.signal.addEventListener("abort", () => resolve(), { once: true });
    });
    client.on("notification", onNews);
    try {
      await client.connect();
      current = client;
      await client.query(`listen ${channel}`);
      onNews();
      await lost;
    } finally {
      current = null;
      await client.end().catch(() => undefined);
    }
  };

  const loop = async () => {
    for (let failures = 0; !stop.signal.aborted; failures += 1) {
      const since = performance.now();
      await once().catch(() => undefined);
      if (performance.now() - since > 10_000) failures = 0;
      const pause = Math.min(100 * 2 ** failures, 5_000) * (0.5 + Math.random());
      await sleep(pause, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  const running = loop();
  return {
    async stop() {
      stop.abort();
      await current?.end().catch(() => undefined);
      await running;
    },
  };
}
