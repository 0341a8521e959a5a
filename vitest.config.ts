import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { scaleTime } from "./scripts/setup/time-scale.mjs";

/**
 * One project a workspace. A workspace with needs of its own (the server's temporary PostgreSQL, a browser
 * application's compile step) has its own vitest.config.ts and is taken by path; the rest need no settings.
 */
const folders = [
  "packages/domain",
  "packages/contract",
  "packages/providers",
  "packages/city-map",
  "demo",
  "apps/server",
  "apps/storefront",
  "apps/console",
  "scripts",
  "bench",
];

/** Tests of components in a browser, beside the workspace's other tests. */
const components = ["./apps/storefront/vitest.browser.config.ts", "./apps/console/vitest.browser.config.ts"];

export default defineConfig({
  test: {
    projects: [
      ...components,
      ...folders.map((folder) => {
        const own = `${folder}/vitest.config.ts`;
        if (existsSync(new URL(own, import.meta.url))) return `./${own}`;
        return {
          test: {
            name: folder.split("/").at(-1) ?? folder,
            root: folder,
            environment: "node",
            include: ["**/*.test.{ts,tsx}"],
            exclude: ["**/node_modules/**", "**/build/**", "**/dist/**", "**/*.browser.test.tsx"],
            // Files of one worker share their modules, where none of them keeps a state: loading took most of the time.
            isolate: !folder.startsWith("packages/"),
            // These limits only end what hangs. Load can rise after the speed of the machine was measured.
            testTimeout: scaleTime(60_000),
            hookTimeout: scaleTime(120_000),
            expect: { poll: { timeout: scaleTime(2_000) } },
            // as the server's: they run at once
            maxWorkers: 2,
          },
        };
      }),
    ],
  },
});
