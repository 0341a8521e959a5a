import type { Duplex } from "node:stream";
import type { ClientBase, Connection } from "pg";

const held = new WeakSet<Duplex>();

/**
 * What this connection is given until the work at hand waits for something goes out in one write: statements that follow
 * each other cost the operating system as much as one.
 */
export function writeTogether({ connection }: ClientBase & { connection?: Connection }): void {
  const stream = connection?.stream;
  if (!stream || held.has(stream)) return;
  held.add(stream);
  stream.cork();
  // Runs when no promise is left that could go on now.
  process.nextTick(() => {
    held.delete(stream);
    stream.uncork();
  });
}
