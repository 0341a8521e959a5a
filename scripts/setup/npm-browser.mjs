// Installs Chromium from npm, with its libraries, on Linux machines without a browser. It is 67 MB, so it is not a
// regular dependency. It is downloaded on request, and npm checks each package against `browser/package-lock.json`.
import { chmodSync, copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run, runNode } from "./children.mjs";
import { machineNpm } from "./install.mjs";
import { requireNode26 } from "./node26.mjs";
import { fromRoot } from "./paths.mjs";

const folder = fromRoot("node_modules/.browser");
const unpacked = join(folder, "unpacked");
/** Path of the Chromium from npm: a headless shell without notifications. */
export const npmBrowserPath = join(folder, "chromium.sh");

// Unpacks into its own temporary folder. The last archive contains libraries that minimal systems lack.
const unpack = `import { inflate } from "@sparticuz/chromium";
const bin = new URL("../bin/", import.meta.resolve("@sparticuz/chromium"));
for (const name of ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"])
  await inflate(new URL(name, bin).pathname);`;

const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${unpacked}/fonts/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${unpacked}/fonts/cache</cachedir></fontconfig>
`;

const script = `#!/bin/sh
export LD_LIBRARY_PATH="${unpacked}/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="${unpacked}/fonts/fonts.conf"
exec "${unpacked}/chromium" "$@"
`;

async function starts() {
  return existsSync(npmBrowserPath) && (await run(npmBrowserPath, ["--version"])).code === 0;
}

/**
 * Returns the path of the Chromium from npm, and downloads it if missing. Returns undefined if it is unavailable or
 * does not start.
 */
export async function npmBrowser() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  if (await starts()) return npmBrowserPath;
  console.log("No Chromium on this machine: fetching one from npm (67 MB, once)…");
  mkdirSync(unpacked, { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) {
    copyFileSync(fromRoot("scripts/setup/browser", file), join(folder, file));
  }
  const installed = await machineNpm(["ci", "--ignore-scripts"], folder);
  const made =
    installed.code === 0
      ? await runNode(requireNode26(), ["--input-type=module", "--eval", unpack], {
          cwd: folder,
          env: { ...process.env, TMPDIR: unpacked },
        })
      : installed;
  if (made.code !== 0) {
    console.error(made.output.trim());
    return undefined;
  }
  writeFileSync(join(unpacked, "fonts/fonts.conf"), fonts);
  writeFileSync(npmBrowserPath, script);
  chmodSync(npmBrowserPath, 0o755);
  return (await starts()) ? npmBrowserPath : undefined;
}
