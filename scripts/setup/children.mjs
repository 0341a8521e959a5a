// Child processes that end with this process. Every child leads its own process group, so a Ctrl-C in the terminal
// reaches only this process, which forwards it once. Otherwise npm and the shell would deliver it two or three times,
// and a server that shuts down gracefully treats a second signal as "stop immediately". Children under Node 26 also
// have an IPC channel to this process: when this process is killed the channel closes, and follow-parent.mjs ends
// them.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { pathToFileURL } from "node:url";
import { pathFromRoot } from "./paths.mjs";

const isWindows = process.platform === "win32";
const runningChildren = new Set();
/** Child processes whose whole process group receives signals. */
const toolChildren = new WeakSet();
let stopSignal = "";
let lastSignalAt = -Infinity;
let isProcessHandedOver = false;

/** Time after which a child that has not ended is killed, in milliseconds. The whole shutdown must end within 10 s. */
const childShutdownTimeoutMs = 9_000;

const toExitCode = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 15);

function signalChild(child, signal, wholeGroup) {
  if (child.pid === undefined) return;
  try {
    if (wholeGroup && !isWindows) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // The process has already ended.
  }
}

/** Sends the signal to every child, and kills children that still run after `childShutdownTimeoutMs`. */
export function stopChildren(signal) {
  stopSignal ||= signal;
  for (const child of runningChildren) signalChild(child, signal, toolChildren.has(child));
  setTimeout(() => {
    for (const child of runningChildren) signalChild(child, "SIGKILL", true);
  }, childShutdownTimeoutMs);
}

/** Ends one child gracefully. Resolves when it has ended. */
export function stopChild(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((/** @type {(value?: void) => void} */ resolve) => {
    const timer = setTimeout(() => signalChild(child, "SIGKILL", true), childShutdownTimeoutMs);
    child.once("exit", () => {
      clearTimeout(timer);
      resolve();
    });
    signalChild(child, "SIGTERM", false);
  });
}

function handleStopSignal(signal) {
  // Repeated stop signals within a second count as one, because the terminal and npm deliver the same Ctrl-C.
  if (performance.now() - lastSignalAt < 1_000) return;
  lastSignalAt = performance.now();
  if (runningChildren.size === 0) process.exit(toExitCode(null, signal));
  stopChildren(signal);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => handleStopSignal(signal));

function readProcFile(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    // The file in /proc is unavailable because the system is not Linux or the process has ended.
    return "";
  }
}

/** Returns the id of the parent process and, if the parent is the shell in which npm runs a script, the id of npm. */
function findParentProcessIds() {
  const shell = /^(ba|da|z|k|a)?sh\n$/.test(readProcFile(process.ppid, "comm"));
  const parentOfShell = shell ? /\) \S (\d+)/.exec(readProcFile(process.ppid, "stat"))?.[1] : "";
  return `${process.ppid} ${parentOfShell}`;
}

// Stops this process as SIGTERM does if npm has ended: a killed npm sends no signal, and a terminated npm ends only its
// shell.
if (process.env.npm_lifecycle_event && !isWindows) {
  const known = findParentProcessIds();
  setInterval(() => {
    if (findParentProcessIds() !== known) handleStopSignal("SIGTERM");
  }, 500).unref();
}

/**
 * Starts a child in its own process group. If `isTool`, signals are sent to its whole group (npm, compilers).
 * Otherwise they are sent to its first process only (the server, which ends its own children).
 */
function startChild(
  command,
  args,
  { cwd = pathFromRoot(), env = process.env, stdio, isTool = true, shell = false },
) {
  const child = spawn(command, args, { cwd, env, stdio, shell, detached: !isWindows, windowsHide: true });
  if (isTool) toolChildren.add(child);
  runningChildren.add(child);
  child.on("error", () => runningChildren.delete(child));
  child.on("exit", () => {
    runningChildren.delete(child);
    // Kills the remaining processes of the child's group.
    signalChild(child, "SIGKILL", true);
    if (stopSignal && runningChildren.size === 0 && !isProcessHandedOver)
      process.exit(toExitCode(null, stopSignal));
  });
  return child;
}

/**
 * Runs a tool to its end and collects its output. `onOutput` receives each chunk. Resolves to { code, output }. Never
 * rejects.
 */
export function runCommand(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = startChild(command, args, {
      ...options,
      stdio: ["ignore", "pipe", "pipe", ...(options.extraStdio ?? [])],
    });
    const chunks = [];
    const collectOutput = (chunk) => {
      chunks.push(chunk);
      options.onOutput?.(chunk);
    };
    child.stdout.on("data", collectOutput);
    child.stderr.on("data", collectOutput);
    child.on("error", (error) => resolve({ code: 127, output: `${command}: ${error.message}\n` }));
    child.on("close", (code, signal) =>
      resolve({ code: toExitCode(code, signal), output: Buffer.concat(chunks).toString("utf8") }),
    );
  });
}

const createFollowerEnvironment = (env = process.env) => ({ ...env, DASTURXON_FOLLOWS: "1" });
const followParentUrl = pathToFileURL(pathFromRoot("scripts/setup/follow-parent.mjs")).href;

/**
 * Runs a script under Node 26 to its end and collects its output. The script always ends with this process.
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, onOutput?: (chunk: Buffer) => void }} [options]
 */
export function runNode(node, args, options = {}) {
  const env = createFollowerEnvironment(options.env);
  return runCommand(node, ["--import", followParentUrl, ...args], { ...options, env, extraStdio: ["ipc"] });
}

/**
 * Starts a long-running script under Node 26 in the same terminal. Returns the child.
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 */
export function startNodeScript(node, args, options = {}) {
  return startChild(node, ["--import", followParentUrl, ...args], {
    env: createFollowerEnvironment(options.env),
    isTool: false,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
}

/** Replaces this process with a script under Node 26: forwards signals to it, and exits with its code. */
export function replaceProcess(node, args, options) {
  isProcessHandedOver = true;
  const child = startNodeScript(node, args, options);
  child.on("error", (error) => {
    console.error(`Node 26 could not be started (${error.message}).`);
    process.exit(1);
  });
  child.on("exit", (code, signal) => process.exit(toExitCode(code, signal)));
}
