// npm skips an optional package if the running Node does not satisfy its `engines`. The native parts of the compilers
// are such packages, so an installation by Node 18 would lack them. Therefore an old Node installs only Node 26 and a
// newer npm into a temporary folder, which then install all other packages.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findNodeForPlatform } from "./node26.mjs";
import { pathFromRoot } from "./paths.mjs";

const npmVersion = "11.19.1";

/**
 * Returns whether the Node version is too old for native packages of the lockfile, which require 20.19 or newer 20.x,
 * or at least 22.12.
 */
export function isOldNode(version = process.versions.node) {
  const [major, minor] = version.split(".").map(Number);
  if (major === 20) return minor < 19;
  if (major === 22) return minor < 12;
  return major < 22;
}

const readLockedPackage = (file, name) =>
  JSON.parse(readFileSync(file, "utf8")).packages?.[`node_modules/${name}`] ?? {};

/**
 * Installs Node 26 and a newer npm with the given `npm`. Resolves to { node, cli, remove }, or to { output } with
 * npm's output if it failed.
 */
export async function bootstrapNpm(npm) {
  const { name, binary } = findNodeForPlatform();
  const locked = name ? readLockedPackage(pathFromRoot("package-lock.json"), name) : {};
  if (!locked.version) return { output: `There is no Node 26 for ${process.platform}-${process.arch}.` };
  const folder = mkdtempSync(join(tmpdir(), "dasturxon-bootstrap-"));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", removeFolder);
  const dependencies = { [name]: locked.version, npm: npmVersion };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies }));
  const { code, output } = await npm(["install", "--ignore-scripts"], folder);
  if (code !== 0) return { output };
  if (readLockedPackage(join(folder, "package-lock.json"), name).integrity !== locked.integrity) {
    return { output: `${name} is not what the lockfile names.` };
  }
  return {
    node: join(folder, "node_modules", binary),
    cli: join(folder, "node_modules/npm/bin/npm-cli.js"),
    remove: removeFolder,
  };
}
