import type { Duplex } from "node:stream";
import type { ClientBase, Connection } from "pg";

const bufferedSockets = new WeakSet<Duplex>();

/**
 * Buffers the writes to this connection until the current work waits for a promise. Consecutive statements are sent
 * with one system call.
 */
export function bufferConnectionWrites({ connection }: ClientBase & { connection?: Connection }): void {
  const stream = connection?.stream;
  if (!stream || bufferedSockets.has(stream)) return;
  bufferedSockets.add(stream);
  stream.cork();
  // The buffer is sent when the current work has ended and no promise callback is left to run.
  process.nextTick(() => {
    bufferedSockets.delete(stream);
    stream.uncork();
  });
}
