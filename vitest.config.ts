import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { scaleTime } from "./scripts/setup/time-scale.mjs";

/**
 * Workspaces with tests. Each is a Vitest project. A workspace with special settings has its own vitest.config.ts, for
 * example the server for its temporary PostgreSQL.
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

/** Configurations of the component tests, which run in a browser. */
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
            // Test files of packages share loaded modules, because loading took most of the time and modules have no state.
            isolate: !folder.startsWith("packages/"),
            // The limits only end tests that hang. They are long, because load can rise after the time scale was measured.
            testTimeout: scaleTime(60_000),
            hookTimeout: scaleTime(120_000),
            expect: { poll: { timeout: scaleTime(2_000) } },
            // The same number as in apps/server/vitest.config.ts, because the projects run at the same time.
            maxWorkers: 2,
          },
        };
      }),
    ],
  },
});
