// Installs packages if node_modules is missing or does not match the lockfile.
import { existsSync, statSync } from "node:fs";
import { bootstrapNpm, isOldNode } from "./bootstrap-npm.mjs";
import { runCommand } from "./children.mjs";
import { findNode26 } from "./node26.mjs";
import { pathFromRoot, formatSecondsSince } from "./paths.mjs";
import { hashFiles, readStamp, writeStamp } from "./staleness.mjs";

const createInstallStamp = () =>
  `${process.platform}-${process.arch} ${hashFiles(["package-lock.json", ".npmrc"])}`;

/** Returns whether `npm install` was run manually: npm's own record is not older than the lockfile. */
function isInstalledByHand() {
  try {
    // The tolerance is needed because npm writes the two files one after the other.
    const slack = 10_000;
    const record = statSync(pathFromRoot("node_modules/.package-lock.json")).mtimeMs;
    return record + slack >= statSync(pathFromRoot("package-lock.json")).mtimeMs;
  } catch {
    return false;
  }
}

export function isInstalled() {
  if (!existsSync(pathFromRoot("node_modules")) || !findNode26()) return false;
  const stamp = createInstallStamp();
  if (readStamp("install") === stamp) return true;
  if (!isInstalledByHand()) return false;
  writeStamp("install", stamp);
  return true;
}

// Build tools are devDependencies, so NODE_ENV=production in the environment must not omit them.
const npmOptions = ["--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];

/**
 * Runs the npm that started this script, because PATH may contain another one or none. Resolves to { code, output }.
 */
export function runMachineNpm(args, cwd) {
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.[cm]?js$/.test(cli) && existsSync(cli)) {
    return runCommand(process.execPath, [cli, ...args, ...npmOptions], { cwd });
  }
  return runCommand("npm", [...args, ...npmOptions], { cwd, shell: process.platform === "win32" });
}

/** Runs `npm ci`, or `npm install` if that fails. Resolves to { code, output }. */
async function installByNpm(npm) {
  const clean = await npm(["ci", "--prefer-offline"]);
  if (clean.code === 0) return clean;
  const loose = await npm(["install"]);
  return { code: loose.code, output: `${clean.output}\n${loose.output}` };
}

async function installAll() {
  if (!isOldNode()) return installByNpm(runMachineNpm);
  const newer = await bootstrapNpm(runMachineNpm);
  if (!newer.node) return { code: 1, output: newer.output };
  const result = await installByNpm((args) => runCommand(newer.node, [newer.cli, ...args, ...npmOptions]));
  newer.remove();
  return result;
}

/**
 * Installs packages if any is missing. Prints one line at the start and one at the end. Prints the output of npm only
 * on failure.
 */
export async function installPackages() {
  if (isInstalled()) return;
  const start = performance.now();
  console.log("Installing packages (once; about a minute)…");
  const { code, output } = await installAll();
  if (code !== 0) {
    console.error(output);
    console.error("The packages could not be installed: see npm's error above.");
    process.exit(1);
  }
  writeStamp("install", createInstallStamp());
  console.log(`Packages installed (${formatSecondsSince(start)}).`);
}
