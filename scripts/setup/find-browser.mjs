// Finds the Chromium for browser tests: the machine's own, else Playwright's if installed, else one from npm on Linux,
// else downloads Playwright's.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runNode } from "./children.mjs";
import { requireNode26 } from "./node26.mjs";
import { findNpmBrowser } from "./npm-browser.mjs";
import { findBinPath } from "./bin.mjs";
import { pathFromRoot } from "./paths.mjs";

const browserCommands = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

function findOnPath(names) {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    for (const name of names) if (folder && existsSync(join(folder, name))) return join(folder, name);
  }
  return undefined;
}

const findMachineBrowser = () => process.env.CHROMIUM_PATH || findOnPath(browserCommands);

/**
 * Returns the path of the machine's headless shell. It needs two thirds of Chromium's CPU time per page and supports
 * no notifications. Returns undefined if there is none, or if CHROMIUM_PATH names a browser.
 */
export function findHeadlessShell() {
  return process.env.CHROMIUM_PATH ? undefined : findOnPath(["chromium-headless-shell"]);
}

const printPathScript = 'import { chromium } from "playwright-core"; console.log(chromium.executablePath());';

async function findPlaywrightBrowser() {
  const args = ["--input-type=module", "--eval", printPathScript];
  const { code, output } = await runNode(requireNode26(), args, { cwd: pathFromRoot("e2e") });
  const path = output.trim();
  return code === 0 && existsSync(path) ? path : undefined;
}

async function downloadBrowser() {
  console.log("No Chromium on this machine: downloading one with Playwright…");
  const cli = findBinPath("@playwright/test", { command: "playwright", workspace: "e2e" });
  const { code, output } = await runNode(requireNode26(), [cli, "install", "chromium"]);
  if (code !== 0) console.error(output.trim());
  return findPlaywrightBrowser();
}

const finderByBrowserKind = {
  "the machine's own": findMachineBrowser,
  "the machine's headless shell": findHeadlessShell,
  "Playwright's": findPlaywrightBrowser,
  "from npm": findNpmBrowser,
  "Playwright's, fetched": downloadBrowser,
};

/** Returns the path of a Chromium, or undefined if none can be found or downloaded. Prints which one it is. */
export async function findBrowser() {
  for (const [kind, find] of Object.entries(finderByBrowserKind)) {
    const path = await find();
    if (!path) continue;
    console.log(`Browser: ${kind}, ${path}`);
    return path;
  }
  return undefined;
}
