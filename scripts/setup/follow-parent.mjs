// Preloaded into processes that the scripts start. When the script ends, even by SIGKILL, the IPC channel closes, and
// the process ends as on a signal.
import { isMainThread } from "node:worker_threads";

const isFollowingParent = process.env.DASTURXON_FOLLOWS === "1";
// The variable is deleted, so that only the process that the script started follows its parent. Test workers inherit
// `--import` but must not follow.
delete process.env.DASTURXON_FOLLOWS;

/** Kills the process group that this process leads, including all child processes. */
function killProcessGroup() {
  try {
    process.kill(-process.pid, "SIGKILL");
  } catch {
    process.kill(process.pid, "SIGKILL");
  }
}

if (isFollowingParent && isMainThread && process.connected) {
  process.once("disconnect", () => {
    process.once("exit", killProcessGroup);
    setTimeout(killProcessGroup, 8_000).unref();
    process.kill(process.pid, "SIGTERM");
  });
  // The IPC channel alone must not keep the process alive.
  process.channel?.unref();
}
