import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { scaled } from "../scripts/setup/time-scale.mjs";

/**
 * What Chromium does without: Playwright's own list, as the last one given counts, and the pop-ups of an address bar
 * that nobody sees, two pages of the browser's own for each of ours.
 */
const WITHOUT = [
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
 * Browser tests on the built product: one server started as a newcomer starts it (`npm start`), on a PostgreSQL of its
 * own where the machine has one, else on the embedded database in a directory of its own, shared by all tests. `E2E_PORT` and `E2E_DATA_DIR` choose others (`npm test`
 * does, and removes the directory after).
 * Brands answer on their own hosts: http://osh.localhost:PORT, and so on; baseURL is the demo brand's.
 */
const port = Number((process.env["E2E_PORT"] ??= String(4100 + (process.pid % 800))));
const dataDir = (process.env["E2E_DATA_DIR"] ??= join(tmpdir(), `dasturxon-e2e-${port}-${process.pid}`));
/** Of every process on this database: what one wrote, the other reads. */
const credentialsKey = (process.env["E2E_CREDENTIALS_KEY"] ??= randomBytes(32).toString("hex"));
const pushPort = (process.env["E2E_PUSH_PORT"] ??= String(port + 10_000));
/** Of the browser whose hidden tabs are throttled. */
const debugPort = (process.env["E2E_DEBUG_PORT"] ??= String(port + 12_000));
const gallery = process.env["GALLERY"];
const NOTIFICATIONS = /@notifications/;
/** Tests that need the back/forward cache. Playwright disables it, and the headless shell does not have it. */
const WITH_CACHE = /@page-cache/;
/** Tests of hidden tabs with the throttling of their timers, which Playwright turns off. */
const IN_BACKGROUND = /@background/;
const UNTHROTTLED = [
  "--disable-background-timer-throttling",
  "--disable-backgrounding-occluded-windows",
  "--disable-renderer-backgrounding",
];
// pictures to look at are taken only when they are asked for: npm run gallery
const chosen =
  gallery === undefined
    ? { grepInvert: [/@gallery/, NOTIFICATIONS, WITH_CACHE, IN_BACKGROUND] }
    : { grep: new RegExp(gallery) };
const executablePath = process.env["CHROMIUM_PATH"] ?? ["/usr/bin/chromium"].find((path) => existsSync(path));
// A headless shell has less to do, and no place to show a notification: those tests have a project of their own.
const shellPath = process.env["CHROMIUM_SHELL_PATH"] ?? executablePath;
const launchedBy = (path: string | undefined, more: string[] = []) => ({
  ...(path === undefined ? {} : { executablePath: path }),
  // containers run as root and have a small /dev/shm
  args: ["--no-sandbox", "--disable-dev-shm-usage", `--disable-features=${WITHOUT.join()}`, ...more],
});

// one pixel a point: two cores draw a phone's three by three too slowly
const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };

export default defineConfig({
  testDir: ".",
  globalSetup: "./src/prepare.ts",
  testMatch: "**/*.spec.ts",
  outputDir: "../test-results/browser",
  // two cores, shared with the server and its database
  workers: 2,
  fullyParallel: false,
  // a test that passed only at its second try is named in the report
  retries: 2,
  forbidOnly: true,
  timeout: scaled(120_000),
  expect: { timeout: scaled(10_000) },
  reporter: "list",
  use: {
    actionTimeout: scaled(15_000),
    navigationTimeout: scaled(20_000),
    baseURL: `http://localhost:${port}`,
    timezoneId: "Asia/Tashkent",
    // On the first visit, the console and the store use the browser's language.
    locale: "uz-UZ",
    // what a worker asks for no test can answer in its place: who tests the worker allows it
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    // recording takes a quarter of a test's time here: what failed is recorded when it is tried again
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: launchedBy(shellPath),
  },
  // A test may pick one size by its file's name: order.phone.spec.ts, board.desktop.spec.ts; others run in both.
  projects: [
    { name: "phone", use: phone, testIgnore: "**/*.desktop.spec.ts", ...chosen },
    {
      name: "desktop",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
      testIgnore: "**/*.phone.spec.ts",
      ...chosen,
    },
    ...(gallery !== undefined || process.env["E2E_WITHOUT_NOTIFICATIONS"] === "1"
      ? []
      : [
          {
            name: "notifications",
            use: { ...phone, launchOptions: launchedBy(executablePath) },
            grep: NOTIFICATIONS,
          },
          {
            name: "page-cache",
            use: {
              ...devices["Desktop Chrome"],
              viewport: { width: 1280, height: 800 },
              launchOptions: {
                ...launchedBy(executablePath),
                ignoreDefaultArgs: ["--disable-back-forward-cache"],
              },
            },
            grep: WITH_CACHE,
          },
          {
            name: "background",
            use: {
              ...devices["Desktop Chrome"],
              viewport: { width: 1280, height: 800 },
              launchOptions: {
                ...launchedBy(executablePath, [`--remote-debugging-port=${debugPort}`]),
                ignoreDefaultArgs: UNTHROTTLED,
              },
            },
            grep: IN_BACKGROUND,
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
      // One for each file of tests that has such a service.
      PUSH_SERVICES: [0, 1].map((more) => `http://127.0.0.1:${Number(pushPort) + more}`).join(),
      YANDEX_MAPS_KEY: "e2e-key-of-yandex-maps",
    },
    timeout: scaled(180_000),
    reuseExistingServer: process.env["E2E_REUSE"] === "1",
    gracefulShutdown: { signal: "SIGTERM", timeout: 12_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
