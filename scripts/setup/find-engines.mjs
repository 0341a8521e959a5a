// Finds the browser engines besides Chromium that the machine has: WebKitGTK with its driver and a virtual display, and
// Firefox. Their tests in e2e/engines/ run only if they are installed.
import { existsSync, globSync } from "node:fs";

const findInstalledPath = (...paths) => paths.find((path) => existsSync(path)) ?? null;

const webkitDriverPath = findInstalledPath("/usr/bin/WebKitWebDriver");
const [browser = null] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
const xvfbPath = findInstalledPath("/usr/bin/Xvfb");

/** Paths of WebKitGTK's driver, browser and virtual display. Null if the machine lacks one of them. */
export const webkitPaths =
  webkitDriverPath && browser && xvfbPath ? { driver: webkitDriverPath, browser, display: xvfbPath } : null;

/** Path of Firefox, or null. */
export const firefoxPath = findInstalledPath("/usr/bin/firefox-esr", "/usr/bin/firefox");

/** Names of the installed engines, which are also their Playwright projects. */
export const engineNames = [...(webkitPaths ? ["webkit"] : []), ...(firefoxPath ? ["firefox"] : [])];
