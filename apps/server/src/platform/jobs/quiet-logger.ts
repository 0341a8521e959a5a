import { Logger } from "graphile-worker";
import type { JobLog } from "./handlers.ts";

/** graphile-worker's own words: only troubles, into our log. Failures of jobs are logged by their wrapper. */
export function quietLogger(log: JobLog): Logger {
  return new Logger(() => (level, message) => {
    if (level === "error" && !message.startsWith("Failed task"))
      log.warn({ worker: message }, "the job worker complains");
  });
}
