import { expect, test } from "vitest";
import { DatabaseUnavailable } from "../index.ts";
import { EngineThread } from "./engine-thread.ts";
import type { Reply } from "./messages.ts";

test("[R22] reports requests to a crashed engine as unavailable and opens it again", async () => {
  let reply: (reply: Reply) => void = () => undefined;
  const starting = EngineThread.start({
    // PGlite throws if the disk has no space for the write-ahead log.
    post: () => reply({ kind: "dead", reason: "PANIC: could not write to file" }),
    onReply: (listener) => (reply = listener),
    onEnd: () => undefined,
    end: async () => undefined,
  });
  reply({ kind: "ready" });
  const thread = await starting;
  await expect(thread.ask({ kind: "reset" }, 1_000)).rejects.toThrow(DatabaseUnavailable);
});
