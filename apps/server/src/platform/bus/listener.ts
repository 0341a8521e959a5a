import { keepConnection } from "../database/index.ts";
import { channel } from "./relay.ts";

/**
 * Listens on a direct connection for the last number given. After every reconnect it is null, because what was said
 * meanwhile was not heard.
 */
export function listen(url: string, onNews: (last: number | null) => void): { stop: () => Promise<void> } {
  return keepConnection(url, {
    name: "dasturxon bus",
    async onOpen(client) {
      client.on("notification", ({ payload }) => onNews(Number(payload)));
      await client.query(`listen ${channel}`);
      onNews(null);
    },
  });
}
