import { cpSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import type { WorkerReply, EngineRequest, WorkerOptions } from "./messages.ts";
import { openEngineSession } from "./session.ts";

// The embedded engine blocks its thread while a statement runs, so it runs in a separate thread.
const port = parentPort;
if (!port) throw new Error("this file is a worker");
const postReply = (reply: WorkerReply) => port.postMessage(reply);
const { directory, isDurable } = workerData as WorkerOptions;

try {
  const session = await openEngineSession(directory, { isDurable });
  const handleRequest = async (request: EngineRequest): Promise<Uint8Array | null> => {
    switch (request.kind) {
      case "execute":
        return session.execute(request.bytes);
      case "reset":
        await session.reset();
        return null;
      case "copy":
        // Between two statements the files are in the same state as after a crash. The engine recovers from them, so
        // the copy is valid.
        cpSync(directory, request.target, { recursive: true });
        return null;
      case "close":
        await session.close();
        return null;
    }
  };
  port.on("message", (request: EngineRequest) => {
    handleRequest(request).then(
      (bytes) => {
        postReply({ kind: "done", id: request.id, bytes });
        if (request.kind === "close") port.close();
      },
      (error: unknown) => postReply({ kind: "dead", reason: String(error) }),
    );
  });
  postReply({ kind: "ready" });
} catch (error) {
  postReply({ kind: "failed", reason: error instanceof Error ? error.message : String(error) });
}
