import { connect } from "node:net";
import type { EnginePort } from "./engine-port.ts";
import type { WorkerReply } from "./messages.ts";
import { onMessages, writeSocketMessage } from "./socket-messages.ts";

/** Connects to an engine in another process (`held-engine.ts`), which outlives this process. */
export function openSocketPort(path: string): EnginePort {
  const socket = connect(path);
  let isLeaving = false;
  socket.on("error", () => undefined);
  return {
    post(request) {
      // The client only leaves: the engine in the other process stays open for the next client.
      if (request.kind === "close") isLeaving = true;
      writeSocketMessage(socket, request);
    },
    onReply: (listener) => onMessages<WorkerReply>(socket, listener),
    onEnd(listener) {
      socket.on("error", listener);
      socket.on("close", () => listener(new Error("the connection to the database process was lost")));
    },
    async end() {
      if (socket.destroyed) return;
      // The promise is created by hand, because `events.once` would reject if an error event precedes the close event.
      const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
      // A socket whose other end has closed is destroyed at once, because nothing more can be written to it.
      if (isLeaving || !socket.writable) socket.destroy();
      else {
        writeSocketMessage(socket, { kind: "end" });
        socket.end();
      }
      await closed;
    },
  };
}
