import { Logger } from "graphile-worker";
import type { JobLog } from "./handlers.ts";

/** Logger for graphile-worker. Passes only errors to the log. The wrapper of the handlers logs failed jobs. */
export function createQuietLogger(log: JobLog): Logger {
  return new Logger(() => (level, message) => {
    if (level === "error" && !message.startsWith("Failed task"))
      log.warn({ worker: message }, "the job worker reported a warning");
  });
}
