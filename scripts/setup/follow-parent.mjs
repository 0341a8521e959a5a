// Preloaded into processes that the scripts start: when the script dies, even by SIGKILL, the IPC channel
// between them closes, and the process ends as if asked to.
import { isMainThread } from "node:worker_threads";

// process.connected: only the process that was given the channel, not what it starts in turn
if (isMainThread && process.connected) {
  process.once("disconnect", () => {
    setTimeout(() => {
      try {
        // we lead our group: take along whatever we started
        process.kill(-process.pid, "SIGKILL");
      } catch {
        process.kill(process.pid, "SIGKILL");
      }
    }, 8_000).unref();
    process.kill(process.pid, "SIGTERM");
  });
  // the channel alone must not keep a finished process alive
  process.channel?.unref();
}
