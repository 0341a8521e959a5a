// The Chromium that browser tests run in: the machine's own, else Playwright's, fetched when it must be.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runNode } from "./children.mjs";
import { requireNode26 } from "./node26.mjs";
import { binOf } from "./bin.mjs";
import { fromRoot } from "./paths.mjs";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

function ownBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    for (const name of names) if (folder && existsSync(join(folder, name))) return join(folder, name);
  }
  return undefined;
}

const printPath = 'import { chromium } from "playwright-core"; console.log(chromium.executablePath());';

async function playwrightBrowser() {
  const args = ["--input-type=module", "--eval", printPath];
  const { code, output } = await runNode(requireNode26(), args, { cwd: fromRoot("e2e") });
  const path = output.trim();
  return code === 0 && existsSync(path) ? path : undefined;
}

/** Path of a Chromium, or undefined when there is none and none can be had. */
export async function findBrowser() {
  const found = ownBrowser() ?? (await playwrightBrowser());
  if (found) return found;
  console.log("No Chromium on this machine: asking Playwright for one…");
  const cli = binOf("@playwright/test", { command: "playwright", workspace: "e2e" });
  const { code, output } = await runNode(requireNode26(), [cli, "install", "chromium"]);
  if (code !== 0) console.error(output.trim());
  return playwrightBrowser();
}
