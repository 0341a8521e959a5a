// Child processes that never outlive us. Every child leads its own process group, so a Ctrl-C in the terminal
// reaches only us and is passed on once (npm and the shell would otherwise deliver it two or three times, which
// a graceful server takes for "now, at once"). We also hold an IPC channel to children under Node 26: when we
// are killed hard the channel closes and follow-parent.mjs ends them.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { pathToFileURL } from "node:url";
import { fromRoot } from "./paths.mjs";

const windows = process.platform === "win32";
const live = new Set();
/** Children of which a signal goes to the whole process group. */
const tools = new WeakSet();
let stopping = "";
let lastSignal = -Infinity;
let handedOver = false;

/** A child that has not ended this long after it was asked is killed: the whole must end within 10 s. */
const patience = 9_000;

const exitCodeOf = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 15);

function signalChild(child, signal, wholeGroup) {
  if (child.pid === undefined) return;
  try {
    if (wholeGroup && !windows) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // already gone
  }
}

/** Asks every child to end, and kills what has not ended after `patience`. */
export function stopChildren(signal) {
  stopping ||= signal;
  for (const child of live) signalChild(child, signal, tools.has(child));
  setTimeout(() => {
    for (const child of live) signalChild(child, "SIGKILL", true);
  }, patience);
}

/** Ends one child gracefully; resolves when it is gone. */
export function stopChild(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((/** @type {(value?: void) => void} */ resolve) => {
    const timer = setTimeout(() => signalChild(child, "SIGKILL", true), patience);
    child.once("exit", () => {
      clearTimeout(timer);
      resolve();
    });
    signalChild(child, "SIGTERM", false);
  });
}

function onSignal(signal) {
  // the same Ctrl-C arrives from the terminal and again from npm: one request
  if (performance.now() - lastSignal < 1_000) return;
  lastSignal = performance.now();
  if (live.size === 0) process.exit(exitCodeOf(null, signal));
  stopChildren(signal);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => onSignal(signal));

function procFile(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return ""; // not Linux, or gone
  }
}

/** Our parent, and npm behind the shell that npm runs a script in. */
function whoRunsUs() {
  const shell = /^(ba|da|z|k|a)?sh\n$/.test(procFile(process.ppid, "comm"));
  const parentOfShell = shell ? /\) \S (\d+)/.exec(procFile(process.ppid, "stat"))?.[1] : "";
  return `${process.ppid} ${parentOfShell}`;
}

// npm killed hard tells nobody, and npm asked to end only ends its shell: notice it, and stop as if asked.
if (process.env.npm_lifecycle_event && !windows) {
  const known = whoRunsUs();
  setInterval(() => {
    if (whoRunsUs() !== known) onSignal("SIGTERM");
  }, 500).unref();
}

/**
 * Starts a child in its own process group. `isTool`: a signal goes to its whole group (npm, compilers), not to
 * its first process only (our server, which ends its own children).
 */
function start(command, args, { cwd = fromRoot(), env = process.env, stdio, isTool = true, shell = false }) {
  const child = spawn(command, args, { cwd, env, stdio, shell, detached: !windows, windowsHide: true });
  if (isTool) tools.add(child);
  live.add(child);
  child.on("error", () => live.delete(child));
  child.on("exit", () => {
    live.delete(child);
    // whatever it left behind in its group
    signalChild(child, "SIGKILL", true);
    if (stopping && live.size === 0 && !handedOver) process.exit(exitCodeOf(null, stopping));
  });
  return child;
}

/**
 * Runs a tool to its end with its output collected; `onOutput` gets the chunks as they come. Resolves to
 * { code, output }; never rejects.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, {
      ...options,
      stdio: ["ignore", "pipe", "pipe", ...(options.extraStdio ?? [])],
    });
    const chunks = [];
    const collect = (chunk) => {
      chunks.push(chunk);
      options.onOutput?.(chunk);
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (error) => resolve({ code: 127, output: `${command}: ${error.message}\n` }));
    child.on("close", (code, signal) =>
      resolve({ code: exitCodeOf(code, signal), output: Buffer.concat(chunks).toString("utf8") }),
    );
  });
}

const followingParent = (env = process.env) => ({ ...env, DASTURXON_FOLLOWS: "1" });
const followParent = pathToFileURL(fromRoot("scripts/setup/follow-parent.mjs")).href;

/**
 * Runs a script under Node 26 to its end with its output collected; it ends when we do, however we end.
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, onOutput?: (chunk: Buffer) => void }} [options]
 */
export function runNode(node, args, options = {}) {
  const env = followingParent(options.env);
  return run(node, ["--import", followParent, ...args], { ...options, env, extraStdio: ["ipc"] });
}

/**
 * Starts a long-running script under Node 26 on our own terminal. Returns the child.
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 */
export function startNode(node, args, options = {}) {
  return start(node, ["--import", followParent, ...args], {
    env: followingParent(options.env),
    isTool: false,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
}

/** Hands the process over to a script under Node 26: signals go on to it, and we exit with its code. */
export function handOver(node, args, options) {
  handedOver = true;
  const child = startNode(node, args, options);
  child.on("error", (error) => {
    console.error(`Node 26 could not be started (${error.message}).`);
    process.exit(1);
  });
  child.on("exit", (code, signal) => process.exit(exitCodeOf(code, signal)));
}
