import { rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { DurableFileSystem } from "./durable-fs.ts";
import { isFatalReply } from "./frames.ts";

/**
 * Error of a request whose engine is no longer reliable: no further write may be acknowledged until the engine is
 * reopened.
 */
export class EngineDeadError extends Error {
  override readonly name = "EngineDeadError";
}

export interface EngineSession {
  /** Executes complete protocol messages and returns the reply. Throws `EngineDeadError` instead of an unreliable reply. */
  execute(messages: Uint8Array): Promise<Uint8Array>;
  /** Discards the state of the previous client: open transaction, role, settings and prepared statements. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

const buildSimpleQuery = (text: string): Buffer => {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head.write("Q");
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

/**
 * Opens the engine on a directory. `isDurable: false` is for tests, which may lose data. The caller must hold the lock
 * of the directory (`lock-file.ts`).
 */
export async function openEngineSession(
  directory: string,
  options: { isDurable: boolean; files?: DurableFileSystem },
): Promise<EngineSession> {
  // PGlite does not start if postmaster.pid is empty. A process killed during startup can leave it so.
  rmSync(join(directory, "postmaster.pid"), { force: true });
  const files = options.files ?? new DurableFileSystem(directory);
  let panic: string | null = null;
  const recordPanic = (text: string) => {
    if (/\bPANIC:/.test(text)) panic = text;
    return false;
  };
  // Shared buffers are small: they use memory of this process, and the operating system caches the same files as well.
  const small = ["-c", "shared_buffers=32MB"];
  // `-F` disables fsync regardless of the settings, so it is removed. In this build of PGlite fdatasync does nothing,
  // fsync works.
  const safe = PGlite.defaultStartParams.filter((parameter) => parameter !== "-F");
  const engine = new PGlite({
    fs: files,
    extensions: { btree_gist, pg_trgm },
    startParams: options.isDurable
      ? [...safe, ...small, "-c", "fsync=on", "-c", "wal_sync_method=fsync"]
      : [...PGlite.defaultStartParams, ...small],
    onStderr: recordPanic,
  });
  await engine.waitReady;

  const executeMessages = async (messages: Uint8Array): Promise<Uint8Array> => {
    const parts: Uint8Array[] = [];
    try {
      await engine.execProtocolRawStream(messages, {
        syncToFs: false,
        // The output bytes are copied, because they are in memory of the engine that its next call reuses.
        onRawData: (bytes) => parts.push(bytes.slice()),
      });
    } catch (error) {
      throw new EngineDeadError(String(error), { cause: error });
    }
    const reply = Buffer.concat(parts);
    const reason = files.dead ?? panic;
    if (reason !== null) throw new EngineDeadError(reason);
    if (isFatalReply(reply)) throw new EngineDeadError("the engine answered with a fatal error");
    return reply;
  };

  return {
    execute: executeMessages,
    async reset() {
      if (engine.isInTransaction()) await executeMessages(buildSimpleQuery("rollback"));
      await executeMessages(buildSimpleQuery("discard all"));
    },
    close: () => engine.close(),
  };
}
