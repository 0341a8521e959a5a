// Preloaded into processes that the scripts start: when the script dies, even by SIGKILL, the IPC channel
// between them closes, and the process ends as if asked to.
import { isMainThread } from "node:worker_threads";

const isFollower = process.env.DASTURXON_FOLLOWS === "1";
// only the process that was started by the script, not what it forks in turn (test workers inherit --import)
delete process.env.DASTURXON_FOLLOWS;

/** We lead our process group: whatever we started goes with us. */
function killGroup() {
  try {
    process.kill(-process.pid, "SIGKILL");
  } catch {
    process.kill(process.pid, "SIGKILL");
  }
}

if (isFollower && isMainThread && process.connected) {
  process.once("disconnect", () => {
    process.once("exit", killGroup);
    setTimeout(killGroup, 8_000).unref();
    process.kill(process.pid, "SIGTERM");
  });
  // the channel alone must not keep a finished process alive
  process.channel?.unref();
}
