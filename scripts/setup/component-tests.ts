import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { playwright } from "@vitest/browser-playwright";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { scaleTime } from "./time-scale.mjs";

/**
 * Paths of browsers, the preferred one first. The headless shell needs less CPU than Chromium. `npm test` sets
 * CHROMIUM_SHELL_PATH and CHROMIUM_PATH.
 */
const browserCandidates = [
  process.env["CHROMIUM_SHELL_PATH"],
  process.env["CHROMIUM_PATH"],
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
];
const executablePath = browserCandidates.find((path) => path !== undefined && existsSync(path));

interface ComponentTestOptions {
  name: string;
  /** Folder of the workspace. */
  root: string;
  /** Vite plugins of the workspace's build without which its sources do not compile. */
  plugins: (Plugin | Plugin[])[];
}

const NON_BROWSER_LIBRARY_PATTERN = /^@dasturxon\/|^@fontsource|^@react-router\/node$|^isbot$/;

/**
 * Returns the libraries to pre-bundle before the first test. Otherwise Vite finds them during the tests and reloads
 * the page, which aborts the running tests.
 */
function listLibraries(root: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  const own = Object.keys(dependencies).filter((name) => !NON_BROWSER_LIBRARY_PATTERN.test(name));
  return [
    ...own,
    "react/jsx-runtime",
    "react/jsx-dev-runtime",
    "react-dom/client",
    "vitest-browser-react",
    "axe-core",
    "zod",
  ];
}

/**
 * Returns the configuration for the component tests of a workspace: `*.browser.test.tsx`, run in headless Chromium
 * with a phone's screen size. The files of one run share a page and its modules, and each test unmounts what it
 * rendered.
 */
export function createComponentTestConfig({ name, root, plugins }: ComponentTestOptions) {
  return defineConfig({
    plugins,
    optimizeDeps: { include: listLibraries(root) },
    define: { "process.env.NODE_ENV": JSON.stringify("test") },
    test: {
      name,
      root,
      include: ["src/**/*.browser.test.tsx"],
      isolate: false,
      // Same number of retries as in `e2e/playwright.config.ts`. The report of `npm test` lists tests that passed only
      // after a retry.
      retry: 2,
      testTimeout: scaleTime(60_000),
      hookTimeout: scaleTime(60_000),
      expect: { poll: { timeout: scaleTime(5_000) } },
      maxWorkers: 2,
      // Runs after the Vitest projects in Node, because two cores are too few for a browser and a database at the same
      // time.
      sequence: { groupOrder: 1 },
      browser: {
        enabled: true,
        headless: true,
        connectTimeout: scaleTime(60_000),
        screenshotFailures: false,
        viewport: { width: 390, height: 844 },
        provider: playwright({
          launchOptions: {
            ...(executablePath !== undefined && { executablePath }),
            // The arguments are needed in containers, where the browser runs as root and /dev/shm is small.
            args: ["--no-sandbox", "--disable-dev-shm-usage"],
          },
          contextOptions: { reducedMotion: "reduce", timezoneId: "Asia/Tashkent" },
        }),
        instances: [{ browser: "chromium" }],
      },
    },
  });
}
