import { defineConfig } from "vitest/config";
import { scaleTime } from "../../scripts/setup/time-scale.mjs";

export default defineConfig({
  test: {
    name: "server",
    root: import.meta.dirname,
    environment: "node",
    include: ["src/**/*.test.ts"],
    globalSetup: ["./src/testing/global-setup.ts"],
    // Generous: a test that hangs is rare.
    testTimeout: scaleTime(180_000),
    hookTimeout: scaleTime(120_000),
    // Results of events and jobs arrive when a core is free.
    expect: { poll: { timeout: scaleTime(10_000) } },
    pool: "forks",
    // Files of one worker share their modules: loading all of them again for each file took most of the time.
    isolate: false,
    // Two cores, and the database wants its share.
    maxWorkers: 2,
    // The server runs as it is under Node, in tests too: nothing is transformed. No test of it mocks a module.
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
