import { keepConnection } from "../database/index.ts";
import { channel } from "./relay.ts";

/**
 * Listens on a direct connection. `onNews` is also called after every reconnect, because what was said meanwhile was
 * not heard.
 */
export function listen(url: string, onNews: () => void): { stop: () => Promise<void> } {
  return keepConnection(url, {
    name: "dasturxon bus",
    async onOpen(client) {
      client.on("notification", onNews);
      await client.query(`listen ${channel}`);
      onNews();
    },
  });
}
