import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { engineNames } from "../scripts/setup/find-engines.mjs";
import { scaleTime } from "../scripts/setup/time-scale.mjs";
import type { EngineName } from "./engines/engine-page.ts";

/**
 * Disabled Chromium features. Chromium uses only the last list given, so this list repeats Playwright's own. It adds the
 * address bar's pop-ups, which create two internal pages for each page of a test.
 */
const DISABLED_CHROMIUM_FEATURES = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
];

/**
 * Browser tests on the built product. All tests share one server, started by `npm start`. It uses a temporary
 * PostgreSQL if the machine has one, or else the embedded database in a separate directory. `E2E_PORT` and
 * `E2E_DATA_DIR` override the port and the directory (`npm test` sets both and deletes the directory afterwards).
 * Brands have their own hosts, such as http://osh.localhost:PORT. baseURL is the demo brand's host.
 */
const port = Number((process.env["E2E_PORT"] ??= String(4100 + (process.pid % 800))));
const dataDir = (process.env["E2E_DATA_DIR"] ??= join(tmpdir(), `dasturxon-e2e-${port}-${process.pid}`));
/** Encryption key of all processes on this database, so that each can decrypt the credentials stored by another. */
const credentialsKey = (process.env["E2E_CREDENTIALS_KEY"] ??= randomBytes(32).toString("hex"));
const pushPort = (process.env["E2E_PUSH_PORT"] ??= String(port + 10_000));
/** Debugging port of the browser with throttled hidden tabs. */
const debugPort = (process.env["E2E_DEBUG_PORT"] ??= String(port + 12_000));
const galleryFilter = process.env["GALLERY"];
const NOTIFICATION_TESTS = /@notifications/;
/** Tests that need the back/forward cache. Playwright disables it, and the headless shell does not have it. */
const PAGE_CACHE_TESTS = /@page-cache/;
/** Tests in WebKit and Firefox, which run if the machine has these browsers. */
const ENGINE_TESTS = /@engines/;
/** Tests of hidden tabs with throttled timers. Playwright disables the throttling by default. */
const BACKGROUND_TESTS = /@background/;
const THROTTLING_DISABLING_ARGS = [
  "--disable-background-timer-throttling",
  "--disable-backgrounding-occluded-windows",
  "--disable-renderer-backgrounding",
];
// Takes screenshots only if requested: npm run gallery
const testFileSelection =
  galleryFilter === undefined
    ? { grepInvert: [/@gallery/, NOTIFICATION_TESTS, PAGE_CACHE_TESTS, BACKGROUND_TESTS, ENGINE_TESTS] }
    : { grep: new RegExp(galleryFilter) };
const executablePath = process.env["CHROMIUM_PATH"] ?? ["/usr/bin/chromium"].find((path) => existsSync(path));
// Browser of the tests without notifications: a headless shell, which is faster but has no notifications.
const headlessShellPath = process.env["CHROMIUM_SHELL_PATH"] ?? executablePath;
const createLaunchOptions = (path: string | undefined, more: string[] = []) => ({
  ...(path === undefined ? {} : { executablePath: path }),
  // The arguments are needed in containers, where the browser runs as root and /dev/shm is small.
  args: [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    `--disable-features=${DISABLED_CHROMIUM_FEATURES.join()}`,
    ...more,
  ],
});

// One pixel per CSS pixel, because two cores render a phone's usual 3×3 too slowly.
const phoneDevice = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };

export default defineConfig<{ engineName: EngineName }>({
  testDir: ".",
  globalSetup: "./src/prepare.ts",
  testMatch: "**/*.spec.ts",
  outputDir: "../test-results/browser",
  // The machine has two cores, which the tests share with the server and its database.
  workers: 2,
  fullyParallel: false,
  // A failed test runs up to two more times. The report lists tests that passed only after a retry.
  retries: 2,
  forbidOnly: true,
  timeout: scaleTime(120_000),
  expect: { timeout: scaleTime(10_000) },
  reporter: "list",
  use: {
    actionTimeout: scaleTime(15_000),
    navigationTimeout: scaleTime(20_000),
    baseURL: `http://localhost:${port}`,
    timezoneId: "Asia/Tashkent",
    // The browser's language is Uzbek, because the console and the store use it on the first visit.
    locale: "uz-UZ",
    // Service workers are blocked, because tests cannot intercept their requests. Tests of the service worker itself
    // allow it.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    // Recording takes a quarter of a test's time, so only retries are recorded.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: createLaunchOptions(headlessShellPath),
  },
  // The file name selects the screen size: x.phone.spec.ts or x.desktop.spec.ts. Other files run in both sizes.
  projects: [
    { name: "phone", use: phoneDevice, testIgnore: "**/*.desktop.spec.ts", ...testFileSelection },
    {
      name: "desktop",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
      testIgnore: "**/*.phone.spec.ts",
      ...testFileSelection,
    },
    ...(galleryFilter === undefined ? (engineNames as EngineName[]) : []).map((name) => ({
      name,
      use: { engineName: name },
      testDir: "engines",
      grep: ENGINE_TESTS,
    })),
    ...(galleryFilter !== undefined || process.env["E2E_WITHOUT_NOTIFICATIONS"] === "1"
      ? []
      : [
          {
            name: "notifications",
            use: { ...phoneDevice, launchOptions: createLaunchOptions(executablePath) },
            grep: NOTIFICATION_TESTS,
          },
          {
            name: "page-cache",
            use: {
              ...devices["Desktop Chrome"],
              viewport: { width: 1280, height: 800 },
              launchOptions: {
                ...createLaunchOptions(executablePath),
                ignoreDefaultArgs: ["--disable-back-forward-cache"],
              },
            },
            grep: PAGE_CACHE_TESTS,
          },
          {
            name: "background",
            use: {
              ...devices["Desktop Chrome"],
              viewport: { width: 1280, height: 800 },
              launchOptions: {
                ...createLaunchOptions(executablePath, [`--remote-debugging-port=${debugPort}`]),
                ignoreDefaultArgs: THROTTLING_DISABLING_ARGS,
              },
            },
            grep: BACKGROUND_TESTS,
          },
        ]),
  ],
  webServer: {
    command: `"${process.execPath}" src/server.ts`,
    url: `http://localhost:${port}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      CREDENTIALS_KEYS: credentialsKey,
      // Addresses of the fake push services. Each test file that needs a push service has its own.
      PUSH_SERVICES: [0, 1].map((more) => `http://127.0.0.1:${Number(pushPort) + more}`).join(),
      YANDEX_MAPS_KEY: "e2e-key-of-yandex-maps",
    },
    timeout: scaleTime(180_000),
    reuseExistingServer: process.env["E2E_REUSE"] === "1",
    gracefulShutdown: { signal: "SIGTERM", timeout: 12_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
