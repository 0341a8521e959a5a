import { expect, test } from "vitest";
import { DatabaseUnavailableError } from "../index.ts";
import { EngineThread } from "./engine-thread.ts";
import type { WorkerReply } from "./messages.ts";

test("[R22] reports requests to a crashed engine as unavailable and opens it again", async () => {
  let resolveReply: (reply: WorkerReply) => void = () => undefined;
  const starting = EngineThread.start({
    // This reply simulates that PGlite throws because the disk has no space for the write-ahead log.
    post: () => resolveReply({ kind: "dead", reason: "PANIC: could not write to file" }),
    onReply: (listener) => (resolveReply = listener),
    onEnd: () => undefined,
    end: async () => undefined,
  });
  resolveReply({ kind: "ready" });
  const thread = await starting;
  await expect(thread.ask({ kind: "reset" }, 1_000)).rejects.toThrow(DatabaseUnavailableError);
});
